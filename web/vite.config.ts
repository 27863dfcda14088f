import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// The built client goes into the package, so that `rosace serve` finds it wherever it is installed.
const OUT = "../src/rosace/server/client";

/** Rules as HTML: `import html from "...rules.md?html"`, with an anchor for every clause. */
function rules(): Plugin {
  return {
    name: "rules",
    load(id) {
      if (!id.endsWith(".md?html")) return null;
      const text = readFileSync(id.slice(0, -"?html".length), "utf8");
      return `export default ${JSON.stringify(anchored(marked.parse(text, { async: false })))}`;
    },
  };
}

/** Messages without their comments, and with no more indentation than they need: less to send. */
function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = readFileSync(id.slice(0, -"?raw".length), "utf8");
      return `export default ${JSON.stringify(
        text
          .replace(/^#.*\n/gm, "")
          .replace(/^ +/gm, " ")
          .replace(/\n{2,}/g, "\n"),
      )}`;
    },
  };
}

function anchored(html: string): string {
  return html
    .replaceAll("<table>", '<div class="scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replace(
      /<li>(<p>)?<strong>([A-Z]\d+\.\d+)<\/strong>/g,
      '<li id="$2">$1<a class="clause" href="#$2">$2</a>',
    )
    .replace(/<h2>([A-Z]\d+) /g, '<h2 id="$1">$1 ')
    .replace(
      /<p><img src="figure:([a-z-]+)" alt="([^"]*)"><\/p>/g,
      '<figure><div data-figure="$1"></div><figcaption>$2</figcaption></figure>',
    );
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), rules(), messages()],
  build: { outDir: OUT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8321", ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/unit/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
