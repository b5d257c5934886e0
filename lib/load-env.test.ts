import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadEnv } from "./load-env.ts";

const names = ["LOAD_ENV_FIRST", "LOAD_ENV_SECOND"] as const;
const home = process.cwd();

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), "simpul-env-")));
  for (const name of names) delete process.env[name];
});
afterEach(() => {
  process.chdir(home);
  for (const name of names) delete process.env[name];
});

const text = "LOAD_ENV_FIRST=satu\r\nLOAD_ENV_SECOND='dua tiga'\r\n";

it.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with a byte order mark, as Notepad saves it", Buffer.from(`\ufeff${text}`)],
  ["UTF-16, which Notepad calls Unicode", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 with the high byte first", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ["parts that were joined, each with its mark", Buffer.from(`# satu\n\ufeff${text}`)],
  ["UTF-8 with signs that nobody sees before the names", Buffer.from(`\u200bLOAD_ENV_FIRST=satu\n\u00a0\u2060LOAD_ENV_SECOND='dua tiga'\n`)],
])("reads a file in %s from its first variable on", (_, bytes) => {
  writeFileSync(".env", bytes);
  loadEnv();
  expect(names.map((name) => process.env[name])).toEqual(["satu", "dua tiga"]);
});

it("variables that are set win, then those of .env.local", () => {
  process.env.LOAD_ENV_FIRST = "dari luar";
  writeFileSync(".env", text);
  writeFileSync(".env.local", "LOAD_ENV_FIRST=x\nLOAD_ENV_SECOND=lokal\n");
  loadEnv();
  expect(names.map((name) => process.env[name])).toEqual(["dari luar", "lokal"]);
});

it("says that .env.txt is not read", () => {
  const warn = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  writeFileSync(".env.txt", text);
  loadEnv();
  expect(warn).toHaveBeenCalledWith(".env.txt is not read: rename it to .env.\n");
  warn.mockRestore();
});
