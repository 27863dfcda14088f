// The rules of our games as HTML, made when the client is built, and loaded on demand.

const pages = import.meta.glob<string>("../../../src/rosace/games/*/rules*.md", {
  query: "?html",
  import: "default",
});

const file = (game: string, suffix: string) => `../../../src/rosace/games/${game}/rules${suffix}.md`;

/** Whether the client has the rules of a game. */
export const hasRules = (game: string): boolean => Object.hasOwn(pages, file(game, ""));

/** The rules in a language, or in English. */
export function loadRules(game: string, language: string): Promise<string> {
  return (pages[file(game, `.${language}`)] ?? pages[file(game, "")])!();
}
