import { randomUUID } from "node:crypto";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The request id that the client sent when it is a UUID, else a new one. */
export function requestId(sent: string | null | undefined): string {
  return sent && UUID.test(sent) ? sent : randomUUID();
}
