import { keepLayout } from "./layout.ts";
import { addPolyfills } from "./polyfills.ts";

/** Runs before every other script in browsers that lack a part of the platform; today's browsers do not fetch it. */
addPolyfills();
keepLayout();
