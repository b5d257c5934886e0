import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { rightsRequests } from "../db/schema/rights-requests.ts";
import { type Api, openApi } from "./harness.ts";

const complaint = { kind: "service", name: "Sari Lestari", contact: "sari@contoh.id", message: "Pembayaran belum tercatat." };

async function ticketOf(api: Api, name: string, body: object = complaint): Promise<string> {
  const answer = await api.call("POST", "/api/h5/rights-request", body, { "X-Request-Id": name });
  assert.equal(answer.code, "0000");
  return (answer.data as { ticket: string }).ticket;
}

describe("requests about personal data and complaints", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  const filed = () => api.deps.db.$count(rightsRequests);

  it("returns the same ticket for a repeated request id, also for concurrent requests", async () => {
    const name = randomUUID();
    const before = await filed();
    const tickets = await Promise.all([ticketOf(api, name), ticketOf(api, name), ticketOf(api, name.toUpperCase())]);
    tickets.push(await ticketOf(api, name));
    assert.deepEqual(new Set(tickets).size, 1);
    assert.match(tickets[0] ?? "", /^ADU-/);
    assert.equal(await filed(), before + 1);
  });

  it("returns another ticket for another request id, and for changed content under the same id", async () => {
    const name = randomUUID();
    const first = await ticketOf(api, name);
    const others = [await ticketOf(api, randomUUID()), await ticketOf(api, name, { ...complaint, message: "Pembayaran 3 Mei belum tercatat." })];
    assert.equal(new Set([first, ...others]).size, 3);
  });
});
