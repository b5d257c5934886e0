import { z } from "zod";
import { callExamples } from "../lib/contract/call-examples.ts";
import { type Endpoint, type EndpointName, endpoints } from "../lib/contract/endpoints.ts";
import { apiCodes } from "../lib/contract/envelope.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as Json;
  return json;
};

/** The parameters of a call in its path or query, one each. */
function parametersOf(schema: z.ZodType | undefined, place: "path" | "query", example: Json = {}): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: json,
    example: example[name],
  }));
}

const header = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const envelope = (data: Json | undefined, example: unknown) => ({
  schema: {
    type: "object",
    required: data ? ["code", "message", "data"] : ["code", "message"],
    properties: { code: { const: "0000" }, message: { type: "string" }, ...(data ? { data } : {}) },
  },
  example: { code: "0000", message: "Berhasil", ...(data ? { data: example } : {}) },
});

function operation(name: EndpointName, call: Endpoint): Json {
  const example = callExamples[name];
  const refusals = (example.refusals ?? []).map((refusal) => apiCodes[refusal]);
  const answer =
    call.data === "file"
      ? { "application/octet-stream": { schema: { type: "string", format: "binary" } } }
      : { "application/json": envelope(call.data && schemaOf(call.data), example.data) };
  const body =
    call.body === "multipart"
      ? {
          "multipart/form-data": {
            schema: { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } },
          },
        }
      : call.body && { "application/json": { schema: schemaOf(call.body), example: call.params ? {} : example.request } };
  return {
    operationId: name,
    summary: call.about,
    parameters: [
      ...parametersOf(call.params, "path", example.request),
      ...parametersOf(call.query, "query", example.request),
      header("ts"),
      header("X-Request-Id"),
      ...(call.auth === "none" || call.auth === "scan-pass" || call.auth === "colleague-link" ? [] : [header("UserLoginToken")]),
      ...(call.auth === "session-or-registration" ? [header("RegistrationId")] : []),
      ...(call.auth === "scan-pass" ? [header("ScanPass")] : []),
      ...(call.auth === "colleague-link" ? [header("ColleagueLink")] : []),
      ...(name.startsWith("ad") ? [header("client")] : []),
    ],
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: {
      "200": {
        description: refusals.length > 0 ? `Success (0000), or a refusal with its message: ${refusals.join(", ")}.` : "Success.",
        content: answer,
      },
      ...(call.auth === "none" || call.auth === "scan-pass" ? {} : { "401": { $ref: "#/components/responses/NoSession" } }),
      ...(example.refusals?.includes("notFound") ? { "404": { $ref: "#/components/responses/NotFound" } } : {}),
      "429": { $ref: "#/components/responses/TooMany" },
    },
    "x-limit-class": call.limit,
    "x-max-body-bytes": call.maxBodyBytes,
    ...(refusals.length > 0 ? { "x-refusal-codes": refusals } : {}),
  };
}

const text = { type: "string" };
const refusal = (code: string, description: string) => ({
  description,
  content: {
    "application/json": {
      schema: { type: "object", required: ["code", "message"], properties: { code: text, message: text } },
      example: { code, message: description },
    },
  },
});

/** The contract as an OpenAPI 3.1 document: what a platform behind API_ORIGIN serves. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Upstream of the website",
      version: "1.0.0",
      description:
        "Every answer is JSON {code, message, data?}; 0000 is success. A refusal has another code and an Indonesian message that the site shows as it is.",
    },
    paths,
    components: {
      parameters: {
        ts: { name: "ts", in: "header", required: true, schema: text, description: "Milliseconds since the epoch by the upstream's clock." },
        "X-Request-Id": {
          name: "X-Request-Id",
          in: "header",
          schema: { type: "string", format: "uuid" },
          description: "Names one request in all logs.",
        },
        UserLoginToken: { name: "UserLoginToken", in: "header", schema: text, description: "The session, from `login`." },
        RegistrationId: { name: "RegistrationId", in: "header", schema: text, description: "The handle of a running registration, from `regist`." },
        ColleagueLink: { name: "ColleagueLink", in: "header", required: true, schema: text, description: "The key of a colleague's link." },
        ScanPass: { name: "ScanPass", in: "header", required: true, schema: text, description: "The pass of the phone that claimed a scan code." },
        client: { name: "client", in: "header", required: true, schema: { const: "3" }, description: "The website." },
      },
      responses: {
        NoSession: refusal("401", "Anda tidak memiliki izin untuk mengakses."),
        NotFound: refusal("1404", "Sumber daya tidak ditemukan."),
        TooMany: refusal("1429", "Terlalu banyak permintaan. Coba lagi nanti."),
      },
    },
  };
}
