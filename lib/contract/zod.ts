import { config } from "zod";
import * as z from "./zod-parts.ts";

// The policy of every page forbids eval: the library need not try it in the browser, which Firefox reports as an error.
if (typeof window !== "undefined") config({ jitless: true });

export { z };
