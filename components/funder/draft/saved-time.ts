import { shortMonth, twoDigits } from "@/lib/format/date";

/**
 * When a draft was saved, for people: "10.42", with the day in front when it was another one. Milliseconds since the
 * epoch.
 */
export function savedTime(savedAt: number, now: number = Date.now()): string {
  const saved = new Date(savedAt);
  const time = `${twoDigits(saved.getHours())}.${twoDigits(saved.getMinutes())}`;
  return saved.toDateString() === new Date(now).toDateString() ? time : `${saved.getDate()} ${shortMonth(saved.getMonth())}, ${time}`;
}
