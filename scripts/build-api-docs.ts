/** Writes docs/api.md and docs/openapi.json from the table of calls; `--check` fails when one is out of date. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { type Endpoint, endpoints } from "../lib/contract/endpoints.ts";
import { openApi } from "./openapi.ts";

const target = "docs/api.md";

function shapeOf(schema: z.ZodType | undefined): string {
  if (!schema) return "none";
  const json = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as JsonShape;
  return `\`${describeShape(json)}\``;
}

type JsonShape = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonShape[];
  oneOf?: JsonShape[];
  items?: JsonShape;
  properties?: Record<string, JsonShape>;
  required?: string[];
};

/** Formats a JSON schema as one line, such as `{page: integer, keyword?: string}`. */
function describeShape(shape: JsonShape, depth = 0): string {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return [...new Set(choices.map((choice) => describeShape(choice, depth)))].join(" | ");
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (shape.type === "array") {
    const item = describeShape(shape.items ?? {}, depth + 1);
    return (shape.items?.anyOf ?? shape.items?.oneOf ?? shape.items?.enum) ? `(${item})[]` : `${item}[]`;
  }
  if (shape.properties) {
    const required = new Set(shape.required);
    const fields = Object.entries(shape.properties).map(
      ([name, field]) => `${name}${required.has(name) ? "" : "?"}: ${describeShape(field, depth + 1)}`,
    );
    return `{${fields.join(", ")}}`;
  }
  return shape.type ?? "any";
}

const rows = Object.values(endpoints as Record<string, Endpoint>).flatMap((endpoint) => [
  `### ${endpoint.method} ${endpoint.path}`,
  "",
  endpoint.about,
  "",
  `* needs: ${endpoint.auth}; limit class: ${endpoint.limit}; largest body: ${endpoint.maxBodyBytes} bytes`,
  ...(endpoint.query ? [`* query: ${shapeOf(endpoint.query)}`] : []),
  ...(endpoint.method === "POST"
    ? [`* body: ${endpoint.body === "multipart" ? "multipart, one file in the field `file`" : shapeOf(endpoint.body)}`]
    : []),
  `* data: ${endpoint.data === "file" ? "the bytes of the document" : shapeOf(endpoint.data)}`,
  "",
]);
const text = [
  "# Calls",
  "",
  "Made from `lib/contract/endpoints.ts` by `scripts/build-api-docs.ts`. Every answer is `{code, message, data?}`; `0000` is success.",
  "",
  ...rows,
].join("\n");

const files = { [target]: text, "docs/openapi.json": `${JSON.stringify(openApi(), null, 2)}\n` };
for (const [file, content] of Object.entries(files)) {
  if (!process.argv.includes("--check")) writeFileSync(file, content);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== content) {
    console.error(`${file} is out of date: run npm run docs:api`);
    process.exitCode = 1;
  }
}
