import { knownValues, mailsToAddress } from "@/components/funder/review/known-values";

const of = (values: Record<string, string>) => ({ fields: Object.entries(values).map(([name, value]) => ({ name, value })) });
const place = { province: "Bali", city: "Kota Denpasar", district: "Denpasar Barat", village: "Pemecutan" };
const person = of({
  ...place,
  idNumber: "3174014101900002",
  npwp: "3174014101900002",
  postcode: "80111",
  address: "Jalan Imam Bonjol 1",
  bankName: "Bank Mandiri",
  bankAccount: "0012345678",
  placeOfBirth: "Denpasar",
});

test("gives the companions of a field, never the field itself nor any other", () => {
  expect(knownValues(0, ["bankAccount"], person)).toEqual({ bankName: "Bank Mandiri" });
  expect(knownValues(0, ["bankName"], person)).toEqual({ bankAccount: "0012345678" });
  expect(knownValues(0, ["placeOfBirth", "ktpPicUrl"], person)).toEqual({});
  expect(knownValues(0, ["address"], person)).toEqual({ ...place, postcode: "80111" });
});

test("leaves out fields that depend on a corrected one", () => {
  expect(knownValues(0, ["district"], person)).toEqual({ province: "Bali", city: "Kota Denpasar", address: "Jalan Imam Bonjol 1" });
  expect(knownValues(0, ["idNumber"], person)).toEqual({});
  expect(knownValues(0, ["idNumber"], of({ idNumber: "3174014101900002", npwp: "012345678901000" }))).toEqual({ npwp: "012345678901000" });
});

test("splits the joined region of a company, also when names contain the separator", () => {
  const region = { province: "Papua Pegunungan", district: "Konda/ Kondaga", village: "Wuluk I/II" };
  const company = { address: "Jalan 1", mailingAddress: "Jalan 1", postcode: "99562" };
  const joined = "Papua Pegunungan/Kabupaten Tolikara/Konda/ Kondaga/Wuluk I/II";
  expect(knownValues(1, ["address"], of({ ...company, ...region, city: joined }))).toEqual({
    ...region,
    city: "Kabupaten Tolikara",
    postcode: "99562",
  });
  expect(knownValues(1, ["postcode"], of({ ...company, city: "Bali/Kota Denpasar/Denpasar Barat/Pemecutan" }))).toEqual({
    ...place,
    address: "Jalan 1",
    mailingAddress: "Jalan 1",
  });
  expect(knownValues(1, ["postcode"], of({ ...company, city: joined }))).toEqual({ address: "Jalan 1", mailingAddress: "Jalan 1" });
});

test.each([
  [["address"], "Jalan 1", true],
  [["postcode"], "Jalan 1", true],
  [["postcode"], "Jalan 2", false],
  [["mailingAddress"], "Jalan 1", false],
  [["bankAccount"], "Jalan 1", false],
])("a correction of %s with the mailing address %s: it follows the address: %s", (asked, mailingAddress, follows) => {
  expect(mailsToAddress(1, asked, of({ address: "Jalan 1", mailingAddress }))).toBe(follows);
});
