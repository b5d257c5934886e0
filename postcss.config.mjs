import { flattenUtilities } from "./lib/styles/flatten-utilities.ts";

export default { plugins: ["@tailwindcss/postcss", flattenUtilities] };
