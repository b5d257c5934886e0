import { forgotCopy } from "../content/auth.ts";
import { authenticityPage } from "../content/authenticity.ts";
import { plainFormCopy as copy } from "../content/plain-form.ts";
import { rightsRequest, rightsResponse } from "../contract/data-rights.ts";
import { type EndpointName, endpoints } from "../contract/endpoints.ts";
import { apiCodes, type Envelope, LACKS_DATA_HEADER, refusalMessages, SUCCESS, withWait } from "../contract/envelope.ts";
import { clientAddress } from "../contract/http.ts";
import { currentUserResponse, loginRequest, passwordCodeRequest, resetSchema } from "../contract/investor.ts";
import type * as z from "../contract/zod.ts";
import { thousands } from "../format/number.ts";
import { JSON_BODY_MAX_BYTES, URL_MAX_CHARS } from "../limits.ts";
import { billFields } from "../loans/bill.ts";
import { CHECKED_MAX_CHARS } from "../official-channels/check-channel.ts";
import { PLAIN_ACTIONS, plainActions } from "../plain-forms/actions.ts";
import { type FormState, sealState, stateCookie } from "../plain-forms/state.ts";
import { cleanText } from "../read/clean-text.ts";
import { readCode } from "../read/code.ts";
import { CHANNEL_PARAMETER, channelCheckHref, detailFormHref, type PlainPage, plainPages, returnPath, routes, SENT_PARAMETER } from "../routes.ts";
import type { Gateway } from "./handle-call.ts";
import { isRequestId, logCall, requestId } from "./log.ts";
import { checkOrigin } from "./match-endpoint.ts";
import { readBytes } from "./read-body.ts";
import { Refusal } from "./refusal.ts";

/** What a form sent, by the names of its fields; a missing one is empty. */
type Sent = (name: string) => string;
type Result = { location: string } | Pick<FormState, "step" | "ticket" | "notice" | "values">;

type PlainForm = {
  page: PlainPage;
  endpoint: EndpointName;
  /** The values as typed, by the names in the schema. */
  read: (sent: Sent, headers: Headers) => Record<string, string>;
  schema: z.ZodType;
  /** The body of the call. */
  body: (valid: Record<string, string>) => unknown;
  /** Values that the page shows again. Never passwords and codes. */
  shownAgain: readonly string[];
  /** The step that a refused form stays at. */
  step?: (sent: Sent) => FormState["step"];
  /** The field of a refusal; without one the message is above the form. */
  fieldOf?: (code: string, step: FormState["step"]) => string | undefined;
  /** The message for a lost response, when the call may have succeeded. */
  unsure?: string;
  /** What is added to the message of a code. */
  advice?: Record<string, string>;
  done: (envelope: Envelope, values: Record<string, string>) => Result;
};

const codeRefusals = new Set<string>([apiCodes.codeWrong, apiCodes.codesUsedUp, apiCodes.resendTooSoon]);

/** The page that a sign-in was requested from, named by its own query or by that of the page with the form. */
function nextOf(sent: Sent, headers: Headers): string {
  const from = headers.get("referer") ?? "";
  return sent("next") || (URL.canParse(from) ? (new URL(from).searchParams.get("next") ?? "") : "");
}

const ticketForm = (page: PlainPage, kindOf: (sent: Sent) => string): PlainForm => ({
  page,
  endpoint: "rightsRequest",
  read: (sent) => ({ kind: kindOf(sent), name: sent("name"), contact: sent("contact"), message: sent("message") }),
  schema: rightsRequest,
  body: (valid) => valid,
  shownAgain: ["kind", "name", "contact", "message"],
  done: ({ data }, { kind = "" }) => ({ step: "done", ticket: rightsResponse.parse(data).ticket, values: { kind } }),
});

