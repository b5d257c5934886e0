import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangeContact } from "@/components/funder/account/change-contact";
import { PasswordPart } from "@/components/funder/account/password-part";
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
