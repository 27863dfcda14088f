// What a page asks for again and again while somebody looks at it. Called while a component is made.

const AGAIN = 5000; // milliseconds

export interface Repeated<T> {
  /** The last answer; it stays while the server is away. */
  now: T | null;
  problem: unknown;
}

export function repeated<T>(ask: () => Promise<T>): Repeated<T> {
  const found: Repeated<T> = $state({ now: null, problem: null });

  async function look() {
    if (document.hidden) return;
    try {
      found.now = await ask();
      found.problem = null;
    } catch (problem) {
      found.problem = problem;
    }
  }

  $effect(() => {
    void look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  });
  return found;
}
