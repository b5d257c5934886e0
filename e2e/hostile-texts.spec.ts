/** Texts on which slow patterns are slow, in every field that a stranger can send: nobody else waits meanwhile. */
import { setTimeout as pause } from "node:timers/promises";
import { callExamples } from "../lib/contract/call-examples.ts";
import { type Endpoint, type EndpointName, endpoints } from "../lib/contract/endpoints.ts";
import { URL_MAX_CHARS } from "../lib/limits.ts";
import { plainActions } from "../lib/plain-forms/actions.ts";
import { freePort } from "../lib/ports.ts";
import { hostileTexts } from "../test-support/hostile-texts.ts";
import { stringFields, withText } from "../test-support/string-fields.ts";
import { addresses } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { startWeb, stopWeb } from "./start-web.ts";

const product = Number(new URL(process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT || 3100}`).port);
const api = `http://127.0.0.1:${product + 1000}`;
/** The longest that another request may wait, milliseconds. */
const WAIT_MAX_MS = 200;
/** Between two probes, milliseconds: probes without a pause would be the load themselves. */
const PROBE_PAUSE_MS = 10;
/** A machine that is busy with other things may make one probe wait, but not each time that the same text is sent. */
const ATTEMPTS = 6;
/** Below this response time the machine counts as idle, milliseconds. */
const AT_REST_MS = 50;
/** How long to wait for that, milliseconds. */
const REST_MAX_MS = 20_000;
/** Each field gets one in this many texts. */
const TURNS = 32;
/** Sent at the same time; one by one when somebody waits. */
const BATCH = 6;

type Sending = { about: string; send: () => Promise<unknown> };

/** Sends a text while others ask for the health of the web and the API. Returns the longest wait, milliseconds. */
async function waitWhile({ send }: Pick<Sending, "send">, probes: readonly string[]): Promise<number> {
  let done = false;
  const ask = async (url: string) => {
    let longest = 0;
    do {
      const since = performance.now();
      await (await fetch(url)).arrayBuffer();
      longest = Math.max(longest, performance.now() - since);
      await pause(PROBE_PAUSE_MS);
    } while (!done);
    return longest;
  };
  const waits = Promise.all(probes.map(ask));
  await send().finally(() => {
    done = true;
  });
  return Math.max(...(await waits));
}

/** Waits until nothing else keeps the machine busy. */
async function waitForRest(probes: readonly string[]): Promise<void> {
  const until = performance.now() + REST_MAX_MS;
  while (performance.now() < until && (await waitWhile({ send: () => pause(AT_REST_MS) }, probes)) >= AT_REST_MS) await pause(250);
}

/** Sends the texts in batches, and each text of a batch during which a probe waits alone, several times. */
async function findSlow(sendings: readonly Sending[], probes: readonly string[]): Promise<string[]> {
  const slow: string[] = [];
  for (let start = 0; start < sendings.length; start += BATCH) {
    const batch = sendings.slice(start, start + BATCH);
    const together = { send: () => Promise.all(batch.map(({ send }) => send())) };
    if ((await waitWhile(together, probes)) < WAIT_MAX_MS) continue;
    for (const sending of batch) {
      const waits: number[] = [];
      for (let wait = await waitWhile(sending, probes); ; wait = await waitWhile(sending, probes)) {
        waits.push(wait);
        if (wait < WAIT_MAX_MS || waits.length === ATTEMPTS) break;
        await waitForRest(probes);
      }
      if (Math.min(...waits) >= WAIT_MAX_MS) slow.push(`${sending.about}: a probe waited ${waits.map(Math.round).join(", ")} ms`);
    }
  }
  return slow;
}

let visitor = 0;
/** Headers of a visitor of its own, so that no limit answers in place of the code under test. */
const headers = (type: string, site: string) => {
  visitor += 1;
  return { "content-type": type, origin: site, "x-forwarded-for": `198.18.${visitor >> 8}.${visitor & 255}` };
};

const calls = (Object.entries(endpoints as Record<EndpointName, Endpoint>) as [EndpointName, Endpoint][]).flatMap(([name, endpoint]) =>
  endpoint.body && endpoint.body !== "multipart"
    ? stringFields(endpoint.body).map((field) => ({ name, path: endpoint.path.replace(/\{\w+\}/, "1"), field, example: callExamples[name].request }))
    : [],
);

test.describe.configure({ timeout: 480_000 });

test("no text in any call, plain form or query page makes others wait", async ({ browser }) => {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const web = await startWeb(port, { API_ORIGIN: api, TRUST_PROXY: "1" });
  const page = await browser.newPage({ javaScriptEnabled: false, extraHTTPHeaders: { "x-forwarded-for": "198.51.100.7" } });
  try {
    const post = (url: string, body: unknown) =>
      fetch(url, { method: "POST", headers: headers("application/json", site), body: JSON.stringify(body) }).then((answer) => answer.text());
    // Every text in every field would take minutes: each field gets some, in turns.
    const some = (turn: number, texts = hostileTexts()) => texts.filter((_, index) => index % TURNS === turn % TURNS);
    const callsSent = calls.flatMap(({ name, path, field, example }, turn) =>
      some(turn).flatMap(([kind, text]) =>
        [site, api].map((origin) => ({
          about: `${name} ${field.path.join(".")} at ${origin}, ${kind}`,
          send: () => post(origin + path, withText(example, field, text)),
        })),
      ),
    );

    const forms = new Map<string, { method: string; names: string[] }>();
    const noteForms = async () => {
      for (const form of await page.locator("form").all()) {
        const { action, method, names } = await form.evaluate((element: HTMLFormElement) => ({
          action: new URL(element.action).pathname,
          method: element.method,
          names: [...new Set([...element.elements].map((control) => (control as HTMLInputElement).name).filter(Boolean))],
        }));
        if (names.length > 0) forms.set(`${method} ${action}`, { method, names });
      }
    };
    for (const address of addresses) {
      await page.goto(site + address, { waitUntil: "domcontentloaded" });
      await noteForms();
    }
    // The second step of the password has a form of its own.
    await page.goto(`${site}/formulir/kata-sandi`);
    await page.getByRole("main").getByRole("textbox").first().fill("pribadi@demo.test");
    await page.getByRole("main").locator("form button[type=submit], form button:not([type])").first().click();
    await noteForms();
    expect([...forms.keys()], "the forms that work without scripts are found").toEqual(
      expect.arrayContaining([
        ...Object.values(plainActions).map((action) => `post ${action}`),
        "get /verifikasi",
        "get /blog",
        "get /alat/bunga-efektif",
      ]),
    );
    const formsSent = [...forms].flatMap(([action, { method, names }]) =>
      names.flatMap((name, turn) =>
        some(turn, hostileTexts(method === "post" ? undefined : URL_MAX_CHARS / 4)).map(([kind, text]) => ({
          about: `${action} ${name}, ${kind}`,
          send: async () => {
            const values = new URLSearchParams({ ...Object.fromEntries(names.map((each) => [each, "1"])), [name]: text });
            const address = site + action.split(" ")[1];
            const form = headers("application/x-www-form-urlencoded", site);
            const answer =
              method === "post"
                ? await fetch(address, { method: "POST", headers: form, body: values, redirect: "manual" })
                : await fetch(`${address}?${values}`.slice(0, URL_MAX_CHARS - site.length), {
                    headers: { "x-forwarded-for": form["x-forwarded-for"] },
                  });
            await answer.text();
            // The page that shows the result reads it again, as often as somebody sends the cookie.
            const location = answer.headers.get("location");
            const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
            if (location)
              await (
                await fetch(new URL(location, site), { headers: { cookie: cookie.join("; "), "x-forwarded-for": form["x-forwarded-for"] } })
              ).text();
          },
        })),
      ),
    );
    expect(await findSlow([...callsSent, ...formsSent], [`${site}/healthz`, `${api}/health`])).toEqual([]);
  } finally {
    await page.close();
    await stopWeb(web);
  }
});
