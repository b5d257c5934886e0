import { asksSession, otherForm, type Registration, reduceRegistration, type Start } from "@/components/funder/handle/registration-state";
import type { CurrentUser } from "@/lib/contract/investor";

const none: Start = { id: undefined, given: false, unreadable: false, end: undefined, signedIn: false };
const account: CurrentUser = { id: "milik-sesi", username: "Rani", type: 0, validate: true } as CurrentUser;
const sent: CurrentUser = { ...account, validate: false };
const loading: Registration = { kind: "loading" };
const opened = (start: Partial<Start>) => reduceRegistration(loading, { type: "opened", start: { ...none, ...start } });

test.each<[string, Partial<Start>, Registration]>([
  ["nothing without a handle or session", {}, { kind: "absent" }],
  ["nothing for a handle that cannot be read", { unreadable: true }, { kind: "invalid" }],
  ["the handle of the address", { id: "a", given: true }, { kind: "ready", id: "a", ofSession: false }],
  ["the handle of the address, also when signed in", { id: "a", given: true, signedIn: true }, { kind: "ready", id: "a", ofSession: false }],
  ["the handle that the tab remembers", { id: "a" }, { kind: "ready", id: "a", ofSession: false }],
  ["accepted details after going back", { id: "a", given: true, end: "accepted" }, { kind: "accepted" }],
  ["a refused handle without a session", { id: "a", end: "refused" }, { kind: "ready", id: "a", ofSession: false }],
])("opens %s", (_, start, wanted) => expect(opened(start)).toEqual(wanted));

test.each<[string, Partial<Start>]>([
  ["has no handle", {}],
  ["remembers a handle", { id: "a" }],
  ["comes with a refused handle", { id: "a", given: true, end: "refused" }],
  ["comes with an accepted handle", { id: "a", given: true, end: "accepted" }],
])("asks the session of a signed-in user whose tab %s, and waits", (_, start) => {
  expect(asksSession({ ...none, ...start, signedIn: true })).toBe(true);
  expect(opened({ ...start, signedIn: true })).toEqual(loading);
  expect(asksSession({ ...none, ...start })).toBe(false);
});

test("opens the form of the session's account, or says that its details are submitted", () => {
  const start = { ...none, signedIn: true };
  const answered = (changes: Partial<CurrentUser>, from: Start = start, draft = false) =>
    reduceRegistration(loading, { type: "session-answered", start: from, account: { ...account, ...changes }, draft });
  expect(answered({})).toEqual({ kind: "ready", id: "milik-sesi", ofSession: true });
  expect(answered({ validate: false })).toEqual({ kind: "done", account: sent });
  const refused: Start = { ...start, id: "lama", end: "refused" };
  expect(answered({ validate: false }, refused, true)).toEqual({ kind: "done", account: sent, draftOf: "lama" });
  expect(answered({ validate: false }, refused, false)).toEqual({ kind: "done", account: sent });
  expect(answered({ validate: false }, { ...refused, end: "accepted" }, true)).toEqual({ kind: "done", account: sent });
});

test("leads to the other form only for an account of the other type with details to fill in", () => {
  expect(otherForm({ ...account, type: 1 }, 0)).toEqual({ type: 1, id: "milik-sesi" });
  expect(otherForm(account, 0)).toBeUndefined();
  expect(otherForm({ ...account, type: 1, validate: false }, 0)).toBeUndefined();
});

test.each<[string, Partial<Start>, boolean, Registration]>([
  ["a fault of the service, without a handle", {}, true, { kind: "failed", message: "Sibuk" }],
  ["a fault of the service, with an ended handle", { id: "a", end: "refused" }, true, { kind: "failed", message: "Sibuk" }],
  ["a fault of the service, with an open handle", { id: "a" }, true, { kind: "ready", id: "a", ofSession: false }],
  ["an expired session, without a handle", {}, false, { kind: "absent" }],
  ["an expired session, after acceptance", { id: "a", end: "accepted" }, false, { kind: "accepted" }],
])("the state of a registration after %s", (_, start, temporary, wanted) => {
  const event = { type: "session-failed", start: { ...none, signedIn: true, ...start }, temporary, message: "Sibuk" } as const;
  expect(reduceRegistration(loading, event)).toEqual(wanted);
});

test("closes the form when the owner changes or the details are accepted, and forgets a dropped draft", () => {
  const ready: Registration = { kind: "ready", id: "a", ofSession: true };
  expect(reduceRegistration(ready, { type: "owner-changed" })).toEqual(loading);
  expect(reduceRegistration(ready, { type: "accepted" })).toEqual({ kind: "accepted" });
  expect(reduceRegistration({ kind: "done", account: sent, draftOf: "a" }, { type: "draft-dropped" })).toEqual({ kind: "done", account: sent });
  expect(reduceRegistration(ready, { type: "draft-dropped" })).toBe(ready);
});
