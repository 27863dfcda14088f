// A request that a page repeats while it is visible. Call `poll` while a component is initialised.

const POLL_INTERVAL_MS = 5000;

export interface Polled<T> {
  /** The last answer; it stays while the server cannot be reached. */
  latest: T | null;
  problem: unknown;
}

export function poll<T>(request: () => Promise<T>): Polled<T> {
  const polled: Polled<T> = $state({ latest: null, problem: null });

  async function update() {
    if (document.hidden) return;
    try {
      polled.latest = await request();
      polled.problem = null;
    } catch (problem) {
      polled.problem = problem;
    }
  }

  $effect(() => {
    void update();
    const timer = setInterval(update, POLL_INTERVAL_MS);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  });
  return polled;
}
