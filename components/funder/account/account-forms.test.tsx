import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangeContact } from "@/components/funder/account/change-contact";
import { PasswordPart } from "@/components/funder/account/password-part";
import { SessionsPart } from "@/components/funder/account/sessions-part";
import { readDraft, writeDraft } from "@/components/funder/draft/draft-store";
import { QueryProvider } from "@/components/ui/query-provider";
import { addApplicant } from "@/lib/browser/applicant";
import { accountCopy } from "@/lib/content/account";
import { registerCopy, strengthCopy } from "@/lib/content/auth";

const user = { id: "1", type: 1, username: "Sekar Ayu", validate: false } as const;
const ignore = () => undefined;

test("a new e-mail address gets the hint at a likely typo that the registration has", async () => {
  render(<ChangeContact channel="email" onDone={ignore} onCancel={ignore} />, { wrapper: QueryProvider });
  await userEvent.type(screen.getByLabelText(accountCopy.contacts.fields.email), "sekar@gmial.com");
  await userEvent.tab();
  await userEvent.click(await screen.findByRole("button", { name: registerCopy.emailUse }));
  expect(screen.getByLabelText(accountCopy.contacts.fields.email)).toHaveValue("sekar@gmail.com");
});

test("a new password is judged as in the registration, also by the name of the account", async () => {
  render(<PasswordPart user={user} onChanged={ignore} />, { wrapper: QueryProvider });
  await userEvent.click(screen.getByRole("button", { name: accountCopy.password.open }));
  await userEvent.type(screen.getByLabelText(accountCopy.password.next), "sekar ayu");
  expect(await screen.findByText(strengthCopy.levels[0], undefined, { timeout: 4_000 })).toBeVisible();
});

test("password managers get the e-mail address that signs in, never the name of the person", async () => {
  const nameField = () => document.querySelector("[autocomplete=username]");
  const { unmount } = render(<PasswordPart user={user} onChanged={ignore} />, { wrapper: QueryProvider });
  await userEvent.click(screen.getByRole("button", { name: accountCopy.password.open }));
  expect(nameField()).toBeNull();
  unmount();
  addApplicant(user.id, { username: user.username, email: "sekar@contoh.id" });
  render(<PasswordPart user={user} onChanged={ignore} />, { wrapper: QueryProvider });
  await userEvent.click(screen.getByRole("button", { name: accountCopy.password.open }));
  expect(nameField()).toHaveValue("sekar@contoh.id");
});

test("the end of another session, which gives a pending registration a new handle, keeps its draft", async () => {
  const pending = { ...user, id: "lama", validate: true };
  writeDraft("lama", { values: { company: "PT Sumber" }, files: [], unsent: [], savedAt: 1 });
  const body = { code: "0000", message: "Perangkat itu sudah keluar.", data: { ...pending, id: "baru" } };
  global.fetch = jest.fn(async () => ({ status: 200, headers: new Headers(), text: async () => JSON.stringify(body) })) as never;
  const onEnded = jest.fn();
  const session = { id: "s1", at: "2026-11-25T02:00:00.000Z", current: false };
  render(<SessionsPart user={pending} sessions={[session]} onEnded={onEnded} />, { wrapper: QueryProvider });
  await userEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
  await waitFor(() => expect(onEnded).toHaveBeenCalled());
  expect([readDraft("lama"), readDraft("baru")?.values]).toEqual([undefined, { company: "PT Sumber" }]);
});
