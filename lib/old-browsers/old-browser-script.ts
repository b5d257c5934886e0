import { updateLayout } from "./layout.ts";
import { addPolyfills } from "./polyfills.ts";

// Runs before every other script, in old browsers only.
addPolyfills();
updateLayout();
