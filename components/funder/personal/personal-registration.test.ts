import { personalRequest } from "@/components/funder/personal/personal-registration";
import { personalFormSchema } from "@/components/funder/personal/personal-schema";
import { emptyOf, examplesOf } from "@/lib/contract/field-list";
import { infoUploadRequest } from "@/lib/contract/investor";
import { personForm } from "@/lib/contract/person-form";

const emptyPersonal = emptyOf(personForm);
const filled = {
  ...examplesOf(personForm, "/f/1"),
  idNumber: "3174 0101 0190 0001",
  npwp: "3174010101900001",
  gender: "LAKI-LAKI",
  incomePicUrlList: ["/f/4", "/f/5"],
};

test("the request matches the wire contract", () => {
  const request = personalRequest("handle", personalFormSchema.parse(filled));
  expect(infoUploadRequest.safeParse(request).error).toBeUndefined();
  expect(request).toMatchObject({
    type: 0,
    id: "handle",
    person: { idNumber: "3174010101900001", gender: "LAKI-LAKI", city: "Kota Jakarta Selatan", incomePicUrlList: ["/f/4", "/f/5"] },
  });
  expect(JSON.stringify(request)).not.toContain("password");
});

test("an empty form reports each field in the words of the specification", () => {
  const issues = personalFormSchema.safeParse(emptyPersonal).error?.issues ?? [];
  // A form shows the first message of a field.
  const messages = Object.fromEntries(issues.toReversed().map((issue) => [issue.path[0], issue.message]));
  const chosen = ["gender", "province", "city", "district", "village", "bankName"];
  const message = (name: string) => {
    if (/Url(List)?$/.test(name)) return "Silakan unggah file";
    return chosen.includes(name) ? "Silakan pilih konten" : "Silakan masukkan konten";
  };
  expect(messages).toEqual(Object.fromEntries(Object.keys(emptyPersonal).map((name) => [name, message(name)])));
});

test("refuses a person below 18", () => {
  // Where this runs it may still be the year before Jakarta's.
  const birthday = `${new Date().getFullYear() - 16}-01-01`;
  expect(personalFormSchema.safeParse({ ...filled, birthday }).error?.issues[0]?.message).toBe("Pemberi dana harus berusia minimal 18 tahun.");
});
