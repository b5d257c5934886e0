import { openedFields } from "./field-list";

const address = ["province", "city", "district", "village", "postcode", "address"];

test("opens an address and a bank account as a whole, and any other field alone", () => {
  expect(openedFields(0, ["ktpPicUrl", "gender"])).toEqual(["ktpPicUrl", "gender"]);
  expect(openedFields(0, ["village"])).toEqual(address);
  expect(openedFields(0, ["bankAccount", "bankName", "city"])).toEqual(["bankName", "bankAccount", ...address]);
});

test("asks for what may repeat a corrected field: a person's tax number, a company's mailing address", () => {
  expect(openedFields(0, ["idNumber"])).toEqual(["idNumber", "npwp"]);
  expect(openedFields(1, ["idNumber"])).toEqual(["idNumber"]);
  expect(openedFields(1, ["address"])).toEqual([...address, "mailingAddress"]);
});
