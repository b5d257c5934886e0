import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { takeNotices } from "@/components/ui/toaster";
import { applicantOf } from "@/lib/browser/applicant";
import { readReceipt, storeReceipt } from "@/lib/browser/details-receipt";
import { LoginForm } from "./login-form";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

const answers = (body: object, status = 200, headers: Record<string, string> = {}) => {
  global.fetch = jest.fn(async () => ({ status, headers: new Map(Object.entries(headers)), text: async () => JSON.stringify(body) }) as never);
};
const sentBody = () => JSON.parse(String(jest.mocked(fetch).mock.calls[0]?.[1]?.body));

beforeEach(() => {
  takeNotices();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/login");
});

async function signIn(account: string, password: string) {
  render(<LoginForm />);
  const user = userEvent.setup();
  if (account) await user.type(screen.getByLabelText("Email/No. telepon"), account);
  if (password) await user.type(screen.getByLabelText("Kata sandi"), password);
  await user.type(screen.getByLabelText("Kata sandi"), "{Enter}");
}

const user = { id: "h1", type: 1, validate: false, username: "PT Sumber" };

test.each([
  ["", "Silakan masukkan email/No. telepon"],
  ["   ", "Silakan masukkan konten"],
])("identifier %j: %s, and nothing is sent", async (account, message) => {
  answers({});
  await signIn(account, "");
  expect(screen.getByLabelText("Email/No. telepon")).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText("Kata sandi")).toHaveAccessibleDescription("Silakan masukkan kata sandi");
  expect(fetch).not.toHaveBeenCalled();
});

test("Enter signs in, stores the user and goes home; the password is sent as typed", async () => {
  answers({ code: "0000", message: "Berhasil", data: user });
  await signIn(" 0812-3456 7890", " rahasia ");
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/halamandepan"));
  expect(sentBody()).toEqual({ username: "081234567890", password: " rahasia " });
  expect(document.documentElement.dataset.user).toBe("PT Sumber");
  expect(JSON.parse(localStorage.getItem("userInfo") ?? "{}").value).toEqual({ username: "PT Sumber" });
});

test("without cookies nothing is sent, and the reason is shown", async () => {
  answers({ code: "0000", message: "Berhasil", data: user });
  const cookies = jest.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  await signIn("a@contoh.id", "rahasia");
  cookies.mockRestore();
  expect(takeNotices()).toEqual([expect.objectContaining({ kind: "error", message: expect.stringContaining("memblokir kuki") })]);
  expect(fetch).not.toHaveBeenCalled();
});

test("a sign-in opens pending details before the page in next=", async () => {
  window.history.replaceState(null, "", "/login?next=/blog");
  answers({ code: "0000", message: "Berhasil", data: { ...user, validate: true } });
  await signIn("a@contoh.id", "rahasia");
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/registerCompany?data=${encodeURIComponent('{"id":"h1"}')}`));
});

test.each([
  ["/blog", "/blog"],
  ["//jahat.example", "/halamandepan"],
  ["https://jahat.example/blog", "/halamandepan"],
])("next=%s leads to %s", async (next, target) => {
  window.history.replaceState(null, "", `/login?next=${encodeURIComponent(next)}`);
  answers({ code: "0000", message: "Berhasil", data: user });
  await signIn("a@contoh.id", "rahasia");
  await waitFor(() => expect(replace).toHaveBeenCalledWith(target));
});

test("wrong credentials: one toast, the password is cleared, the identifier stays", async () => {
  answers({ code: "1001", message: "Email/No. telepon atau kata sandi salah." });
  await signIn("a@contoh.id", "salah");
  await waitFor(() => expect(screen.getByLabelText("Kata sandi")).toHaveValue(""));
  expect(screen.getByLabelText("Kata sandi")).toHaveFocus();
  expect(screen.getByLabelText("Email/No. telepon")).toHaveValue("a@contoh.id");
  expect(takeNotices()).toMatchObject([{ kind: "error", message: "Email/No. telepon atau kata sandi salah." }]);
});

test("too many requests: the toast says how long to wait", async () => {
  answers({ code: "E429", message: "Terlalu banyak permintaan. Coba lagi nanti." }, 429, { "retry-after": "90" });
  await signIn("a@contoh.id", "rahasia");
  await waitFor(() =>
    expect(takeNotices()).toMatchObject([{ kind: "error", message: "Terlalu banyak permintaan. Coba lagi nanti. Tunggu sekitar 2 menit." }]),
  );
  expect(screen.getByLabelText("Kata sandi")).toHaveValue("rahasia");
});

test("a refusal stands beside the form, until the next try", async () => {
  answers({ code: "1005", message: "Akun dikunci sementara." });
  await signIn("a@contoh.id", "rahasia");
  expect(await screen.findByText("Akun dikunci sementara.")).toHaveAttribute("data-form-refusal", "true");
  answers({ code: "0000", message: "Berhasil", data: user });
  await userEvent.setup().click(screen.getByRole("button", { name: "Masuk" }));
  await waitFor(() => expect(screen.queryByText("Akun dikunci sementara.")).toBeNull());
});

test("with details pending, the account is remembered for them: its name and the contact that was typed, never the password", async () => {
  answers({ code: "0000", message: "Berhasil", data: { ...user, validate: true } });
  await signIn("0812-3456 7890", "rahasia");
  await waitFor(() => expect(replace).toHaveBeenCalled());
  expect(applicantOf("h1")).toEqual({ username: "PT Sumber", mobile: "6281234567890" });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("rahasia");
});

test("after the details were accepted the e-mail address stands in its field", async () => {
  storeReceipt({ at: Date.now(), number: "DAF-7K3M-Q9XR-02VT", email: "sari@contoh.id" });
  render(<LoginForm />);
  await waitFor(() => expect(screen.getByLabelText("Email/No. telepon")).toHaveValue("sari@contoh.id"));
  expect(readReceipt()).toMatchObject({ number: "DAF-7K3M-Q9XR-02VT" });
});
