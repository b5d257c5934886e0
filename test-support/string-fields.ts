import type { z } from "zod";

/** A text in a request. */
export type StringField = {
  path: readonly string[];
  /** The most characters that its schema takes before any other step, if it says so. */
  weight: number | undefined;
  /** Values beside it that choose the variant of the request that has it. */
  given: readonly (readonly [path: readonly string[], value: unknown])[];
};

type Def = {
  type: string;
  values?: unknown[];
  checks?: { _zod: { def: { check: string; maximum?: number; abort?: boolean } } }[];
  shape?: Record<string, Schema>;
  element?: Schema;
  items?: Schema[];
  options?: Schema[];
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  left?: Schema;
  right?: Schema;
  getter?: () => Schema;
  valueType?: Schema;
};
type Schema = { _zod: { def: Def } };

/** Every text in a schema of zod. A new field is found without a change here; an unknown kind of schema throws. */
export function stringFields(schema: z.ZodType): StringField[] {
  return walk(schema as unknown as Schema, [], []);
}

function walk({ _zod: { def } }: Schema, path: readonly string[], given: StringField["given"]): StringField[] {
  const inner = (schemas: (Schema | undefined)[]) => schemas.flatMap((schema) => (schema ? walk(schema, path, given) : []));
  switch (def.type) {
    case "string": {
      const first = def.checks?.[0]?._zod.def;
      return [{ path, given, weight: first?.check === "max_length" && first.abort ? first.maximum : undefined }];
    }
    case "object": {
      const fields = Object.entries(def.shape ?? {});
      const literals = fields.flatMap(([key, field]) =>
        field._zod.def.type === "literal" ? [[[...path, key], field._zod.def.values?.[0]] as const] : [],
      );
      return fields.flatMap(([key, field]) => walk(field, [...path, key], [...given, ...literals]));
    }
    case "array":
      return walk(def.element as Schema, [...path, "0"], given);
    case "union":
      return inner(def.options ?? []);
    case "optional":
    case "nullable":
    case "default":
    case "catch":
    case "readonly":
      return inner([def.innerType]);
    case "pipe":
      return inner([def.in?._zod.def.type === "transform" ? def.out : def.in]);
    case "intersection":
      return inner([def.left, def.right]);
    case "number":
    case "boolean":
    case "literal":
    case "enum":
      return [];
    default:
      throw new Error(`unknown kind of schema: ${def.type} at ${path.join(".")}`);
  }
}

/** `value` with `inner` at `path`; lists have one entry. */
function put(value: unknown, path: readonly string[], inner: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  const known = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return /^\d+$/.test(key) ? [put(undefined, rest, inner)] : { ...known, [key]: put(known[key], rest, inner) };
}

/** The example of a request with `text` in a field, or with another value in its place. */
export function withText(example: unknown, { path, given }: StringField, text: unknown): unknown {
  return put(
    given.reduce((request, [place, value]) => put(request, place, value), example),
    path,
    text,
  );
}
