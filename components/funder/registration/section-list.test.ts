import { documentSection, fieldSection, sectionStatus } from "@/components/funder/registration/section-list";

const words = { title: "Perusahaan", sub: "" };

test("counts what is filled in, and what the last check refused", () => {
  const section = fieldSection("perusahaan", words, { name: "Nama", npwp: "NPWP" });
  expect(section.fields.map((field) => field.name)).toEqual(["name", "npwp"]);
  expect(sectionStatus(section, { name: " ", npwp: "1" }, (name) => name === "name")).toEqual({ toFix: 1, done: 1, total: 2 });
});

test("optional documents are not counted among those to give", () => {
  const document = (field: string, optional: boolean) => ({ field, title: field, hint: "", optional });
  const section = documentSection(words, [document("nib", false), document("ktp", false), document("tdp", true)]);
  expect(sectionStatus(section, { nib: ["/f/1"], ktp: [], tdp: ["/f/2"] }, () => false)).toEqual({ toFix: 0, done: 1, total: 2 });
});
