import { config } from "zod";
import * as z from "./zod-parts.ts";

// The CSP forbids eval, and Firefox reports zod's attempt to use it as an error.
if (typeof window !== "undefined") config({ jitless: true });

export { z };
