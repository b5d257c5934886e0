import { flattenUtilities } from "./lib/styles/flatten-utilities.ts";

// Next makes the sheet small. Done by Tailwind before, a colour with an opacity would come twice, as `lab()` for new browsers.
export default { plugins: [["@tailwindcss/postcss", { optimize: false }], flattenUtilities] };
