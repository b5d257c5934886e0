import assert from "node:assert/strict";
import { createHook } from "node:async_hooks";
import { after, before, describe, it } from "node:test";
import { deflateRawSync } from "node:zlib";
import { createRateLimits } from "../limits/rate-limits.ts";
import { type Api, newcomer, openApi, register, signIn } from "./harness.ts";

const SECRET = "Rahasia#1";

/** How many async resources of this type Node creates while `work` runs. */
async function countDuring(wanted: "ARGON2REQUEST" | "ZLIB", work: () => Promise<unknown>): Promise<number> {
  let begun = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === wanted) begun += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return begun;
}

/** Number of argon2 hashes, which dominate the time of these requests. */
const hashesDuring = (work: () => Promise<unknown>) => countDuring("ARGON2REQUEST", work);

/** A ZIP bomb: the same deflated content under many names. */
function zip(names: string[], content: Buffer, claimed = content.length): Buffer<ArrayBuffer> {
  const packed = deflateRawSync(content, { level: 9 });
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, Buffer.from(name), packed]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), facts, central, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(names.length, 4);
  end.writeUInt16LE(names.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\u0005\u0006"), end]);
}

const script = "<!DOCTYPE html><script>alert(document.domain)</script>";
const head = {
  pdf: "%PDF-1.7\n",
  pdfEnd: "\n%%EOF\n",
  jpeg: "\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000",
  png: "\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u0000\u0000\u0000\u0001",
};
const bytes = (text: string) => Buffer.from(text, "latin1");
const plainZip = zip(["akta.txt"], Buffer.from("akta"));

/** Polyglot files and the media type they are stored as; undefined for rejected ones. */
const polyglots: [name: string, content: Buffer<ArrayBuffer>, stored: string | undefined][] = [
  ["PDF and HTML", bytes(head.pdf + script + head.pdfEnd), "application/pdf"],
  ["PDF and ZIP", Buffer.concat([bytes(head.pdf + head.pdfEnd), plainZip]), "application/pdf"],
  [
    "PDF with a script of its own",
    bytes(`${head.pdf}1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj${head.pdfEnd}`),
    "application/pdf",
  ],
  ["a head of JPEG and HTML", bytes(head.jpeg + script), undefined],
  ["a head of JPEG and JavaScript", bytes(`${head.jpeg}*/=1;alert(1)//`), undefined],
  ["a head of PNG and PHP", bytes(`${head.png}<?php system($_GET[0]);`), undefined],
  ["ZIP and HTML", Buffer.concat([plainZip, bytes(script)]), "application/zip"],
  ["HTML and PDF", bytes(script + head.pdf), undefined],
  ["HTML and ZIP", Buffer.concat([bytes(script), plainZip]), undefined],
  ["GIF and JavaScript", bytes("GIF89a=1;alert(1)//"), undefined],
  ["SVG with a script", bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), undefined],
  ["a program for Windows", bytes("MZ\u0090\u0000"), undefined],
  ["an app for Android", zip(["AndroidManifest.xml", "classes.dex"], Buffer.from("dex")), undefined],
  ["a program for Java", zip(["META-INF/MANIFEST.MF", "A.class"], Buffer.from("Main-Class: A")), undefined],
  [
    "a document of Word with macros",
    zip(["[Content_Types].xml", "word/vbaProject.bin"], Buffer.from('<Types ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>')),
    undefined,
  ],
];

const names: [sent: string, stored: string][] = [
  ["../../../etc/passwd", "passwd.pdf"],
  ["..\\..\\windows\\system32\\cmd.exe", "cmd.pdf"],
  ["/etc/shadow", "shadow.pdf"],
  ["C:\\Dokumen\\akta.pdf", "akta.pdf"],
  ["akta\u202efdp.exe", "aktafdp.pdf"],
  ["ak\u0000ta\u0007.pdf", "akta.pdf"],
  ["<img src=x onerror=alert(1)>.pdf", "img src=x onerror=alert(1).pdf"],
  ["akta'; filename=jahat.exe.pdf", "akta'; filename=jahat.exe.pdf"],
  [`${"a".repeat(1_000)}.pdf`, `${"a".repeat(116)}.pdf`],
  ["\u{1f4c4}".repeat(1_000), `${"\u{1f4c4}".repeat(120)}.pdf`],
  ["..", "berkas.pdf"],
  ["   ", "berkas.pdf"],
  ["halaman.html", "halaman.pdf"],
  ["Akta No. 12", "Akta No. 12.pdf"],
  ["AKTA.PDF", "AKTA.PDF"],
  ["Rene\u0301.pdf", "Ren\u00e9.pdf"],
];

