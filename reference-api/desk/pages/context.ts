import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Desk } from "../../services/audit.ts";
import { CONTENT_PICTURE_MAX_BYTES } from "../../services/content/pictures.ts";
import { type Member, permissionsOf } from "../../services/staff.ts";
import type { DeskDeps } from "../run-command.ts";
import { type FormError, page } from "./parts.ts";

/** What the pages know of a request: `member` and what belongs to the session from the sign-in on. */
export type DeskEnv = { Variables: { deps: DeskDeps; secure: boolean; origin: string; member: Member; token: string; csrf: string } };
export type DeskContext = Context<DeskEnv>;

export const BODY_MAX_BYTES = 65_536;
/** The page of pictures, whose form has a file. */
export const PICTURES_PATH = "/konten/gambar";
export const PICTURE_FORM_MAX_BYTES = CONTENT_PICTURE_MAX_BYTES + BODY_MAX_BYTES;

/** The desk of the signed-in member, for the services. */
export function deskOf(context: DeskContext): Desk {
  const { name, role } = context.get("member");
  return { ...context.get("deps"), actor: `staff:${name}`, requestId: randomUUID(), permissions: permissionsOf[role] };
}

/** Answers with a page of the desk; with an error, with a refused form. */
export function show(context: DeskContext, title: string, content: unknown, ...found: (FormError | undefined)[]) {
  const errors = found.filter((error) => error !== undefined);
  const [member, csrf, path] = [context.get("member"), context.get("csrf"), context.req.path];
  return context.html(page({ title, member, csrf, path, errors }, content), errors.length > 0 ? 422 : 200);
}

/** A form of up to this size is read to give back what was typed in it. */
const RETURNED_MAX_BYTES = 1_048_576;

/** A form that is too long, with its fields, unless it is too long for them, too. */
export class FormTooLong extends Error {
  override readonly name = "FormTooLong";
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super("The form is too long.");
    this.fields = fields;
  }
}

/** U+0000 is in no text that people type, and no database stores it. */
const withoutNul = (text: string) => text.replaceAll("\0", "");

/** The text fields of a posted form. Throws FormTooLong for one that is too long or does not say its length. */
export async function formOf(context: DeskContext, maxBytes = BODY_MAX_BYTES): Promise<Record<string, string>> {
  const bytes = Number(context.req.header("content-length") ?? Number.POSITIVE_INFINITY);
  if (bytes > Math.max(maxBytes, RETURNED_MAX_BYTES)) throw new FormTooLong({});
  const body = await context.req.parseBody();
  const fields = Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [[withoutNul(name), withoutNul(value)]] : [])),
  );
  if (bytes > maxBytes) throw new FormTooLong(fields);
  return fields;
}

/** Carries what was done to the page that says so, once: an address could say it of anything, and would say it again later. */
const DONE_COOKIE = "selesai";
const DONE_COOKIE_SECONDS = 60;

/** Leads from a form to a page, which says what was done: `doneOf` has it there. */
export function redirectDone(context: DeskContext, path: string, done: Record<string, string>): Response {
  const settings = { httpOnly: true, sameSite: "Strict", path: "/", maxAge: DONE_COOKIE_SECONDS, secure: context.get("secure") } as const;
  setCookie(context, DONE_COOKIE, `${path}?${new URLSearchParams(done)}`, settings);
  return context.redirect(path, 303);
}

/** What was done by the form that led to this page. Empty when the page is opened again. */
export function doneOf(context: DeskContext): Record<string, string> {
  const [path, done] = (getCookie(context, DONE_COOKIE) ?? "").split("?");
  if (path !== context.req.path) return {};
  deleteCookie(context, DONE_COOKIE, { path: "/" });
  return Object.fromEntries(new URLSearchParams(done));
}
