/** @jest-environment node */
import { generateKeyPairSync } from "node:crypto";
import { ApiError } from "@/lib/api/api-error";
import { checkReceipt } from "@/lib/api/receipt";
import { serverFetch } from "@/lib/api/server-fetch";
import { parseSigningKey, type SigningKey, signDocument } from "@/lib/contract/signed-json";

jest.mock("./server-fetch", () => ({ serverFetch: jest.fn() }));
const answer = serverFetch as unknown as jest.Mock;

const newKey = () => {
  const { privateKey } = generateKeyPairSync("ed25519");
  return parseSigningKey(privateKey.export({ type: "pkcs8", format: "der" }).toString("base64")) as SigningKey;
};
const content = {
  type: "bukti-penghapusan" as const,
  issuer: "https://simpul.example",
  number: "HPS-7K3M-Q9XR-02VT",
  deletedAt: "2026-11-25T07:00:00.000Z",
  erased: ["Nama"],
  retained: [],
};
const key = newKey();
const receipt = signDocument(key, content);
const { keyId, publicKey } = key;

it("calls a receipt genuine when one of the upstream's keys signed exactly its content", async () => {
  answer.mockResolvedValueOnce({ receipt, keys: [{ keyId, publicKey }] });
  expect((await checkReceipt(content.number)).state).toBe("genuine");
});

it.each([
  ["with another number", { ...receipt, content: { ...content, number: "HPS-0000-0000-0000" } }],
  ["with another date", { ...receipt, content: { ...content, deletedAt: "2020-01-01T00:00:00.000Z" } }],
  ["with less that was erased", { ...receipt, content: { ...content, erased: [] } }],
  ["signed by another key", signDocument(newKey(), content)],
  ["signed by another key under the id of this one", { ...signDocument(newKey(), content), keyId }],
  ["without a signature", { ...receipt, signature: "" }],
])("calls a receipt broken %s", async (_name, forged) => {
  answer.mockResolvedValueOnce({ receipt: forged, keys: [{ keyId, publicKey }] });
  expect((await checkReceipt(content.number)).state).toBe("broken");
});

it("calls a receipt broken when its key carries the id of another key", async () => {
  const forger = newKey();
  answer.mockResolvedValueOnce({ receipt: { ...signDocument(forger, content), keyId }, keys: [{ keyId, publicKey: forger.publicKey }] });
  expect((await checkReceipt(content.number)).state).toBe("broken");
});

it("knows an unknown number from an upstream that fails", async () => {
  answer.mockRejectedValueOnce(new ApiError("not-found", "1404", "Nomor tidak ditemukan."));
  expect(await checkReceipt("HPS-1")).toEqual({ state: "unknown" });
  answer.mockRejectedValueOnce(new Error("bug"));
  await expect(checkReceipt("HPS-1")).rejects.toThrow("bug");
});
