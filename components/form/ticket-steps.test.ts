import { ticketSteps } from "@/components/form/ticket-steps";
import { businessLoan } from "@/lib/content/business-loan";
import { dataRights } from "@/lib/content/data-rights";
import { helpPage } from "@/lib/content/help";

/** Monday. */
const at = Date.parse("2026-11-30T03:00:00Z");
const dates = (answers: Parameters<typeof ticketSteps>[0], kind: string) => ticketSteps(answers, kind, at).map(({ when }) => when);

test("a receipt has the one deadline of its kind", () => {
  const rights = dataRights.kinds.map(({ value, when }) => [when.match(/\d+ (?:× 24 jam|hari kerja)/)?.[0], dates(dataRights.done.answers, value)]);
  expect(rights).toEqual([
    ...Array(4).fill(["3 × 24 jam", ["Paling lambat 3 Desember 2026"]]),
    ["10 hari kerja", [expect.stringMatching(/^Paling lambat 1\d Desember 2026$/)]],
  ]);
  expect(dates(helpPage.complaint.done.answers, "service")).toHaveLength(1);
  expect(dates(businessLoan.done.answers, "business-loan")).toHaveLength(1);
});
