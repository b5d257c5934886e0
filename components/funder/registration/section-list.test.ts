import { documentSection, fieldSection, sectionStatus } from "@/components/funder/registration/section-list";

const copy = { title: "Perusahaan", sub: "" };

test("counts filled fields and the errors of the last validation", () => {
  const section = fieldSection("perusahaan", copy, { name: "Nama", npwp: "NPWP" });
  expect(section.fields.map((field) => field.name)).toEqual(["name", "npwp"]);
  expect(sectionStatus(section, { name: " ", npwp: "1" }, (name) => name === "name")).toEqual({ toFix: 1, done: 1, total: 2 });
});

test("optional documents do not count as missing", () => {
  const document = (field: string, optional: boolean) => ({ field, title: field, hint: "", optional });
  const section = documentSection(copy, [document("nib", false), document("ktp", false), document("tdp", true)]);
  expect(sectionStatus(section, { nib: ["/f/1"], ktp: [], tdp: ["/f/2"] }, () => false)).toEqual({ toFix: 0, done: 1, total: 2 });
});
