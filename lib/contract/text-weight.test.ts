import { hostileTexts } from "../../test-support/hostile-texts.ts";
import { stringFields, withText } from "../../test-support/string-fields.ts";
import { callExamples } from "./call-examples.ts";
import { rightsRequest } from "./data-rights.ts";
import { type Endpoint, type EndpointName, endpoints } from "./endpoints.ts";
import { companyFields, loginRequest, personFields, registRequest, resetSchema } from "./investor.ts";
import { fieldMessages } from "./messages.ts";
import * as z from "./zod.ts";

/** Most milliseconds that one text may take. Ordinary ones take less than one. */
const TEXT_MAX_MS = 60;

const calls = Object.entries(endpoints as Record<EndpointName, Endpoint>) as [EndpointName, Endpoint][];
const schemas = [
  ...calls.flatMap(([name, { body, params, query }]) =>
    [body, params, query].flatMap((schema) =>
      schema && schema !== "multipart" ? [{ name, schema, example: callExamples[name].request ?? {} }] : [],
    ),
  ),
  { name: "the form of a new password", schema: resetSchema as z.ZodType, example: {} },
];
const fields = schemas.flatMap(({ name, schema, example }) => stringFields(schema).map((field) => ({ name, schema, example, ...field })));

/** The CPU time of a call, milliseconds; a slow one is repeated, because memory may be freed in between. */
function leastMs(call: () => unknown): number {
  const times: number[] = [];
  do {
    const since = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(since);
    times.push((user + system) / 1_000);
  } while ((times.at(-1) as number) > TEXT_MAX_MS && times.length < 3);
  return Math.min(...times);
}

test("finds the texts of the calls", () => expect(fields.length).toBeGreaterThan(100));

test("every text that a request can bring has a weight, which is checked before anything else", () =>
  expect(fields.filter(({ weight }) => weight === undefined).map(({ name, path }) => `${name} ${path.join(".")}`)).toEqual([]));

test("no hostile text keeps a schema busy: one that is far too long, and one that just fits", () => {
  // The shorter ones first: a test on code that is slow ends.
  for (const { name, schema, example, ...field } of fields)
    for (const length of [Math.min(field.weight ?? 0, 1_000), field.weight ?? 0, 1_000, 12_000])
      for (const [kind, text] of hostileTexts(length)) {
        const request = withText(example, field, text);
        const took = leastMs(() => schema.safeParse(request));
        if (took > TEXT_MAX_MS) throw new Error(`${name} ${field.path.join(".")}: ${length} units of ${kind} took ${Math.round(took)} ms`);
      }
});

test("no long list keeps a schema busy, whatever is in it", () => {
  const lists = fields.filter(({ path }) => path.includes("0")).map((field) => ({ ...field, path: field.path.slice(0, field.path.indexOf("0")) }));
  expect(lists.length).toBeGreaterThan(5);
  for (const { name, schema, example, ...field } of lists)
    for (const entry of [[], {}, "", null, true, 1, "/api/common/file/a"]) {
      const request = withText(
        example,
        field,
        Array.from({ length: 20_000 }, () => entry),
      );
      const took = leastMs(() => schema.safeParse(request));
      if (took > TEXT_MAX_MS) throw new Error(`${name} ${field.path.join(".")}: 20,000 times ${JSON.stringify(entry)} took ${Math.round(took)} ms`);
    }
});

test.each([
  [registRequest, "email", "Maksimal 50 karakter."],
  [registRequest, "username", "Maksimal 120 karakter."],
  [registRequest, "password", fieldMessages.passwordFormat],
  [loginRequest, "username", "Maksimal 100 karakter."],
  [z.object(personFields), "npwp", fieldMessages.npwpFormat],
  [z.object(personFields), "address", "Maksimal 300 karakter."],
  [z.object(companyFields), "bankAccount", fieldMessages.bankAccountFormat],
  [rightsRequest, "message", "Maksimal 1000 karakter."],
] as const)("the first message for a text that is too long is that of its field", (schema, field, message) => {
  const { error } = (schema as z.ZodType).safeParse({ [field]: "9 ".repeat(6_000) });
  expect(error?.issues.find(({ path }) => path[0] === field)?.message).toBe(message);
});