const forms: Record<string, PlainForm> = {
  [plainActions.login]: {
    page: plainPages.login,
    endpoint: "login",
    read: (sent, headers) => ({ username: sent("username"), password: sent("password"), next: nextOf(sent, headers) }),
    schema: loginRequest.strip(),
    body: ({ username = "", password }) => ({ username: username, password }),
    shownAgain: ["username", "next"],
    done({ data }, { next }) {
      const { validate, type, id } = currentUserResponse.parse(data);
      return { location: validate ? detailFormHref(type, id) : returnPath(next) };
    },
  },
  [plainActions.passwordCode]: {
    page: plainPages.password,
    endpoint: "passwordCode",
    read: (sent) => ({ account: sent("username"), resend: sent("resend") }),
    schema: passwordCodeRequest.strip(),
    body: ({ account = "" }) => ({ account: account }),
    shownAgain: ["account"],
    step: (sent) => (sent("resend") ? "code" : undefined),
    fieldOf: (code, step) => (codeRefusals.has(code) ? (step === "code" ? "code" : "account") : undefined),
    done: ({ message }, { account = "", resend }) => ({
      step: "code",
      values: { account: cleanText(account) },
      // The page itself says that the first one was sent.
      ...(resend ? { notice: message } : {}),
    }),
  },
  [plainActions.passwordReset]: {
    // A button that is pressed twice sends the code twice, and the page shows the second answer.
    advice: { [apiCodes.codeWrong]: forgotCopy.pressedTwice },
    page: plainPages.password,
    endpoint: "passwordReset",
    read: (sent) => ({ account: sent("username"), code: readCode(sent("code")), password: sent("password"), confirm: sent("confirm") }),
    schema: passwordCodeRequest.strip().and(resetSchema),
    body: ({ account = "", code, password }) => ({ account: account, code, password }),
    shownAgain: ["account"],
    step: () => "code",
    fieldOf: (code) => (codeRefusals.has(code) ? "code" : undefined),
    unsure: forgotCopy.unsure,
    done: ({ message }) => ({ step: "done", notice: message, values: {} }),
  },
  [plainActions.complaint]: ticketForm(plainPages.complaint, () => "service"),
  [plainActions.businessLoan]: ticketForm(plainPages.businessLoan, () => "business-loan"),
  [plainActions.dataRequest]: ticketForm(plainPages.dataRequest, (sent) => sent("kind")),
};

/** Whether a request sends a plain form, which answerPlainForm answers. */
export function isPlainForm(pathname: string): boolean {
  return pathname.startsWith(PLAIN_ACTIONS);
}

/** A platform may put a whole error report into its message; more than this fits in no cookie beside what was typed. */
const MESSAGE_MAX_CHARS = 500;

