import type { Check } from "./check.ts";
import { require } from "./platform.ts";

/** Account deletion up to its last step, which would erase the account, and requests about personal data. */
export const deletionChecks: readonly Check[] = [
  {
    call: "deletionLogin",
    rule: "refuses a wrong password with a message",
    visitor: "A stranger can begin to delete an account.",
    needs: "appUser",
    async run({ platform, config }) {
      await platform.refusal("deletionLogin", { request: { name: config.appUser?.phone, raw: "Salah#2026" } });
    },
  },
  {
    call: "deletionLogin",
    rule: "answers an id of the deletion that cannot be guessed",
    visitor: "Nobody can delete an account on the site.",
    needs: "appUser",
    async run({ platform, config, notes }) {
      const { userId } = await platform.data("deletionLogin", { request: { name: config.appUser?.phone, raw: config.appUser?.password } });
      require(userId.length >= 16, `an id of ${userId.length} characters`);
      notes.userId = userId;
    },
  },
  {
    call: "deletionCode",
    rule: "sends no code for another identity number or an unknown id",
    visitor: "Codes go out for accounts of others.",
    after: "userId",
    async run({ platform, config, notes }) {
      const other = config.appUser?.idNumber === "3174010101900099" ? "3174010101900098" : "3174010101900099";
      await platform.refusal("deletionCode", { request: { userId: notes.userId, idCardNo: other } });
      await platform.refusal("deletionCode", { request: { userId: "tidakDikenal0000000000", idCardNo: other } });
    },
  },
  {
    call: "deletion",
    rule: "refuses a wrong code and an unknown id",
    visitor: "An account is deleted without its owner's consent.",
    after: "userId",
    async run({ platform, notes }) {
      for (const userId of [notes.userId, "tidakDikenal0000000000"])
        await platform.refusal("deletion", { request: { raw: "000000", userId, selected: [1], other: "" } });
    },
  },
  {
    call: "rightsRequest",
    rule: "files a request about personal data and answers its ticket",
    visitor: "A request about personal data gets no number.",
    needs: "writes",
    optional: true,
    async run({ platform }) {
      const request = { kind: "access", name: "Uji Kesesuaian", contact: "uji@contoh.id", message: "Pesan uji dari pemeriksaan kesesuaian." };
      require((await platform.data("rightsRequest", { request })).ticket, "the ticket is empty");
    },
  },
  {
    call: "reference",
    rule: "answers an unknown number with HTTP 404 and code 1404",
    visitor: "The check of a number shows an error instead of 'not found'.",
    optional: true,
    async run({ platform }) {
      const { status, envelope } = await platform.refusal("reference", { request: { number: "TIDAK-ADA-1" } });
      require(status === 404 && envelope.code === "1404", `HTTP ${status} with code ${envelope.code}`);
    },
  },
];
