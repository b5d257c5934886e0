import { asksNotToCount, isSiteCounting } from "../browser/counting.ts";
import { onDomReady } from "../browser/on-dom-ready.ts";
import { enhanceActions } from "./actions.ts";
import { enhanceMenus, enhanceRateList, openRateList } from "./menus.ts";
import { enhancePage } from "./page.ts";
import { enhanceSession, openAccount } from "./session.ts";

// The deferred script of every page, bundled by lib/page/build-early-scripts.ts. An error in one part does not stop the rest.
for (const enhance of [
  enhancePage,
  () => enhanceMenus({ rates: openRateList, account: openAccount }),
  enhanceRateList,
  enhanceActions,
  () => onDomReady(enhanceSession),
  // After load, so that it delays nothing; browsers that ask not to be counted do not fetch it.
  () => {
    if (!isSiteCounting() || asksNotToCount()) return;
    // Blockers and lost connections keep the file away: the visit is not counted.
    const count = () => import("./counts.ts").then(({ countVisits }) => countVisits()).catch(() => undefined);
    addEventListener("load", () => void count());
  },
])
  try {
    enhance();
  } catch (cause) {
    reportError(cause);
  }
