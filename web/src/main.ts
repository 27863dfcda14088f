import "./base.css";
import "./fonts";
import { mount } from "svelte";
import App from "./App.svelte";
import { apply } from "./state/settings.svelte";
import { ready } from "./state/i18n.svelte";

apply();
await ready();
mount(App, { target: document.getElementById("app")! });
