import { companyRequest } from "@/components/funder/company/company-registration";
import { type CompanyValues, companyFormSchema } from "@/components/funder/company/company-schema";
import { companyForm } from "@/lib/contract/company-form";
import { emptyOf } from "@/lib/contract/field-list";
import { companyFields, infoUploadRequest } from "@/lib/contract/investor";

const emptyCompany: CompanyValues = { ...emptyOf(companyForm), mailingSame: false };
const filled: CompanyValues = {
  ...emptyCompany,
  name: "  PT Sumber Rejeki ",
  companyShortName: "Sumber",
  legalEntityType: "PT",
  workArea: "Konstruksi",
  contractId: "12",
  legalEntityId: "503/1",
  npwp: "01.234.567.8-901.000",
  legalPersonName: "Sari",
  idNumber: "A1234567",
  province: "DI Yogyakarta",
  city: "Sleman",
  district: "Depok",
  village: "Caturtunggal",
  postcode: "55281",
  address: "Jl. Kaliurang 5",
  mailingAddress: "Kotak Pos 7",
  fundingSource: "Hasil usaha",
  monthlyIncome: "Kurang dari Rp50 juta",
  bankName: "Bank Mandiri",
  bankAccount: "0012345678",
  companyEstablishmentPicUrl: ["/f/1"],
  contractFileUrl: ["/f/2"],
  contractModifyFileUrl: ["/f/3"],
  companySkPicUrl: ["/f/4"],
  ktpPicUrl: ["/f/5"],
  npwpPicUrl: ["/f/6"],
  nibFileUrl: ["/f/7"],
  companyBylawsPicUrl: ["/f/8", "/f/9", "/f/10"],
  internalFinancialReportUrl: ["/f/11"],
};
const request = (values: CompanyValues) => companyRequest("handle", companyFormSchema.parse(values));

test("the request matches the wire contract", () => {
  expect(infoUploadRequest.safeParse(request(filled)).error).toBeUndefined();
});

test("city carries all four levels, documents are lists, texts are trimmed, the account keeps its zeros", () => {
  expect(request(filled)).toMatchObject({
    type: 1,
    id: "handle",
    company: {
      id: "handle",
      name: "PT Sumber Rejeki",
      businessLicenseNo: "SIUP",
      npwp: "012345678901000",
      city: "DI Yogyakarta/Sleman/Depok/Caturtunggal",
      bankAccount: "0012345678",
      companyBylawsPicUrl: ["/f/8", "/f/9", "/f/10"],
      siupFileUrl: [],
    },
  });
});

test("accepts districts and villages with a slash in their names", () => {
  const papua = { ...filled, province: "Papua Pegunungan", city: "Kabupaten Tolikara", district: "Konda/ Kondaga", village: "Wuluk I/II" };
  const sent = request(papua);
  expect(sent).toMatchObject({ company: { city: "Papua Pegunungan/Kabupaten Tolikara/Konda/ Kondaga/Wuluk I/II" } });
  expect(infoUploadRequest.safeParse(sent).error).toBeUndefined();
});

test("sends neither a password nor fields that only the form has", () => {
  const sent = JSON.stringify(request(filled));
  expect(sent).not.toContain("password");
  expect(sent).not.toContain("mailingSame");
});

test("sends the address as mailing address where they are the same", () => {
  expect(request({ ...filled, mailingSame: true })).toMatchObject({ company: { mailingAddress: "Jl. Kaliurang 5" } });
});

/** The message of an empty field is one of few; these fields have others. */
const ownMessages = {
  name: "Silakan masukan konten",
  companyShortName: "Silahkan masukan singkatan perusahaan",
  idNumber: "Silahkan masukan No. KTP",
  legalPersonName: "Silahkan masukan nama PIC",
};
const optional = ["siupFileUrl", "tdpFileUrl", "auditedInternalFinancialReportUrl", "businessLicenseNo"];
const chosen = ["legalEntityType", "workArea", "province", "city", "district", "village", "fundingSource", "monthlyIncome", "bankName"];

test("an empty form reports each of its required fields in the words of the specification, and no other", () => {
  const issues = companyFormSchema.safeParse(emptyCompany).error?.issues ?? [];
  // A form shows the first message of a field.
  const messages = Object.fromEntries(issues.toReversed().map((issue) => [issue.path[0], issue.message]));
  const generic = (name: string) => {
    if (/Url$/.test(name)) return "Silakan unggah file";
    return chosen.includes(name) ? "Silakan pilih konten" : "Silakan masukkan konten";
  };
  const required = Object.keys(companyFields).filter((name) => !optional.includes(name));
  expect(required).toHaveLength(29);
  expect(messages).toEqual({ ...Object.fromEntries(required.map((name) => [name, generic(name)])), ...ownMessages });
});
