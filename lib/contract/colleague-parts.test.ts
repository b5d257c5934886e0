import { consents } from "./agreements";
import { colleagueParts, fieldsOfPart } from "./colleague-parts";
import { companyForm } from "./company-form";

test("every field of the company form is in one part, and no consent", () => {
  const given = colleagueParts.flatMap((part) => fieldsOfPart(part).map(({ name }) => name));
  expect(given.toSorted()).toEqual(companyForm.map(({ name }) => name).toSorted());
  for (const { document } of consents) expect(given).not.toContain(document);
});

test("a director's data go with the identity card, the statements with no other paper", () => {
  expect(fieldsOfPart("director").map(({ name }) => name)).toEqual(["legalPersonName", "idNumber", "ktpPicUrl"]);
  expect(fieldsOfPart("statements").map(({ name }) => name)).toEqual([
    "companyBylawsPicUrl",
    "internalFinancialReportUrl",
    "auditedInternalFinancialReportUrl",
  ]);
});
