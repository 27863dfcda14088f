// Tables opened by a request, and games played where no page draws them: that takes a tenth of the time.

import { drawing, drawn, nothing, playOutOfSight } from "./visitor.mjs";

/** A request of the visitor to the server, and its answer. */
export const asked = (visitor, path, body, method = body ? "POST" : "GET") =>
  visitor.page.evaluate(
    async ([where, content, how]) => {
      const headers = { "content-type": "application/json" };
      const sent = content ? { headers, body: JSON.stringify(content) } : {};
      return (await fetch(`/api/v1/${where}`, { method: how, ...sent })).json();
    },
    [path, body, method],
  );

/** A table opened by a request, at which the visitor has the seats "me"; it is not visited yet. */
export const opened = async (visitor, wanted) =>
  (await asked(visitor, "tables", { options: {}, ...wanted })).table;

/** A table opened by a request that the visitor looks at. */
export async function openTable(visitor, wanted) {
  const table = await opened(visitor, wanted);
  await visitor.visit(`table/${table}`);
  await visitor.turn();
  return table;
}

/** A table of a game against the computer at a position that was reached out of sight. */
export async function openAt(visitor, wanted, seed, isEnough, choose) {
  const table = await opened(visitor, { places: ["me", "novice"], ...wanted });
  await playOutOfSight(visitor, table, drawing(seed), isEnough, choose);
  await visitor.visit(`table/${table}`);
  await visitor.turn();
  return table;
}

/** Leave the table that the page shows, and come back when the game is further. */
export async function goOn(visitor, draw, isEnough) {
  const table = visitor.page.url();
  await visitor.page.goto(nothing(visitor.site));
  await playOutOfSight(visitor, new URL(table).pathname.split("/").at(-1), draw, isEnough);
  await visitor.page.goto(table);
  await visitor.turn();
}

/** A game of the visitor's own, which is over. */
export async function finish(visitor, game, seed) {
  const table = await openAt(visitor, { game }, seed, () => false);
  await visitor.page.locator("[data-result]").waitFor();
  await drawn(visitor.page);
  return table;
}

const over = new Map(); // by server and game: a table, and who played there, by his cookies
/** There is little room for it. */
export const LONG_NAME = "Aleksandra Wiśniewska";

/** Look at a game that is over as the one who played it: the same for all tests, so nothing may be changed of it. */
export async function finished(visitor, game) {
  const key = visitor.site.address + game;
  if (!over.has(key)) over.set(key, await played(visitor, game));
  const { table, cookies } = over.get(key);
  await visitor.context.addCookies(cookies);
  await visitor.visit(`table/${table}`);
  await visitor.turn();
  await visitor.page.locator("[data-result]").waitFor();
  await drawn(visitor.page);
  return table;
}

async function played(visitor, game) {
  visitor.site.dice(`finished ${game}`);
  if (game === "sagrada") await asked(visitor, "me", { name: LONG_NAME }, "PATCH");
  const table = await opened(visitor, { game, places: ["me", "novice"] });
  await playOutOfSight(visitor, table, drawing(3), () => false);
  return { table, cookies: await visitor.context.cookies() };
}
