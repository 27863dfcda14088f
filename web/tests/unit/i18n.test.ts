// Every message that the client names is there, in every language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../../src");
const LOCALES = resolve(import.meta.dirname, "../../../src/rosace/locales");
const NOT_LOADED = ["arena.ftl", "cli.ftl", "verify.ftl"];

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"));

/** What stands as a key: in `say("...")`, and wherever a text begins with web-, as in `a ? "web-b" : "web-c"`. */
const SAID = /(?<![.\w])(?:say|hasMessage)\(\s*(["'`])(.+?)\1/g;
const NAMED = /(["'`])@?(web-.+?)\1/g;
const keys = new Set(
  sources.flatMap((text) =>
    [SAID, NAMED].flatMap((form) => [...text.matchAll(form)].map((found) => found[2]!)),
  ),
);

function messages(language: string): string[] {
  const bundle = new FluentBundle(language);
  for (const file of readdirSync(join(LOCALES, language)).filter((name) => !NOT_LOADED.includes(name))) {
    bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, file), "utf8")), {
      allowOverrides: true,
    });
  }
  return [...bundle._messages.values()].flatMap(({ id, value, attributes }) => [
    ...(value ? [id] : []),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

/** A key with parts that are put in, `web-level-${name}`, as what it may become. */
function form(key: string): RegExp {
  const parts = key.split(/\$\{.+?\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[\\w-]+")}$`);
}

test("keys are found", () => {
  expect(keys.size).toBeGreaterThan(150);
  expect([...keys].some((key) => key.includes("${"))).toBe(true);
});

describe.each(readdirSync(LOCALES))("%s", (language) => {
  const known = messages(language);

  test("has a message for every key", () => {
    const spoken = new Set(known);
    const missing = [...keys].filter(
      (key) => !spoken.has(key) && !(key.includes("${") && known.some((one) => form(key).test(one))),
    );
    expect(missing).toEqual([]);
  });

  test("has no message of the client that nothing names", () => {
    const named = [...keys].filter((key) => key.includes("${")).map(form);
    const own = known.filter((one) => one.startsWith("web-"));
    expect(own.filter((one) => !keys.has(one) && !named.some((form) => form.test(one)))).toEqual([]);
  });
});
