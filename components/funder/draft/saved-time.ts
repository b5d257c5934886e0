const clock = new Intl.DateTimeFormat("id-ID", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("id-ID", { day: "numeric", month: "short" });

/** When a draft was saved, for people: "10.42", with the day in front when it was another one. Milliseconds since the epoch. */
export function savedTime(savedAt: number, now: number = Date.now()): string {
  const time = clock.format(savedAt);
  return new Date(savedAt).toDateString() === new Date(now).toDateString() ? time : `${day.format(savedAt)}, ${time}`;
}
