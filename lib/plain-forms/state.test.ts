import { randomBytes } from "node:crypto";
import { plainPages } from "../routes.ts";
import { type FormState, openState, sealState, stateCookie, stateCookieName } from "./state.ts";

const at = Date.UTC(2026, 0, 1);
const state: FormState = { values: { name: "Budi" }, errors: { contact: "Silakan" }, at };
const { login, complaint } = plainPages;

it("opens what it sealed, and the sealed text reveals nothing", () => {
  const sealed = sealState(state, complaint, "");
  expect(openState(sealed, complaint, at + 1)).toEqual(state);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("Budi");
  expect(sealState(state, complaint, "")).not.toBe(sealed);
});

it("opens nothing that is older than ten minutes, of another page, changed, short or missing", () => {
  const sealed = sealState(state, complaint, "");
  expect(openState(sealed, complaint, at + 600_000)).toBeUndefined();
  expect(openState(sealed, login, at)).toBeUndefined();
  for (const place of [0, 20, sealed.length - 2]) {
    const other = sealed[place] === "A" ? "B" : "A";
    expect(openState(sealed.slice(0, place) + other + sealed.slice(place + 1), complaint, at)).toBeUndefined();
  }
  for (const broken of [sealed.slice(0, 20), sealed.slice(0, -4), "", undefined]) expect(openState(broken, complaint, at)).toBeUndefined();
});

it("sets a cookie for its page only, Secure with https, and clears it", () => {
  expect(stateCookieName(true)).toBe("__Secure-FormState");
  expect(stateCookie("x", login, true)).toBe("__Secure-FormState=x; HttpOnly; Path=/formulir/masuk; Max-Age=600; SameSite=Strict; Secure");
  expect(stateCookie("", login, false)).toBe("FormState=; HttpOnly; Path=/formulir/masuk; Max-Age=0; SameSite=Strict");
});

const random = (chars: number) => randomBytes(chars).toString("base64").slice(0, chars);

it("shortens texts that are far too large within a second", () => {
  const values = Object.fromEntries(["kind", "name", "contact", "message"].map((name) => [name, random(16_000)]));
  const since = performance.now();
  const sealed = sealState({ values, errors: {}, at }, complaint, "Terlalu panjang");
  expect(performance.now() - since).toBeLessThan(1_000);
  expect(sealed.length).toBeLessThanOrEqual(3_800);
  expect(openState(sealed, complaint, at)?.values.message?.length).toBeGreaterThan(400);
});

it("shortens a text that is long, however well it packs, because pages render it again and again", () => {
  const sealed = sealState({ values: { message: "a".repeat(60_000) }, errors: {}, at }, complaint, "Terlalu panjang");
  expect(openState(sealed, complaint, at)).toMatchObject({ values: { message: "a".repeat(5_000) }, errors: { message: "Terlalu panjang" } });
});

it("ends when nothing is left to shorten", () => {
  expect(sealState({ ...state, refusal: random(6_000) }, complaint, "").length).toBeGreaterThan(3_800);
});
