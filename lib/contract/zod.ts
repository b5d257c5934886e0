import { config, z } from "zod";

// The policy of every page forbids eval: the library need not try it in the browser, which Firefox reports as an error.
if (typeof window !== "undefined") config({ jitless: true });

export { z };
