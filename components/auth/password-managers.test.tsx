import { render, screen } from "@testing-library/react";
import { QueryProvider } from "@/components/ui/query-provider";
import { ResetAccountStep } from "./forgot-password";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { ResetCodeStep } from "./reset-code-step";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn(), replace: jest.fn() }), usePathname: () => "/register" }));

/** The one field of the page that a password manager takes for the account, and its passwords. */
function accountFields() {
  const accounts = [...document.querySelectorAll<HTMLInputElement>("input[autocomplete~=username]")];
  const named = [...document.querySelectorAll("input:not([autocomplete~=username])")].filter(({ id, outerHTML }) =>
    /user|login/i.test(`${id} ${outerHTML.match(/name="[^"]*"/)}`),
  );
  expect(named).toEqual([]);
  expect(accounts).toHaveLength(1);
  return {
    account: accounts[0],
    passwords: [...document.querySelectorAll("input[type=password]")].map((input) => input.getAttribute("autocomplete")),
  };
}

test("registration: the e-mail is the account, the name is not", () => {
  render(<RegisterForm />);
  const { account, passwords } = accountFields();
  expect(account).toBe(screen.getByLabelText("Alamat email"));
  expect(screen.getByLabelText("Nama lengkap sesuai KTP")).toHaveAttribute("autocomplete", "name");
  expect(passwords).toEqual(["new-password", "new-password"]);
});

test("sign-in", () => {
  render(<LoginForm />);
  const { account, passwords } = accountFields();
  expect(account).toBe(screen.getByLabelText("Email/No. telepon"));
  expect(account).toHaveAttribute("name", "username");
  expect(passwords).toEqual(["current-password"]);
});

test("reset: each step names the account, the second one in a hidden field", () => {
  const { unmount } = render(<ResetAccountStep account="" onSent={jest.fn()} />, { wrapper: QueryProvider });
  expect(accountFields().account).toHaveAttribute("name", "username");
  unmount();
  const progress = { account: "ratna@contoh.id", askedAt: 0, resendAt: 0 };
  render(<ResetCodeStep progress={progress} onResent={jest.fn()} onDone={jest.fn()} />, { wrapper: QueryProvider });
  const { account, passwords } = accountFields();
  expect(account).toHaveValue("ratna@contoh.id");
  expect(account).toHaveClass("hidden");
  expect(passwords).toEqual(["new-password", "new-password"]);
});
