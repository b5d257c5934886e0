import { MAIN_ID } from "@/lib/browser/names";
import { kitCopy } from "@/lib/content/kit";

/** First stop of the Tab key on every page. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="absolute bottom-full left-4 z-50 rounded-sm bg-arang px-5 py-3 font-semibold text-white no-underline focus:top-3 focus:bottom-auto focus-visible:outline-kunyit-400"
    >
      {kitCopy.skip}
    </a>
  );
}
