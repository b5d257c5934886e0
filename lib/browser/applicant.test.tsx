import { applicantOf, forgetApplicant, rememberApplicant } from "./applicant";

const applicant = { username: "Budi", email: "budi@contoh.id", mobile: "6281234567890" };

test("stores only the account fields of one registration", () => {
  rememberApplicant("a", { ...applicant, password: "rahasia" } as typeof applicant);
  expect(applicantOf("a")).toEqual(applicant);
  expect(applicantOf("b")).toEqual({});
  expect(JSON.stringify(sessionStorage)).not.toContain("rahasia");
  forgetApplicant("a");
  expect(applicantOf("a")).toEqual({});
});

test("ignores invalid stored data", () => {
  sessionStorage.setItem("applicant:c", "{");
  expect(applicantOf("c")).toEqual({});
});
