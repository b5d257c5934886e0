import { adFlags, NOTICE_COOKIE, OWNER_EVENT, USER_KEY } from "@/lib/browser/names";
import { subscribeToKey } from "@/lib/browser/subscribe-to-key";
import { KNOWN_DEVICE_MS, REGISTRATION_HANDLE_MS, SESSION_MS, TIME_OFFSET_COOKIE_SECONDS } from "@/lib/limits";

/** Cookies, localStorage or sessionStorage. */
export type StorageArea = "cookie" | "local" | "session";

type Entry = {
  area: StorageArea;
  /** Name; a trailing `*` matches any suffix. */
  key: string;
  /** Lifetime: milliseconds, until the tab is closed, or until it is removed. */
  life: number | "tab" | "until-removed";
  /** Stored as plain text, not as JSON. */
  plain?: boolean;
  /** Entered by a person: removed when that person signs out or another one signs in. */
  personal?: boolean;
  /** Scripts can neither read nor remove it. */
  unseen?: boolean;
};

/** Everything that the site stores in a browser. `/dataPeramban` lists it. */
export const storedEntries = {
  session: { area: "cookie", key: "UserLoginToken", life: SESSION_MS },
  notice: { area: "cookie", key: NOTICE_COOKIE, life: 60_000 },
  arrival: { area: "cookie", key: "SessionArrival", life: SESSION_MS },
  registration: { area: "cookie", key: "Registration", life: SESSION_MS, unseen: true },
  device: { area: "cookie", key: "Device", life: KNOWN_DEVICE_MS, unseen: true },
  timeOffset: { area: "cookie", key: "TimeOffset", life: TIME_OFFSET_COOKIE_SECONDS * 1_000 },
  user: { area: "local", key: USER_KEY, life: SESSION_MS },
  loggedIn: { area: "local", key: "isLogin", life: SESSION_MS },
  rights: { area: "local", key: "rights", life: SESSION_MS },
  language: { area: "local", key: "language", life: SESSION_MS },
  dataOwner: { area: "local", key: "dataOwner", life: REGISTRATION_HANDLE_MS },
  tabOwner: { area: "session", key: "tabOwner", life: "tab" },
  signInFirst: { area: "session", key: "signInFirst", life: "tab" },
  registerDraft: { area: "session", key: "registerDraft", life: "tab", personal: true },
  funderDraft: { area: "local", key: "funderDraft:*", life: REGISTRATION_HANDLE_MS, personal: true },
  funderSent: { area: "local", key: "funderSent:*", life: REGISTRATION_HANDLE_MS, personal: true },
  funderHandle: { area: "session", key: "funderHandle*", life: "tab", personal: true },
  scanCode: { area: "session", key: "scanCode:*", life: "tab", personal: true },
  colleagueWork: { area: "session", key: "colleagueWork", life: "tab", personal: true },
  applicant: { area: "session", key: "applicant:*", life: "tab", personal: true },
  detailsReceipt: { area: "session", key: "detailsReceipt", life: "tab", personal: true },
  continueHere: { area: "session", key: "continueOnThisDevice", life: "tab", plain: true },
  passwordReset: { area: "session", key: "passwordReset", life: "tab", personal: true },
  ticketDraft: { area: "session", key: "ticketDraft:*", life: "tab", personal: true },
  deletionDone: { area: "session", key: "deletionDone", life: "tab", personal: true },
  deletionStep: { area: "session", key: "deletionStep", life: "tab", personal: true },
  topWarn: { area: "local", key: adFlags.topWarn, life: "until-removed", plain: true },
  bottomWarn: { area: "local", key: adFlags.bottomWarn, life: "until-removed", plain: true },
  floatAd: { area: "local", key: adFlags.float, life: "until-removed", plain: true },
  windowAd: { area: "local", key: adFlags.window, life: "until-removed", plain: true },
  adTurn: { area: "local", key: "adTurn", life: "until-removed" },
  homePlace: { area: "session", key: "home-*", life: "tab" },
  helpPlace: { area: "session", key: "help-*", life: "tab" },
  /** Written by lib/page/early-input-script.ts. */
  pageReload: { area: "session", key: "scriptsReloaded", life: "tab", plain: true },
} as const satisfies Record<string, Entry>;