const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Redirects the browser with GET, without the address of the form in the referrer. */
function seeOther(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, "cache-control": "no-store", "referrer-policy": "no-referrer", "content-security-policy": POLICY });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** The page for a form that was refused before it was read. It stores nothing and links to the form. */
function refusedPage({ status, headers }: Refusal, page: PlainPage): Response {
  const html = `<!DOCTYPE html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${copy.crossSiteTitle}</title></head><body><main><h1>${copy.crossSiteTitle}</h1><p>${copy.crossSite}</p><p><a href="${page}">${copy.openForm}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: { ...headers, "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "content-security-policy": POLICY },
  });
}

/** The fields of a form. Throws E413 for a body that is too large and E400 for anything but a form. */
async function readSent(request: Request): Promise<Sent> {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "")) throw new Refusal("E400");
  const bytes = request.body ? await readBytes(request.body, JSON_BODY_MAX_BYTES) : new Uint8Array();
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  // Forms send a line break as two characters; the limits of lengths count one.
  return (name) => (fields.get(name) ?? "").replaceAll("\r\n", "\n");
}

/** The same call as a script of this site would send, so that it is checked, counted and logged as one. */
function callOf(request: Request, form: PlainForm, body: unknown, key: string): Request {
  const headers = new Headers(request.headers);
  for (const name of ["content-length", "transfer-encoding", "content-encoding"]) headers.delete(name);
  headers.set("content-type", "application/json");
  if (key) headers.set("x-request-id", key);
  const { method, path } = endpoints[form.endpoint];
  return new Request(new URL(path, request.url), { method, headers, body: JSON.stringify(body), signal: request.signal });
}

/** The message of each field that the schema refuses; undefined for valid values. */
function errorsOf(form: PlainForm, values: Record<string, string>): { errors: Record<string, string> } | { valid: Record<string, string> } {
  const result = form.schema.safeParse(values);
  if (result.success) return { valid: result.data as Record<string, string> };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { errors };
}

const unreadText = ({ code, message }: Refusal) => (code === "E413" ? copy.bodyTooLarge : message);

/** Handles a call like one of a script (handle-call.ts). */
type Send = (call: Request) => Promise<Response>;
type Show = (state: Omit<FormState, "at">, cookies?: readonly string[]) => Response;

/** Redirects to the page of a form, with the result in its cookie. */
function showOn(page: PlainPage, secure: boolean): Show {
  return (state, cookies = []) =>
    seeOther(`${page}?${SENT_PARAMETER}=1${page === routes.channelCheck || page === routes.billCheck ? "#hasil" : ""}`, [
      ...cookies,
      stateCookie(sealState({ ...state, at: Date.now() }, page, copy.tooLong), page, secure),
    ]);
}

const isSecure = ({ siteUrl }: Gateway) => siteUrl.startsWith("https:");
const clientOf = ({ trustProxy }: Gateway, { headers }: Request, socketAddress: string) =>
  clientAddress(socketAddress, headers.get("x-forwarded-for") ?? undefined, trustProxy);

/** Redirects to the address of the answer, or seals a text that is too long for an address for the page. */
async function answerCheck(gateway: Gateway, request: Request, socketAddress: string): Promise<Response> {
  const show = showOn(routes.channelCheck, isSecure(gateway));
  try {
    const typed = (await readSent(request))(CHANNEL_PARAMETER);
    const values = { [CHANNEL_PARAMETER]: typed };
    const waitSeconds = await gateway.limit("search", clientOf(gateway, request, socketAddress));
    if (waitSeconds !== undefined) return show({ values, errors: { [CHANNEL_PARAMETER]: withWait(refusalMessages.tooManyRequests, waitSeconds) } });
    const location = channelCheckHref(typed);
    if (typed.length > CHECKED_MAX_CHARS)
      return show({ values, errors: { [CHANNEL_PARAMETER]: authenticityPage.tooLong(thousands(String(CHECKED_MAX_CHARS))) } });
    return location.length <= URL_MAX_CHARS ? seeOther(`${location}#hasil`, []) : show({ values, errors: {} });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return show({ values: {}, errors: { [CHANNEL_PARAMETER]: unreadText(cause) } });
  }
}

/** Seals the figures of a bill for its page, which computes the answer: they are in no address, log or call. */
async function answerBill(gateway: Gateway, request: Request, socketAddress: string): Promise<Response> {
  const show = showOn(routes.billCheck, isSecure(gateway));
  try {
    const sent = await readSent(request);
    const values = Object.fromEntries(billFields.map((name) => [name, sent(name)]).filter(([, value]) => value));
    const waitSeconds = await gateway.limit("search", clientOf(gateway, request, socketAddress));
    return show({ values, errors: {}, ...(waitSeconds === undefined ? {} : { refusal: withWait(refusalMessages.tooManyRequests, waitSeconds) }) });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return show({ values: {}, errors: {}, refusal: unreadText(cause) });
  }
}

