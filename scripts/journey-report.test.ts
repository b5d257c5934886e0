import { type Journey, journeysToRepeat, journeyTotals } from "./journey-report.ts";

const journey = (name: string, status: Journey["status"], reason = ""): Journey => ({
  file: `${name[0]}.spec.ts`,
  line: Number(name.slice(1)),
  name,
  status,
  reason,
});

describe("results of the journeys", () => {
  const first = [journey("a1", "expected"), journey("a2", "unexpected"), journey("a3", "skipped"), journey("b1", "skipped", "needs nginx")];

  it("counts failures when nothing ran again", () => {
    expect(journeyTotals(first, [])).toEqual({ passed: 1, failed: 1, skipped: ["a3: ", "b1: needs nginx"], unstable: [] });
  });

  it("accepts a failed journey that passes each time alone, and names it", () => {
    const again = ["a1", "a2", "a3", "a1", "a2", "a3"].map((name) => journey(name, "expected"));
    expect(journeysToRepeat(first)).toEqual(["a.spec.ts"]);
    expect(journeyTotals(first, again)).toEqual({ passed: 3, failed: 0, skipped: ["b1: needs nginx"], unstable: ["a2"] });
  });

  it("counts a journey that fails once when it runs again", () => {
    const again = [journey("a1", "expected"), journey("a2", "expected"), journey("a3", "unexpected"), journey("a1", "unexpected")];
    expect(journeyTotals(first, [...again, journey("a2", "unexpected")])).toMatchObject({ passed: 0, failed: 3, unstable: [] });
  });

  it("runs a failed journey again by itself where the others of its file have run", () => {
    expect(journeysToRepeat([journey("a1", "expected"), journey("b7", "unexpected"), journey("b9", "skipped", "needs nginx")])).toEqual([
      "b.spec.ts:7",
    ]);
  });

  it("runs nothing again when many failed", () => {
    expect(journeysToRepeat(Array.from({ length: 7 }, (_, at) => journey(`a${at}`, "unexpected")))).toEqual([]);
  });
});
