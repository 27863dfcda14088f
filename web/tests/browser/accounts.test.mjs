// Accounts: the mark beside a name, sessions on several devices, the password, deletion, a table by invitation.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertSound } from "./screens.mjs";
import { visited } from "./site.mjs";
import { Visitor } from "./visitor.mjs";

const here = visited();
const PASSWORD = "correct horse";

async function credentials({ page }, name, button, password = PASSWORD) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByText("Account", { exact: true }).click();
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: button }).click();
}

/** Somebody with an account. */
async function registered(name, context) {
  const visitor = await Visitor.come(here, context);
  await visitor.visit("you");
  await credentials(visitor, name, "Create account");
  await visitor.page.getByText(`Signed in as ${name}.`).waitFor();
  return visitor;
}

const panel = ({ page }) => page.locator("[data-account-panel]");

test("an account is signed in on two devices, and signs the other one out by keyboard", async () => {
  const one = await registered("Halina");
  const telephone = await Visitor.come(here, { viewport: { width: 360, height: 740 } });
  await telephone.visit("you");
  await credentials(telephone, "Halina", "Sign in");
  await panel(telephone).getByText("This device").waitFor();
  assert.equal(await panel(telephone).getByRole("listitem").count(), 2);
  for (const part of ["Change password", "Delete account"])
    await panel(telephone).getByText(part).first().click();
  await assertSound(telephone, "an account on a telephone", true);
  await one.page.reload();
  await panel(one).getByRole("button", { name: "Sign out everywhere else" }).focus();
  await one.page.keyboard.press("Enter");
  await panel(one).getByText("Signed out everywhere else.", { exact: true }).waitFor();
  assert.equal(await panel(one).getByRole("listitem").count(), 1);
  await telephone.page.reload();
  await telephone.page.getByRole("button", { name: "Save name" }).waitFor();
  for (const visitor of [one, telephone]) {
    visitor.assertNoErrors();
    await visitor.leave();
  }
});

test("a password is changed with the old one", async () => {
  const visitor = await registered("Ignacy");
  const { page } = visitor;
  await page.getByText("Change password").first().click();
  const change = async (old) => {
    await page.getByLabel("Current password").first().fill(old);
    await page.getByLabel(/^New password/).fill("battery staple");
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await change("wrong horse");
  await page.getByText("Wrong name or password.").waitFor();
  await change(PASSWORD);
  await page.getByText("Password changed.").waitFor();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await credentials(visitor, "Ignacy", "Sign in", "battery staple");
  await page.getByText("Signed in as Ignacy.").waitFor();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("the name of an account is marked at a table, and is a neutral one after its deletion", async () => {
  const owner = await registered("Jagoda");
  await owner.open("basilica", "Play the computer", "novice");
  await owner.turn();
  const watcher = await Visitor.come(here);
  await watcher.page.goto(owner.page.url());
  const players = watcher.page.getByRole("list", { name: "Players" });
  await players.getByText("Jagoda").waitFor();
  assert.equal((await watcher.page.locator("[data-account]").count()) > 0, true);
  assert.match(await players.getByRole("listitem").first().innerText(), /Jagoda[^]*account/);
  assert.doesNotMatch(await players.getByRole("listitem").nth(1).innerText(), /account/);
  await owner.visit("you");
  await owner.page.getByText("Delete account").first().click();
  await owner.page.getByLabel("Current password").last().fill(PASSWORD);
  await owner.page.getByRole("button", { name: "Delete my account" }).click();
  await owner.page.getByText("Your account is deleted.").waitFor();
  // The result stands in the place of the list.
  await watcher.page.getByRole("dialog").getByText("Former player").first().waitFor();
  assert.equal(await watcher.page.locator("[data-account]").count(), 0);
  for (const visitor of [owner, watcher]) {
    visitor.assertNoErrors();
    await visitor.leave();
  }
});

test("a name that looks like the server's is refused in words", async () => {
  const visitor = await Visitor.come(here);
  await visitor.visit("you");
  await visitor.page.getByLabel("Name", { exact: true }).fill("Adm1n");
  await visitor.page.getByRole("button", { name: "Save name" }).click();
  await visitor.page.getByText("This name is reserved").waitFor();
  visitor.assertNoErrors();
  await visitor.leave();
});

test("a private table is entered by a link whose word no address sent to the server has", async () => {
  const host = await Visitor.come(here);
  await host.visit("new/basilica");
  const opened = await host.page.evaluate(async () => {
    const wanted = { game: "basilica", places: ["me", "free"], visibility: "private" };
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/v1/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
    return answer.json();
  });
  const guest = await Visitor.come(here);
  const addresses = [];
  guest.page.on("request", (request) => addresses.push(request.url()));
  await guest.visit(`table/${opened.table}#i=${opened.invitation}`);
  await guest.page.getByLabel("What should we call you?").waitFor();
  const sent = addresses.map((address) => address.split("#")[0]);
  assert.ok(sent.some((address) => address.endsWith(`${opened.table}/invitation`)));
  assert.ok(sent.every((address) => !address.includes(opened.invitation)));
  for (const visitor of [host, guest]) {
    visitor.assertNoErrors();
    await visitor.leave();
  }
});

test("a guest downloads everything, and is forgotten", async () => {
  const visitor = await Visitor.come(here, { viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  await visitor.visit("you");
  await page.getByLabel("Name", { exact: true }).fill("Kunegunda");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Name saved.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^rosace-\d{4}-\d\d-\d\d\.zip$/);
  await page.getByText("Forget me").first().click();
  await assertSound(visitor, "a guest's data on a telephone", true);
  await page.getByRole("button", { name: "Forget me" }).click();
  await page.getByText("You’re a new guest now.").waitFor();
  assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "");
  visitor.assertNoErrors();
  await visitor.leave();
});
