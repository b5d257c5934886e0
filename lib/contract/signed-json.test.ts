import { execFileSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { canonicalJson, isSignedBy, parseSigningKey, type SigningKey, signDocument } from "./signed-json.ts";

const newKey = () => {
  const { privateKey } = generateKeyPairSync("ed25519");
  return parseSigningKey(privateKey.export({ type: "pkcs8", format: "der" }).toString("base64")) as SigningKey;
};

it("prints JSON with sorted keys, without spaces and absent members", () => {
  expect(canonicalJson({ b: [1, { d: "é", c: undefined }], a: { z: null, y: true } })).toBe('{"a":{"y":true,"z":null},"b":[1,{"d":"é"}]}');
});

it("verifies a document by any of the keys, and none that was changed or signed by another", () => {
  const [old, current, other] = [newKey(), newKey(), newKey()];
  const document = signDocument(old, { nomor: "HPS-1", data: ["a"] });
  expect(isSignedBy([current, old], document)).toBe(true);
  expect(isSignedBy([current, old], JSON.parse(JSON.stringify({ ...document, content: { data: ["a"], nomor: "HPS-1" } })))).toBe(true);
  expect(isSignedBy([current, old], { ...document, content: { ...document.content, nomor: "HPS-2" } })).toBe(false);
  expect(isSignedBy([current, old], { ...document, keyId: current.keyId })).toBe(false);
  expect(isSignedBy([current], document)).toBe(false);
  expect(isSignedBy([old], { ...document, signature: signDocument(other, document.content).signature })).toBe(false);
  expect(isSignedBy([old], { ...document, signature: "?" })).toBe(false);
});

it("accepts Ed25519 keys only", () => {
  const { privateKey } = generateKeyPairSync("x25519");
  expect(parseSigningKey(privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"))).toBeUndefined();
  expect(parseSigningKey("nothing")).toBeUndefined();
});

const hasTools = ["openssl", "jq"].every((tool) => {
  try {
    return execFileSync(tool, [tool === "jq" ? "--version" : "version"]).length > 0;
  } catch {
    return false;
  }
});

(hasTools ? it : it.skip)("is verified with jq and openssl, as the page says", () => {
  const key = newKey();
  const folder = mkdtempSync(path.join(tmpdir(), "signed-"));
  const document = signDocument(key, { type: "kanal-resmi", channels: [{ value: "Sumber “resmi” – é", kind: "phone" }], sample: false });
  writeFileSync(path.join(folder, "kanal-resmi.json"), JSON.stringify(document, undefined, 2));
  writeFileSync(path.join(folder, "kunci.pem"), key.publicKey);
  const commands = [
    "jq -cjS .content kanal-resmi.json > isi",
    "jq -r .signature kanal-resmi.json | base64 -d > tanda",
    "openssl pkeyutl -verify -pubin -inkey kunci.pem -rawin -in isi -sigfile tanda",
  ];
  try {
    expect(execFileSync("sh", ["-c", commands.join(" && ")], { cwd: folder }).toString()).toContain("Signature Verified Successfully");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
