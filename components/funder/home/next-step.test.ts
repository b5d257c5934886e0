import { nextStep } from "@/components/funder/home/next-step";
import { reviewSchema } from "@/lib/contract/investor";

const account = { id: "a", type: 0 as const, username: "Rani", validate: false };

test.each([
  ["correction", "Ada data yang perlu diperbaiki"],
  ["approved", "Data Anda sudah disetujui"],
  ["refused", "Data Anda belum disetujui"],
  ["reviewing", "Data Anda sedang diperiksa"],
  ["received", "Data Anda sudah kami terima"],
])("leads from %s to the page with the state", (status, title) => {
  expect(nextStep({ ...account, review: reviewSchema.parse({ status }) })).toMatchObject({ title, href: "/statusPendaftaran" });
});

test("leads to the form of the account while details are missing, else to funding", () => {
  expect(nextStep({ ...account, type: 1, validate: true })).toMatchObject({
    title: "Lengkapi data Anda",
    href: expect.stringContaining("/registerCompany"),
  });
  expect(nextStep(account)).toMatchObject({ title: "Data Anda lengkap", href: "/pendanna" });
});
