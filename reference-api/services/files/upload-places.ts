import { statfs } from "node:fs/promises";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { UPLOADS_AT_ONCE, UPLOADS_AT_ONCE_PER_ACCOUNT } from "../../../lib/limits.ts";
import { refuse } from "../../http/refusal.ts";

const KILOBYTE = 1_024;
const MEGABYTE = 1_048_576;
const DAY_SECONDS = 86_400;
/** An upload beyond those that may run at once waits so long for one of them to end, milliseconds. */
const WAIT_MS = 5_000;
/** What stays free of the disk where the operator names no figure: so large a part of it, at most so much. */
const FREE_SHARE = 1 / 20;
const FREE_MAX_BYTES = 512 * MEGABYTE;

export type UploadSettings = {
  /** Folder on the disk that uploads go to. */
  directory: string;
  /** Bytes of that disk that uploads leave free; undefined: a twentieth of it, at most 512 MB. */
  freeBytes?: number | undefined;
  bytesPerAccountDay: number;
  bytesPerAddressDay: number;
  waitMs?: number;
};

/** The place of one running upload. */
export type UploadPlace = {
  /** Bytes that have reached the disk: the room for them is no longer reserved. */
  wrote: (bytes: number) => void;
  /** Gives the place back. `stored` is what stays of the document, bytes; 0 when nothing does. */
  end: (stored: number) => void;
};

export type UploadPlaces = {
  bytesPerAccountDay: number;
  /**
   * Takes a place for an upload of at most so many bytes. Throws 429 where an account runs too many at once or an address has
   * sent too much within a day, 507 where the disk would have too little room left.
   */
  begin: (upload: { accountId: string; address: string | undefined; bytes: number }) => Promise<UploadPlace>;
};

/** Free bytes of the disk of a folder, less what has to stay; without end where the file system does not say. */
async function roomOf({ directory, freeBytes }: UploadSettings): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(directory);
  if (blocks <= 0) return Number.POSITIVE_INFINITY;
  return bavail * bsize - (freeBytes ?? Math.min(FREE_MAX_BYTES, blocks * bsize * FREE_SHARE));
}

/** The places of this process. What addresses have sent is counted in its memory, as the other limits of addresses are. */
export function createUploadPlaces(settings: UploadSettings): UploadPlaces {
  const { bytesPerAccountDay, bytesPerAddressDay, waitMs = WAIT_MS } = settings;
  const perAddress = new RateLimiterMemory({ points: Math.max(1, Math.round(bytesPerAddressDay / KILOBYTE)), duration: DAY_SECONDS });
  const running = new Map<string, number>();
  const waiting: { accountId: string; go: () => void }[] = [];
  let all = 0;
  let reserved = 0;

  const isFree = (accountId: string) => all < UPLOADS_AT_ONCE && (running.get(accountId) ?? 0) < UPLOADS_AT_ONCE_PER_ACCOUNT;

  function take(accountId: string): void {
    all += 1;
    running.set(accountId, (running.get(accountId) ?? 0) + 1);
  }

  function giveBack(accountId: string): void {
    all -= 1;
    const left = (running.get(accountId) ?? 1) - 1;
    if (left > 0) running.set(accountId, left);
    else running.delete(accountId);
    const next = waiting.findIndex((one) => isFree(one.accountId));
    if (next >= 0) waiting.splice(next, 1)[0]?.go();
  }

  async function takeInTurn(accountId: string): Promise<void> {
    if (isFree(accountId)) return take(accountId);
    if (waiting.length >= UPLOADS_AT_ONCE) throw refuse.tooManyAtOnce();
    await new Promise<void>((resolve, reject) => {
      const turn = {
        accountId,
        go: () => {
          clearTimeout(timer);
          take(accountId);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(refuse.tooManyAtOnce());
      }, waitMs);
      waiting.push(turn);
    });
  }

  async function countAddress(address: string, points: number): Promise<void> {
    try {
      await perAddress.consume(address, points);
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause;
      // What was refused was not sent.
      await perAddress.reward(address, points);
      throw refuse.tooManyBytes(Math.max(1, Math.ceil(cause.msBeforeNext / 1_000)));
    }
  }

  return {
    bytesPerAccountDay,
    async begin({ accountId, address, bytes }) {
      await takeInTurn(accountId);
      const points = Math.ceil(bytes / KILOBYTE);
      try {
        if (address !== undefined) await countAddress(address, points);
        if ((await roomOf(settings)) - reserved < bytes) {
          if (address !== undefined) await perAddress.reward(address, points);
          throw refuse.storageFull();
        }
      } catch (error) {
        giveBack(accountId);
        throw error;
      }
      reserved += bytes;
      let left = bytes;
      let ended = false;
      return {
        wrote(written) {
          const freed = Math.min(left, written);
          left -= freed;
          reserved -= freed;
        },
        end(stored) {
          if (ended) return;
          ended = true;
          reserved -= left;
          giveBack(accountId);
          if (address !== undefined) void perAddress.reward(address, points - Math.ceil(stored / KILOBYTE)).catch(() => undefined);
        },
      };
    },
  };
}
