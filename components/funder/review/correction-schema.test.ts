import { correctionRequest } from "@/components/funder/review/api";
import { correctionSchema } from "@/components/funder/review/correction-schema";
import { infoCorrectionRequest } from "@/lib/contract/account";

const region = { province: "Bali", city: "Kota Denpasar", district: "Denpasar Barat", village: "Pemecutan", postcode: "80111" };

test("the request has the open fields only and matches the wire contract", () => {
  const person = correctionRequest(0, correctionSchema(0, ["npwp", "ktpPicUrl"]).parse({ npwp: "3174014101900001", ktpPicUrl: ["/f/1"], extra: 1 }));
  expect(person).toEqual({ type: 0, fields: { npwp: "3174014101900001", ktpPicUrl: ["/f/1"] } });
  expect(infoCorrectionRequest.safeParse(person).error).toBeUndefined();
  const company = correctionRequest(1, correctionSchema(1, Object.keys(region)).parse(region));
  expect(company.fields).toMatchObject({ city: "Bali/Kota Denpasar/Denpasar Barat/Pemecutan", postcode: "80111" });
  expect(infoCorrectionRequest.safeParse(company).error).toBeUndefined();
});

test("an empty correction reports its open fields only", () => {
  const issues = correctionSchema(0, ["idNumber", "ktpPicUrl"]).safeParse({ idNumber: "", ktpPicUrl: [] }).error?.issues ?? [];
  expect([...new Set(issues.map(({ path }) => path[0]))]).toEqual(["idNumber", "ktpPicUrl"]);
});
