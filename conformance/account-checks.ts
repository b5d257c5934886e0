import { randomBytes } from "node:crypto";
import { examplePerson } from "../lib/contract/call-examples.ts";
import type { Check } from "./check.ts";
import { require } from "./platform.ts";

/** A PDF of one empty page. */
const document = () =>
  new Blob(
    [
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
    ],
    { type: "application/pdf" },
  );

/** Sign-in, sessions and passwords of funders. */
const sessionChecks: readonly Check[] = [
  {
    call: "login",
    rule: "refuses a wrong password with a message",
    visitor: "Somebody else's account opens, or a mistyped password is answered with silence.",
    needs: "funder",
    async run({ platform, config }) {
      await platform.refusal("login", { request: { username: config.funder?.username, password: `salah-${randomBytes(6).toString("hex")}` } });
    },
  },
  {
    call: "login",
    rule: "answers a token for the right password",
    visitor: "Nobody can sign in.",
    needs: "funder",
    async run({ platform, config, notes }) {
      notes.token = (await platform.data("login", { request: config.funder ?? {} })).token;
    },
  },
  {
    call: "currentUser",
    rule: "says who is signed in, and answers HTTP 401 without a session and with an unknown token",
    visitor: "The header shows a name without a session, or none with one.",
    after: "token",
    async run({ platform, notes }) {
      const { username } = await platform.data("currentUser", { token: notes.token });
      require(username.trim(), "the name is empty");
      for (const token of [undefined, "tidak-dikenal"]) {
        const { status } = await platform.call("currentUser", { token });
        require(status === 401, `HTTP ${status} ${token ? "with an unknown token" : "without a token"}`);
      }
    },
  },
  {
    call: "rights",
    rule: "answers the permission tree of the account menu",
    visitor: "The account menu shows only what every funder has.",
    after: "token",
    optional: true,
    async run({ platform, notes }) {
      await platform.data("rights", { token: notes.token });
    },
  },
  {
    call: "logout",
    rule: "ends the session: its token is refused afterwards",
    visitor: "The next person at the same computer can use the account.",
    after: "token",
    async run({ platform, notes }) {
      await platform.data("logout", { request: {}, token: notes.token });
      const { status } = await platform.call("currentUser", { token: notes.token });
      require(status === 401, `the token still works: HTTP ${status}`);
    },
  },
  {
    call: "passwordReset",
    rule: "refuses a wrong code",
    visitor: "A stranger can set a new password.",
    needs: "funder",
    async run({ platform, config }) {
      await platform.refusal("passwordReset", { request: { account: config.funder?.username, code: "000000", password: "Uji#202612" } });
    },
  },
  {
    call: "passwordCode",
    rule: "answers an unknown account as it answers a known one",
    visitor: "A stranger can find out who has an account.",
    after: "account",
    async run({ platform, notes }) {
      const answers = [];
      for (const account of [notes.account?.email, `${randomBytes(8).toString("hex")}@contoh.id`])
        answers.push(await platform.call("passwordCode", { request: { account } }));
      const [known, unknown] = answers.map(({ status, envelope }) => `HTTP ${status}, code ${envelope.code}: ${envelope.message}`);
      require(known === unknown, `known: ${known}; unknown: ${unknown}`);
    },
  },
];

