import { whenParsed } from "../browser/when-parsed.ts";
import { enhanceDeeds } from "./deeds.ts";
import { enhanceMenus } from "./menus.ts";
import { enhancePage } from "./page.ts";
import { enhanceRateList, openRateList } from "./rate-list.ts";
import { enhanceSession, openAccount } from "./session.ts";

/** Runs first in the head of every page; `lib/page/early-script.ts` bundles it. What fails in one part leaves the others alone. */
for (const enhance of [
  enhancePage,
  () => enhanceMenus({ rates: openRateList, account: openAccount }),
  enhanceRateList,
  enhanceDeeds,
  () => whenParsed(enhanceSession),
])
  try {
    enhance();
  } catch (cause) {
    reportError(cause);
  }
