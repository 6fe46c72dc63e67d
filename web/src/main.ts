import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { setLang } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("no #app in the page");
await setLang(settings.lang);
mount(App, { target });
