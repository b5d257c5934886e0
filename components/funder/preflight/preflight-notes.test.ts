import { adviceOf, STATEMENT_FIELD } from "@/components/funder/preflight/preflight-notes";
import type { UploadItem } from "@/components/funder/upload/upload-state";

const item = (name: string, findings?: UploadItem["findings"]) => ({ uid: name, name, findings }) as UploadItem;

it("counts the months of all files of a bank statement, and says nothing while one shows none", () => {
  const two = item("a.pdf", { months: ["2026-01", "2026-02"] });
  expect(adviceOf([two], STATEMENT_FIELD)).toEqual([expect.stringMatching(/hanya dari 2 bulan/)]);
  expect(adviceOf([two, item("b.pdf", { months: ["2026-03"] })], STATEMENT_FIELD)).toEqual([]);
  expect(adviceOf([two, item("b.jpg", {})], STATEMENT_FIELD)).toEqual([]);
  expect(adviceOf([two, item("b.pdf")], STATEMENT_FIELD)).toEqual([]);
  expect(adviceOf([], STATEMENT_FIELD)).toEqual([]);
  expect(adviceOf([two], "nibFileUrl")).toEqual([]);
});

it("names each file with a fault", () => {
  expect(adviceOf([item("ktp.jpg", { fault: "blurred" }), item("b.pdf", { fault: "damaged" })], "ktpPicUrl")).toEqual([
    expect.stringMatching(/^ktp\.jpg: .*buram/),
    expect.stringMatching(/^b\.pdf: .*rusak/),
  ]);
});
