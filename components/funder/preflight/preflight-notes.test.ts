import { monthsAdvice, STATEMENT_FIELD } from "@/components/funder/preflight/preflight-notes";
import type { UploadItem } from "@/components/funder/upload/upload-state";

const item = (name: string, findings?: UploadItem["findings"]) => ({ uid: name, name, findings }) as UploadItem;

it("counts the months of all files of a bank statement, and says nothing while one shows none", () => {
  const two = item("a.pdf", { months: ["2026-01", "2026-02"] });
  expect(monthsAdvice([two], STATEMENT_FIELD)).toMatch(/hanya dari 2 bulan/);
  expect(monthsAdvice([two, item("b.pdf", { months: ["2026-03"] })], STATEMENT_FIELD)).toBe("");
  expect(monthsAdvice([two, item("b.jpg", {})], STATEMENT_FIELD)).toBe("");
  expect(monthsAdvice([two, item("b.pdf")], STATEMENT_FIELD)).toBe("");
  expect(monthsAdvice([], STATEMENT_FIELD)).toBe("");
  expect(monthsAdvice([two], "nibFileUrl")).toBe("");
});
