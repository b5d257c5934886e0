import { offeredFacts } from "@/components/funder/personal/id-number-facts";
import { monthsIn } from "@/components/funder/preflight/inspect-file";
import { birthday } from "@/lib/contract/fields";
import { noteServerTime, serverNow } from "@/lib/server-clock";

const SERVER = "2026-11-26T03:00:00.000Z";

afterEach(() => jest.useRealTimers());

test.each(["1970-01-01", "1998-03-04", "2024-11-26", "2100-01-01"])("a device that thinks it is %s goes by the server's day", (device) => {
  jest.useFakeTimers({ now: new Date(`${device}T00:00:00Z`) });
  noteServerTime(Date.parse(SERVER));
  expect(serverNow().toISOString()).toBe(SERVER);
  jest.advanceTimersByTime(90_000);
  jest.setSystemTime(new Date("2001-01-01T00:00:00Z"));
  expect(serverNow().toISOString()).toBe("2026-11-26T03:01:30.000Z");
  expect(birthday().parse("2008-11-26")).toBe("2008-11-26");
  expect(birthday().safeParse("2008-11-27").success).toBe(false);
  expect(offeredFacts("3174015708050002")?.birthday).toBe("2005-08-17");
  expect(monthsIn("1 September 2026, 31/10/2026, 1 Desember 2026")).toEqual(["2026-09", "2026-10"]);
});