export type EntryName = keyof typeof storedEntries;

export const entryOf = (name: EntryName): Entry => storedEntries[name];
export const fixedPart = ({ key }: Pick<Entry, "key">) => (key.endsWith("*") ? key.slice(0, -1) : key);

/**
 * The storage of an area. Even reading this property can throw: private windows, damaged profiles, blocked site data.
 */
function storageOf(area: StorageArea): Storage | undefined {
  try {
    return area === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

function readText(area: StorageArea, key: string): string | undefined {
  try {
    return storageOf(area)?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeText(area: StorageArea, key: string, text: string): boolean {
  try {
    storageOf(area)?.setItem(key, text);
  } catch {
    // Full or refused.
  }
  return readText(area, key) === text;
}

function removeText(area: StorageArea, key: string): void {
  try {
    storageOf(area)?.removeItem(key);
  } catch {
    // Refused, so nothing is stored.
  }
}

export function keysIn(area: StorageArea): string[] {
  try {
    return Object.keys(storageOf(area) ?? {});
  } catch {
    return [];
  }
}

export type StoredItem<Value> = {
  key: string;
  /** The stored value; undefined if missing, expired or invalid. */
  get: () => Value | undefined;
  /** Stores a value. Returns whether that worked. */
  set: (value: Value) => boolean;
  remove: () => void;
};

/**
 * One item of `storedEntries`. `check` returns the typed value, or undefined if it is invalid. `rest` completes a key
 * that ends in `*`; `plain` overrides the entry. Methods never throw.
 */
export function storedItem<Value>(
  name: EntryName,
  check: (value: unknown) => Value | undefined,
  { rest = "", plain = entryOf(name).plain ?? false }: { rest?: string; plain?: boolean } = {},
): StoredItem<Value> {
  const entry = entryOf(name);
  const { area, life } = entry;
  const key = fixedPart(entry) + rest;
  const remove = () => removeText(area, key);
  const set = (value: unknown) => {
    if (entry.personal) checkOwner();
    if (plain) return writeText(area, key, String(value));
    return writeText(area, key, JSON.stringify(typeof life === "number" ? { value, expires: Date.now() + life } : value));
  };
  const read = (): unknown => {
    const text = readText(area, key);
    if (text === undefined || plain) return text;
    try {
      const found: unknown = JSON.parse(text);
      if (typeof life !== "number") return found ?? undefined;
      const { value, expires } = found as { value: unknown; expires: unknown };
      const left = Number(expires) - Date.now();
      if (left > 0) {
        // The clock was ahead when the value was stored: limit its lifetime.
        if (left > life) set(value);
        return value;
      }
    } catch {
      // Not ours: removed below.
    }
    if (typeof life === "number") remove();
    return undefined;
  };
  return {
    key,
    get: () => {
      if (entry.personal) checkOwner();
      const value = read();
      return value === undefined ? undefined : check(value);
    },
    set,
    remove,
  };
}

/** `check` for a string. */
export const isText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
/** `check` for an object; its fields are unchecked. */
export const isRecord = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** The item that stores a position on a page, by its full key. */
export function placeItem(key: string): StoredItem<unknown> {
  const name = key.startsWith(fixedPart(entryOf("helpPlace"))) ? "helpPlace" : "homePlace";
  return storedItem<unknown>(name, (value) => value, { rest: key.slice(fixedPart(entryOf(name)).length) });
}

/** Who signed in last without signing out: the stored data belongs to this person. */
type Owner = { id: string; username: string };

export const ownerItem = storedItem("dataOwner", (value): Owner | undefined => {
  const { id, username } = isRecord(value) ?? {};
  return typeof id === "string" && typeof username === "string" ? { id, username } : undefined;
});
const tabOwnerItem = storedItem("tabOwner", isText);

const ownerListeners = new Set<() => void>();
/** The owner that this page last saw; outdated in a page that returns from the back/forward cache. */
let seenOwner: string | undefined;

/** Reports owner changes from now on, including the first one. */
export function watchOwner(): void {
  seenOwner ??= "";
}

export function removePersonal(area: StorageArea): void {
  for (const entry of Object.values(storedEntries) as Entry[])
    if (entry.personal && entry.area === area) for (const key of keysIn(area)) if (matchesEntry(entry, { area, key })) removeText(area, key);
}

/**
 * Removes another person's data from this tab, also if that person signed out in another tab while this one was
 * suspended.
 */
export function checkOwner(): void {
  const owner = ownerItem.get()?.id;
  const tabOwner = tabOwnerItem.get();
  if (tabOwner !== undefined && tabOwner !== owner) removePersonal("session");
  if (tabOwner !== owner) {
    if (owner === undefined) tabOwnerItem.remove();
    else tabOwnerItem.set(owner);
  }
  const changed = seenOwner !== undefined && seenOwner !== owner;
  seenOwner = owner;
  if (changed) for (const listener of ownerListeners) listener();
}

/**
 * Calls `listener` when the owner of the data changes: after sign-out or sign-in as somebody else, in any tab.
 * Returns a function that stops it.
 */
export function onOwnerChange(listener: () => void): () => void {
  checkOwner();
  ownerListeners.add(listener);
  // A new function for each listener: adding the same function twice would register it once.
  const check = () => checkOwner();
  // Another script of this page, which has its own copy of this module.
  document.addEventListener(OWNER_EVENT, check);
  const unsubscribe = subscribeToKey(ownerItem.key, check);
  return () => {
    unsubscribe();
    document.removeEventListener(OWNER_EVENT, check);
    ownerListeners.delete(listener);
  };
}

/** Whether the browser has a cookie that scripts may read. */
export function hasCookie(name: EntryName): boolean {
  try {
    return document.cookie.split("; ").some((cookie) => cookie.startsWith(`${entryOf(name).key}=`));
  } catch {
    return false;
  }
}

/** The value of a cookie that scripts may read; undefined if missing or refused. */
export async function readCookie(name: EntryName): Promise<string | undefined> {
  const { key } = entryOf(name);
  try {
    // Load the library only if there is something to read.
    if (!hasCookie(name)) return undefined;
    const { default: cookies } = await import("js-cookie");
    return cookies.get(key);
  } catch {
    return undefined;
  }
}

/** Removes a cookie that scripts may read. Without network it may stay. */
export const removeCookie = (name: EntryName): Promise<void> => removeFound({ area: "cookie", key: entryOf(name).key });

/** Reads a cookie and removes it. */
export async function consumeCookie(name: EntryName): Promise<string | undefined> {
  const value = await readCookie(name);
  if (value !== undefined) await removeCookie(name);
  return value;
}

export type FoundItem = { area: StorageArea; key: string };

/** Everything that scripts of this site can find in this browser, so no HttpOnly cookies. */
export async function foundItems(): Promise<FoundItem[]> {
  const cookies = await import("js-cookie").then(({ default: library }) => Object.keys(library.get())).catch(() => []);
  const inStorage = (["local", "session"] as const).flatMap((area) => keysIn(area).map((key) => ({ area, key })));
  return [...cookies.map((key) => ({ area: "cookie" as const, key })), ...inStorage];
}

/** Whether an entry of `storedEntries` matches a found item. */
export function matchesEntry(entry: FoundItem, item: FoundItem): boolean {
  if (entry.area !== item.area) return false;
  return entry.key.endsWith("*") ? item.key.startsWith(fixedPart(entry)) : entry.key === item.key;
}

/** Removes a found item. */
export async function removeFound({ area, key }: FoundItem): Promise<void> {
  if (area !== "cookie") return removeText(area, key);
  await import("js-cookie").then(({ default: library }) => library.remove(key, { path: "/" })).catch(() => undefined);
}