async function answer(gateway: Gateway, request: Request, socketAddress: string, form: PlainForm, send: Send): Promise<Response> {
  const { page, endpoint } = form;
  const secure = isSecure(gateway);
  const show = showOn(page, secure);
  let sent: Sent;
  try {
    sent = await readSent(request);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return show({ values: {}, errors: {}, refusal: unreadText(cause) });
  }
  const values = form.read(sent, request.headers);
  const key = isRequestId(sent("key")) ? sent("key") : "";
  const shownAgain = Object.fromEntries([...form.shownAgain.map((name) => [name, values[name] ?? ""]), ["key", key]].filter(([, value]) => value));
  const step = form.step?.(sent);
  const refused = (errors: Record<string, string>, refusal?: string) => ({ step, values: shownAgain, errors, refusal });

  const checked = errorsOf(form, values);
  if ("errors" in checked) {
    const waitSeconds = await gateway.limit(endpoints[endpoint].limit, clientOf(gateway, request, socketAddress));
    return show(waitSeconds === undefined ? refused(checked.errors) : refused({}, withWait(refusalMessages.tooManyRequests, waitSeconds)));
  }

  const response = await send(callOf(request, form, form.body(checked.valid), key));
  const answered = (await response.json()) as Envelope;
  const envelope = { ...answered, message: answered.message.slice(0, MESSAGE_MAX_CHARS).toWellFormed() };
  const cookies = response.headers.getSetCookie();
  if (envelope.code === SUCCESS && response.ok && !response.headers.has(LACKS_DATA_HEADER)) {
    const result = form.done(envelope, values);
    if ("location" in result) return seeOther(result.location, [...cookies, stateCookie("", page, secure)]);
    return show({ errors: {}, ...result }, cookies);
  }
  const lost = response.headers.has(LACKS_DATA_HEADER) || response.status >= 500;
  const said = lost ? (form.unsure ?? refusalMessages.network) : [envelope.message, form.advice?.[envelope.code]].filter(Boolean).join(" ");
  const message = withWait(said, Number(response.headers.get("retry-after")) || 0);
  const field = lost ? undefined : form.fieldOf?.(envelope.code, step);
  return show(field ? refused({ [field]: message }) : refused({}, message), cookies);
}

/** The forms that make no call. */
const checks: Record<string, { page: PlainPage; answer: typeof answerCheck }> = {
  [plainActions.channelCheck]: { page: routes.channelCheck, answer: answerCheck },
  [plainActions.billCheck]: { page: routes.billCheck, answer: answerBill },
};

/**
 * Answers a form that was sent without scripts: the same checks, limits and call as for one with scripts, then 303 to
 * the page of the form, or to the page after the sign-in. The result is in a sealed cookie. `client` is the
 * address of the socket; `send` handles a call of this client. Never throws.
 */
export async function answerPlainForm(gateway: Gateway, request: Request, client: string, send: Send): Promise<Response> {
  const since = performance.now();
  const { pathname } = new URL(request.url);
  const form = Object.hasOwn(forms, pathname) ? forms[pathname] : undefined;
  const check = Object.hasOwn(checks, pathname) ? checks[pathname] : undefined;
  const page = check?.page ?? form?.page;
  let response: Response;
  try {
    if (!page) throw new Refusal("E404");
    if (request.method !== "POST") throw new Refusal("E405", { headers: { allow: "POST" } });
    // Every browser sends the origin of a form; programs use the calls of the contract.
    if (!request.headers.has("origin") && !request.headers.has("sec-fetch-site")) throw new Refusal("E403");
    checkOrigin(request.method, request.headers, gateway.siteUrl);
    if (form) {
      let isCalled = false;
      response = await answer(gateway, request, client, form, (call) => {
        isCalled = true;
        return send(call);
      });
      // The call has its own line in the log.
      if (isCalled) return response;
    } else {
      if (!check) throw new Refusal("E404");
      response = await check.answer(gateway, request, client);
    }
  } catch (cause) {
    const refusal = cause instanceof Refusal ? cause : new Refusal("E502");
    response = page && refusal.code === "E403" ? refusedPage(refusal, page) : refusal.response();
  }
  (gateway.log ?? logCall)({
    method: request.method,
    path: page ? pathname : "outside the contract",
    status: response.status,
    ms: Math.round(performance.now() - since),
    requestId: requestId(request.headers.get("x-request-id")),
  });
  return response;
}
