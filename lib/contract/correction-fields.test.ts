import { openedFields } from "./correction-fields";

test("opens a region and a bank account as a whole, and any other field alone", () => {
  expect(openedFields(["ktpPicUrl", "npwp"])).toEqual(["ktpPicUrl", "npwp"]);
  expect(openedFields(["village"])).toEqual(["province", "city", "district", "village", "postcode"]);
  expect(openedFields(["bankAccount", "bankName", "city"])).toEqual([
    "bankName",
    "bankAccount",
    "province",
    "city",
    "district",
    "village",
    "postcode",
  ]);
});
