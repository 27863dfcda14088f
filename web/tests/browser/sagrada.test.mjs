import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOver, NEARLY_OVER, playOut, testsOf } from "./games.mjs";
import { visited } from "./site.mjs";
import { ALL, byMouse, drawing, playElsewhere, Visitor } from "./visitor.mjs";

const here = visited();

testsOf("sagrada", here, 2, "fr");

test("sagrada alone, as the window of the day: once a day, the same table again, and a result in the list", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.visit("daily");
  await page.getByRole("button", { name: "Play today’s window" }).click();
  await page.waitForURL(/\/table\//);
  const table = page.url();
  const draw = drawing(71);
  await playOut(
    visitor,
    () => byMouse(visitor, draw),
    (done) => done === 3 && !ALL && playElsewhere(visitor, draw, NEARLY_OVER.sagrada),
  );
  await assertOver(visitor);
  await visitor.visit("daily");
  await page.locator("tr.mine").waitFor();
  await page.getByRole("button", { name: "See today’s window" }).click();
  await page.waitForURL(/\/table\//);
  assert.equal(page.url(), table);
  await visitor.leave();
});

test("sagrada: tools and public objectives are laid out once the window is chosen", async () => {
  const visitor = await Visitor.come(here);
  const { page } = visitor;
  await visitor.open("sagrada", "Play the computer", "novice");
  await visitor.turn();
  await page.getByText("are laid out when everyone has chosen a window").waitFor();
  assert.equal(await page.locator('[data-el^="tool:"]').count(), 0);
  await byMouse(visitor, drawing(5));
  await visitor.turn();
  await page.locator('[data-el^="tool:"]').first().waitFor();
  assert.equal(await page.getByText("are laid out when everyone has chosen a window").count(), 0);
  await visitor.leave();
});
