import "./base.css";
import "./fonts";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./state/settings.svelte";
import { loadMessages } from "./state/i18n.svelte";

applySettings();
await loadMessages();
mount(App, { target: document.getElementById("app")! });
