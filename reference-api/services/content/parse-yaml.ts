import { isMap, isScalar, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import type { z } from "zod";

/** What an editor does about broken YAML, by the code of the parser. */
const brokenTexts: Partial<Record<YAMLError["code"], string>> = {
  DUPLICATE_KEY: "bagian ini ditulis dua kali. Hapus salah satunya",
  MISSING_CHAR: "ada tanda kutip atau kurung yang belum ditutup. Tutup tandanya",
  TAB_AS_INDENT: "awal baris memakai tab. Ganti dengan spasi",
};
const BROKEN = "baris ini tidak dapat dibaca. Tulis isinya di antara tanda kutip ganda, dan samakan spasi di awal baris";

/**
 * Parses YAML that begins after `linesBefore` lines of a file. Throws an Error with file and line when it is broken, and
 * for an alias: an editor who writes `*Baru*` means the text.
 */
function readYaml(name: string, source: string, linesBefore: number) {
  const lines = new LineCounter();
  const document = parseDocument(source.replace(/^\uFEFF/, ""), { lineCounter: lines });
  const fail = (at: number, reason: string): never => {
    throw new Error(`${name}:${lines.linePos(at).line + linesBefore} ${reason}`);
  };
  visit(document, {
    Alias: (_key, { range }) => fail(range?.[0] ?? 0, 'tulisan yang diawali * harus di antara tanda kutip ganda, misalnya "*Baru*"'),
  });
  const [broken] = document.errors;
  if (broken) fail(broken.pos[0], brokenTexts[broken.code] ?? BROKEN);
  return { document, lines };
}

export const DATE_FAULT = "harus tanggal seperti 2025-08-14";

/** Whether a browser can open an address: on this site, or elsewhere with https. */
export const isOpenable = (address: string): boolean => /^(?:https:\/\/|\/(?![/\\]))/.test(address) && URL.canParse(address, "http://site.invalid");

const EMPTY = "masih kosong. Isi, atau hapus barisnya";
const kindNames: Record<string, string> = {
  string: "teks di antara tanda kutip ganda",
  array: "daftar dengan tanda - di awal tiap baris",
  object: "bagian-bagian dengan namanya",
  boolean: "true atau false",
  int: "angka bulat tanpa titik",
  number: "angka tanpa titik",
};

/** What an editor does about a fault that its schema has no sentence for. */
const faultText: z.core.$ZodErrorMap = (issue) => {
  const isText = "origin" in issue && issue.origin === "string";
  switch (issue.code) {
    case "unrecognized_keys":
      return "tidak dikenal. Periksa ejaannya, atau hapus barisnya";
    case "invalid_value":
      return `${issue.input === undefined ? "belum ada. Tambahkan" : "harus"} salah satu dari: ${issue.values.join(", ")}`;
    case "too_big":
      return isText ? `paling banyak ${issue.maximum} karakter. Persingkat` : `paling banyak ${issue.maximum}`;
    case "too_small":
      return isText || (issue.origin === "array" && issue.minimum === 1) ? EMPTY : `paling sedikit ${issue.minimum}`;
    case "invalid_type":
      if (issue.input === undefined) return "belum ada. Tambahkan";
      return issue.input === null ? EMPTY : `harus berupa ${kindNames[issue.expected] ?? issue.expected}`;
    default:
      return "salah. Bandingkan dengan berkas lain";
  }
};

/**
 * Reads YAML that begins after `linesBefore` lines of a file, and checks it with a schema. Throws an Error that lists every
 * fault as `name:line path reason`, separated by "; ". A misspelt name comes first: it explains what is missing.
 */
export function parseYaml<Schema extends z.ZodType>(name: string, source: string, schema: Schema, linesBefore = 0): z.output<Schema> {
  const { document, lines } = readYaml(name, source, linesBefore);
  const result = schema.safeParse(document.toJS(), { error: faultText });
  if (result.success) return result.data;

  /** The line of a name or a value; of the nearest one around it when it is missing. */
  const lineOf = (keys: readonly PropertyKey[]): number => {
    const around = keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents;
    const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === keys.at(-1)) : undefined;
    const node = pair?.key ?? (keys.length > 0 ? document.getIn(keys, true) : document.contents);
    const start = (node as { range?: [number, number, number] | null } | undefined)?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
    return keys.length > 0 ? lineOf(keys.slice(0, -1)) : 1;
  };
  const isMisspelt = ({ code }: z.core.$ZodIssue) => code === "unrecognized_keys";
  const issues = result.error.issues.toSorted((one, other) => Number(isMisspelt(other)) - Number(isMisspelt(one)));
  const faults = issues.flatMap((issue) => {
    const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((keys) => `${name}:${lineOf(keys) + linesBefore} ${keys.join(".")} ${issue.message}`.replace("  ", " "));
  });
  throw new Error(faults.join("; "));
}
