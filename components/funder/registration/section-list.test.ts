import { documentSection, fieldSection, sectionStatus } from "@/components/funder/registration/section-list";
import { funderCopy } from "@/lib/content/funder";
import { numberText } from "@/lib/format/number";
import { FILES_PER_REGISTRATION_MAX, UPLOAD_BYTES_PER_ACCOUNT_DAY } from "@/lib/limits";

const copy = { title: "Perusahaan", sub: "" };

test("counts filled fields and the errors of the last validation", () => {
  const section = fieldSection("perusahaan", copy, { name: "Nama", npwp: "NPWP" });
  expect(section.fields.map((field) => field.name)).toEqual(["name", "npwp"]);
  expect(sectionStatus(section, { name: " ", npwp: "1" }, (name) => name === "name")).toEqual({ toFix: 1, done: 1, total: 2 });
});

test("of the levels of a region, only the first empty one counts", () => {
  const section = fieldSection("alamat", copy, { province: "Provinsi", city: "Kota/Kabupaten", district: "Kecamatan", address: "Alamat" });
  expect(sectionStatus(section, {}, () => true)).toMatchObject({ toFix: 2, total: 4 });
  expect(sectionStatus(section, { province: "Bali" }, (name) => name !== "province").toFix).toBe(2);
});

test("optional documents do not count as missing", () => {
  const document = (field: string, optional: boolean) => ({ field, title: field, hint: "", optional, about: "", sample: "nib" as const });
  const section = documentSection(copy, [document("nib", false), document("ktp", false), document("tdp", true)]);
  expect(sectionStatus(section, { nib: ["/f/1"], ktp: [], tdp: ["/f/2"] }, () => false)).toEqual({ toFix: 0, done: 1, total: 2 });
});

test.each(["company", "personal"] as const)("the documents of a %s form say beforehand how much an account may store", (form) => {
  const { sub } = funderCopy[form].sections.documents;
  expect(sub).toContain(`${FILES_PER_REGISTRATION_MAX} berkas`);
  expect(sub).toContain(`${numberText(UPLOAD_BYTES_PER_ACCOUNT_DAY / 1_048_576)} MB sehari`);
});
