// A board with a position of dev/fixtures.py: board.html?position=basilica-middle&theme=dark&language=pl&narrow=1
import "../src/base.css";
import "../src/fonts";
import { mount } from "svelte";
import { applySettings, saveSetting, type Language } from "../src/state/settings.svelte";
import { loadGameMessages } from "../src/state/i18n.svelte";
import BoardPreview from "./BoardPreview.svelte";

const asked = new URLSearchParams(location.search);
saveSetting("theme", (asked.get("theme") ?? "light") as "light" | "dark");
saveSetting("language", (asked.get("language") ?? "en") as Language);
applySettings();
const name = asked.get("position") ?? "basilica-middle";
const position = await (await fetch(`./positions/${name}.json`)).json();
await loadGameMessages(position.game);
mount(BoardPreview, {
  target: document.getElementById("app")!,
  props: { position, narrow: asked.has("narrow") },
});