/** A registration from its first form to its details. */
const registrationChecks: readonly Check[] = [
  {
    call: "regist",
    rule: "opens an account and answers a handle that cannot be guessed",
    visitor: "Nobody can register, or a stranger can add to a registration.",
    needs: "writes",
    async run({ platform, notes }) {
      const unique = randomBytes(5).toString("hex");
      const account = { email: `uji-${unique}@contoh.id`, password: "Uji#2026" };
      const mobile = `628${Number.parseInt(unique, 16).toString().padStart(10, "0").slice(-10)}`;
      const { id, validate } = await platform.data("regist", { request: { type: 0, username: "Uji Kesesuaian", mobile, ...account } });
      require(id.length >= 16, `a handle of ${id.length} characters`);
      require(validate, "validate is not true, so the site would not ask for the details");
      Object.assign(notes, { account, handle: id });
    },
  },
  {
    call: "regist",
    rule: "refuses an e-mail address that is taken",
    visitor: "Two accounts share an address, and the sign-in of one of them fails.",
    after: "account",
    async run({ platform, notes }) {
      const request = { type: 0, username: "Uji Kesesuaian", mobile: "6281200000099", ...notes.account };
      await platform.refusal("regist", { request });
    },
  },
  {
    call: "registration",
    rule: "says whose registration a handle is, with masked contacts",
    visitor: "A form does not say for whom it is filled in.",
    after: "handle",
    optional: true,
    async run({ platform, notes }) {
      const { contacts } = await platform.data("registration", { handle: notes.handle });
      const email = notes.account?.email ?? "";
      require(!contacts.some(({ masked }) => masked === email), "a contact is not masked");
    },
  },
  {
    call: "fileUpload",
    rule: "stores a document for the handle, and refuses an unknown handle and a call without one",
    visitor: "Documents cannot be uploaded, or a stranger can fill the storage.",
    after: "handle",
    async run({ platform, notes }) {
      notes.fileUrl = await platform.data("fileUpload", { handle: notes.handle, file: document() });
      await platform.refusal("fileUpload", { handle: "tidakDikenal0000000000", file: document() });
      await platform.refusal("fileUpload", { file: document() });
    },
  },
  {
    call: "fileUpload",
    rule: "refuses a file that is neither a PDF nor a picture, by its content",
    visitor: "A program can be stored under the name of a document.",
    after: "handle",
    async run({ platform, notes }) {
      await platform.refusal("fileUpload", { handle: notes.handle, file: new Blob(["#!/bin/sh\necho uji\n"], { type: "application/pdf" }) });
    },
  },
  {
    call: "infoUpload",
    rule: "refuses an unknown handle",
    visitor: "Details reach an account without its handle.",
    after: "fileUrl",
    async run({ platform, notes }) {
      const request = { type: 0, id: "tidakDikenal0000000000", person: await details(platform, notes.fileUrl ?? "") };
      await platform.refusal("infoUpload", { request });
    },
  },
  {
    call: "infoUpload",
    rule: "takes the details once; the handle is used up afterwards",
    visitor: "A finished form is refused, or sent details can be replaced by a stranger.",
    after: "fileUrl",
    async run({ platform, notes }) {
      const request = { type: 0, id: notes.handle, person: await details(platform, notes.fileUrl ?? "") };
      await platform.data("infoUpload", { request });
      await platform.refusal("infoUpload", { request });
    },
  },
  {
    call: "login",
    rule: "knows that the details of the new account are complete",
    visitor: "A funder is sent to the form again after it was submitted.",
    after: "account",
    async run({ platform, notes }) {
      const { email: username, password } = notes.account ?? {};
      const { validate } = await platform.data("login", { request: { username, password } });
      require(!validate, "validate is still true after the details were sent");
    },
  },
];

/** The person with the first address and bank that the platform lists. */
async function details(platform: Parameters<Check["run"]>[0]["platform"], url: string) {
  const [{ province } = {}] = await platform.data("cityList", { request: {} });
  const [{ city } = {}] = await platform.data("cityList", { request: { province } });
  const [{ district } = {}] = await platform.data("cityList", { request: { province, city } });
  const [{ village } = {}] = await platform.data("cityList", { request: { province, city, district } });
  const [bank] = await platform.data("bankList", { request: {} });
  const documents = { ktpPicUrl: [url], facePicUrl: [url], npwpPicUrl: [url], incomePicUrlList: [url] };
  return { ...examplePerson, ...documents, province, city, district, village, bankName: bank?.name };
}

export const accountChecks: readonly Check[] = [...registrationChecks, ...sessionChecks];
