import { adFlags } from "../browser/names.ts";

/** Minutes after midnight in Jakarta between which the service is open, every day (`contact.hours` in lib/content/site.ts). */
const [OPENS_AT, CLOSES_AT] = [510, 1_050];

/** Says on `<html>` whether the service is open, for CSS. */
export function markServiceHours(): void {
  // Minutes since midnight in Jakarta.
  const minutes = (Math.floor(Date.now() / 60_000) + 420) % 1440;
  document.documentElement.dataset.service = minutes >= OPENS_AT && minutes < CLOSES_AT ? "open" : "closed";
}

/**
 * What CSS has to know before the first paint, on `<html>`; in the HTML of every page, so it must stay small.
 */
export function markFirstPaint(): void {
  const { dataset, style } = document.documentElement;
  markServiceHours();
  if (typeof navigator.share === "function") dataset.canShare = "";
  // On an iPhone the App Store badge comes first (`AppBadges`).
  if (/iPhone/.test(navigator.userAgent)) style.setProperty("--ios", "-1");
  // Not lib/browser/storage.ts, which is too large here. Some browsers refuse storage.
  if (localStorage.getItem(adFlags.topWarn) !== null) dataset.topWarn = "closed";
}
