import { submitDetails } from "@/components/funder/registration/api";
import { rememberApplicant } from "@/lib/browser/applicant";
import type { InfoUploadRequest } from "@/lib/contract/investor";

jest.mock("../../../lib/contract/fields", () => {
  throw new Error("Failed to load chunk");
});

test("details are sent without the account fields where their rules cannot be loaded", async () => {
  const answer = { status: 200, headers: new Headers(), text: async () => JSON.stringify({ code: "0000", message: "Diterima." }) };
  global.fetch = jest.fn(async () => answer) as never;
  rememberApplicant("h-1", { username: "Sekar", email: "sekar@contoh.id", mobile: "628123456789" });
  const request = { id: "h-1", type: 0, person: { address: "Jalan Melati" } } as unknown as InfoUploadRequest;
  const submit = submitDetails.mutationFn as (submission: object) => Promise<object>;
  await expect(submit({ request, given: [], key: undefined, ofSession: false })).resolves.toMatchObject({ message: "Diterima." });
  expect(JSON.parse(String(jest.mocked(fetch).mock.calls[0]?.[1]?.body))).toEqual(request);
});
