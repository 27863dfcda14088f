// A board with a position of dev/fixtures.py: board.html?position=basilica-middle&theme=dark&language=pl&narrow=1
import "../src/base.css";
import "../src/fonts";
import { mount } from "svelte";
import { apply, keep, type Language } from "../src/state/settings.svelte";
import { readyForGame } from "../src/state/i18n.svelte";
import BoardPreview from "./BoardPreview.svelte";

const asked = new URLSearchParams(location.search);
keep("theme", (asked.get("theme") ?? "light") as "light" | "dark");
keep("language", (asked.get("language") ?? "en") as Language);
apply();
const name = asked.get("position") ?? "basilica-middle";
const position = await (await fetch(`./positions/${name}.json`)).json();
await readyForGame(position.game);
mount(BoardPreview, { target: document.getElementById("app")!, props: { position, narrow: asked.has("narrow") } });