describe("abuse", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  const send = (handle: string, content: Buffer<ArrayBuffer>, name: string) => api.upload(new File([content], name), { RegistrationId: handle });
  const back = (handle: string, url: string | undefined) => api.fetch(url ?? "", { headers: { RegistrationId: handle } });

  it("stores a polyglot file as its harmless type and serves it as a download only", async () => {
    const { handle } = await register(api);
    for (const [name, content, stored] of polyglots) {
      const { code, data } = await send(handle, content, "akta.pdf");
      assert.equal(code, stored ? "0000" : "1010", name);
      if (!stored) continue;
      const answer = await back(handle, data);
      assert.equal(answer.headers.get("content-type"), stored, name);
      assert.match(answer.headers.get("content-disposition") ?? "", /^attachment; filename\*=UTF-8''[\w.%~!-]+$/);
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
      assert.ok(content.equals(Buffer.from(await answer.arrayBuffer())), name);
    }
  });

  it("stores archives unchanged and unopened, regardless of their unpacked size", async () => {
    const { handle } = await register(api);
    const zeros = Buffer.alloc(10 * 1_048_576);
    const bomb = zip(
      Array.from({ length: 1_500 }, (_, at) => `${at}.txt`),
      zeros,
    );
    assert.ok(bomb.length < 20 * 1_048_576);
    const office = ["[Content_Types].xml", "mimetype"].map((name) => zip([name], zeros, 100));
    let url: string | undefined;
    const unpacked = await countDuring("ZLIB", async () => {
      const { code, data } = await send(handle, bomb, "arsip.zip");
      assert.equal(code, "0000");
      url = data;
      for (const content of office) assert.equal((await send(handle, content, "arsip.zip")).code, "1010");
    });
    assert.equal(unpacked, 0);
    assert.ok(bomb.equals(Buffer.from(await (await back(handle, url)).arrayBuffer())));
  });

  it("sanitises file names for headers, disks and tables", async () => {
    const { handle } = await register(api);
    for (const [sent, stored] of names) {
      const { code, data } = await send(handle, bytes(head.pdf + head.pdfEnd), sent);
      assert.equal(code, "0000", sent);
      const disposition = (await back(handle, data)).headers.get("content-disposition") ?? "";
      assert.match(disposition, /^attachment; filename\*=UTF-8''[\w.%~!-]+$/);
      assert.equal(decodeURIComponent(disposition.split("''")[1] ?? ""), stored);
      assert.match(data ?? "", /^\/api\/common\/file\/[\w-]{32}$/);
    }
  });

  it("does the same hashing work for known and unknown accounts", async () => {
    const { email, mobile } = await register(api);
    for (const [known, unknown] of [
      [email, "tidak.ada@contoh.id"],
      [mobile, "6289999999999"],
    ] as const) {
      for (const call of [
        (username: string) => api.call("POST", "/api/investor/login", { username, password: "Salah#123" }),
        (account: string) => api.call("POST", "/api/investor/password-code", { account }),
        (account: string) => api.call("POST", "/api/investor/password-reset", { account, code: "000000", password: SECRET }),
      ]) {
        const answers: unknown[] = [];
        const note = async (account: string) => {
          const { status, code, message, data } = await call(account);
          answers.push({ status, code, message, data });
        };
        const hashes = [await hashesDuring(() => note(known)), await hashesDuring(() => note(unknown))];
        assert.deepEqual(answers[0], answers[1]);
        assert.deepEqual(hashes, [1, 1]);
        api.advanceClock(61_000);
      }
    }
    const deletion = (name: string) => () => api.call("POST", "/api/h5/login", { name, raw: "Salah#2026" });
    assert.deepEqual([await hashesDuring(deletion("81200000001")), await hashesDuring(deletion("81299999999"))], [1, 1]);
  });

  it("issues a new token at every sign-in and ends the browser's previous session", async () => {
    const { email, password } = await register(api);
    const planted = { UserLoginToken: "ditanam-oleh-orang-lain-0123456789" };
    const first = await api.call("POST", "/api/investor/login", { username: email, password }, planted);
    const token = (first.data as { token: string }).token;
    assert.notEqual(token, planted.UserLoginToken);
    assert.equal((await api.call("GET", "/api/investor/current-user", undefined, planted)).status, 401);

    const second = await api.call("POST", "/api/investor/login", { username: email, password }, { UserLoginToken: token });
    const next = (second.data as { token: string }).token;
    assert.notEqual(next, token);
    assert.equal((await api.call("GET", "/api/investor/current-user", undefined, { UserLoginToken: token })).status, 401);
    assert.equal((await api.call("GET", "/api/investor/current-user", undefined, { UserLoginToken: next })).status, 200);

    const elsewhere = await signIn(api, email, password);
    await api.call("POST", "/api/investor/login", { username: email, password: "Salah#123" }, elsewhere);
    assert.equal((await api.call("GET", "/api/investor/current-user", undefined, elsewhere)).status, 200, "a wrong password ends nothing");
  });

  it("limits requests per address and reports how long to wait", async () => {
    const { limits } = api.deps;
    api.deps.limits = createRateLimits(1 / 120);
    const ask = (address: string) => api.call("POST", "/api/investor/regist", newcomer(), { "x-forwarded-for": address });
    assert.equal((await ask("203.0.113.1")).code, "0000");
    const rejected = await ask("203.0.113.1");
    assert.deepEqual([rejected.status, rejected.code, rejected.message], [429, "1429", "Terlalu banyak permintaan. Coba lagi nanti."]);
    assert.ok(Number(rejected.headers.get("retry-after")) > 0);
    assert.equal((await ask("203.0.113.2")).code, "0000");
    // An IPv6 user has a whole network of addresses.
    assert.equal((await ask("2001:db8:1:2::1")).code, "0000");
    assert.equal((await ask("2001:db8:1:2:ffff::9")).code, "1429");
    assert.equal((await ask("2001:db8:1:3::1")).code, "0000");
    api.deps.limits = limits;
  });

  it("allows more requests for page reads without a visitor address, so that one visitor cannot block the others", async () => {
    const { limits } = api.deps;
    api.deps.limits = createRateLimits(1 / 480);
    const search = (headers: Record<string, string> = {}) =>
      api.call("POST", "/api/h5/website/blog/list", { page: 1, pageSize: 6, category: "", keyword: "bunga" }, headers);
    for (let count = 0; count < 50; count += 1) assert.equal((await search()).code, "0000");
    assert.equal((await search()).code, "1429");
    assert.equal((await search({ "x-forwarded-for": "203.0.113.3" })).code, "0000");
    assert.equal((await search({ "x-forwarded-for": "203.0.113.3" })).code, "1429");
    api.deps.limits = limits;
  });

  it("rejects text that the database cannot store, without using up a code", async () => {
    const { data } = await api.call("POST", "/api/h5/login", { name: "81200000003", raw: "Hapus#2026" });
    const { userId } = data as { userId: string };
    await api.call("POST", "/api/h5/cancellation-code", { userId, idCardNo: "3174010101900003" });
    const raw = /\b\d{6}\b/.exec(api.sent.at(-1)?.text ?? "")?.[0];
    const deletion = { userId, raw, selected: [1] };
    for (const [path, body] of [
      ["/api/investor/login", { username: "budi\0@contoh.id", password: "x" }],
      ["/api/investor/password-code", { account: "budi\0@contoh.id" }],
      ["/api/h5/website/blog/list", { page: 1, pageSize: 6, category: "Promo\0" }],
      ["/api/h5/rights-request", { kind: "access", name: "Budi", contact: "budi@contoh.id", message: "Mohon salinan\0 data saya" }],
      ["/api/h5/cancellation", { ...deletion, other: "Terima\0kasih" }],
    ] as const) {
      const answer = await api.call("POST", path, body);
      assert.deepEqual([path, answer.status, answer.code], [path, 400, "E400"]);
    }
    assert.equal((await api.call("POST", "/api/h5/cancellation", { ...deletion, other: "Terima\\u0000kasih" })).code, "0000");
  });

  it("rejects bodies with prototype pollution", async () => {
    for (const more of [',"__proto__":{"admin":true}', ',"constructor":{"prototype":{"admin":true}}']) {
      const body = JSON.stringify(newcomer()).replace(/\}$/, `${more}}`);
      const answer = await api.call("POST", "/api/investor/regist", body);
      assert.deepEqual([answer.status, answer.code], [400, "E400"]);
    }
    assert.equal(({} as { admin?: boolean }).admin, undefined);
  });
});
