import { audit } from "../audit.ts";
import { sealOlderFiles } from "../files/seal-older-files.ts";
import { rewrapRecords } from "../sealing/reseal.ts";
import type { Desk } from "./desk.ts";

/** Wraps every record with the first key of DATA_KEYS. Returns the number of changed rows by kind. */
export async function rotateKeys(desk: Desk): Promise<Record<string, number | string>> {
  const { db, vault, now, actor, requestId } = desk;
  const sealedFiles = await sealOlderFiles(desk);
  const counts = { ...(await rewrapRecords(db, vault)), "sealed documents": sealedFiles };
  const key = vault.recordPrefix.split(":")[1] as string;
  await audit(db, now(), {
    actor,
    action: "keys-rotated",
    subject: key,
    requestId,
    after: { rows: Object.values(counts).reduce((sum, count) => sum + count, 0) },
  });
  return { key, ...counts };
}
