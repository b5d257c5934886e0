import { resetSchema } from "./investor.ts";
import { fieldMessages as messages } from "./messages.ts";

const errorOf = (confirm: string) => resetSchema.safeParse({ code: "123456", password: "Rahasia#1", confirm }).error?.issues[0]?.message;

test.each([
  ["Rahasia#1", undefined],
  ["Rahasia#", messages.passwordMismatch],
  ["Rahasia#12", messages.passwordMismatch],
  ["rahasia#1", messages.passwordMismatch],
  ["", messages.passwordConfirm],
])("the confirmation %j of a password is judged by its own message", (confirm, message) => expect(errorOf(confirm)).toBe(message));
