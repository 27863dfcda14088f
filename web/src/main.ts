import "./base.css";
import "./fonts";
import { mount } from "svelte";
import App from "./App.svelte";
import { startFollowing } from "./state/accountSettings";
import { applySettings } from "./state/settings.svelte";
import { loadMessages } from "./state/i18n.svelte";

applySettings();
await loadMessages();
startFollowing();
mount(App, { target: document.getElementById("app")! });
