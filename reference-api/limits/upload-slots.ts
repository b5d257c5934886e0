import { statfs } from "node:fs/promises";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { UPLOADS_AT_ONCE, UPLOADS_AT_ONCE_PER_ACCOUNT } from "../../lib/limits.ts";
import { errors } from "../errors.ts";

const KILOBYTE = 1_024;
const MEGABYTE = 1_048_576;
const DAY_SECONDS = 86_400;
/** How long an upload waits for a free slot, milliseconds. */
const WAIT_MS = 5_000;
/** Default disk space that uploads leave free: this share of the disk, at most this many bytes. */
const FREE_SHARE = 1 / 20;
const FREE_MAX_BYTES = 512 * MEGABYTE;

type UploadSettings = {
  /** Folder on the disk that stores the uploads. */
  directory: string;
  /** Bytes that uploads leave free on that disk; by default a twentieth of it, at most 512 MB. */
  freeBytes?: number | undefined;
  bytesPerAccountDay: number;
  bytesPerAddressDay: number;
  waitMs?: number;
};

/** The slot of one running upload. */
export type UploadSlot = {
  /** Releases the reservation of bytes that have reached the disk. */
  wrote: (bytes: number) => void;
  /** Releases the slot. `stored` is the size of the stored document, bytes; 0 when the upload failed. */
  end: (stored: number) => void;
};

export type UploadSlots = {
  bytesPerAccountDay: number;
  /**
   * Acquires a slot for an upload of at most `bytes`. Throws 429 for too many concurrent uploads of an account or too
   * many bytes of an address per day, and 507 for too little disk space.
   */
  begin: (upload: { accountId: string; address: string | undefined; bytes: number }) => Promise<UploadSlot>;
};

/** Bytes available for uploads; infinite when the file system does not report its size. */
async function availableBytes({ directory, freeBytes }: UploadSettings): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(directory);
  if (blocks <= 0) return Number.POSITIVE_INFINITY;
  return bavail * bsize - (freeBytes ?? Math.min(FREE_MAX_BYTES, blocks * bsize * FREE_SHARE));
}

/** The upload slots of this process. Bytes per address are counted in memory, like the other limits per address. */
export function createUploadSlots(settings: UploadSettings): UploadSlots {
  const { bytesPerAccountDay, bytesPerAddressDay, waitMs = WAIT_MS } = settings;
  const perAddress = new RateLimiterMemory({ points: Math.max(1, Math.round(bytesPerAddressDay / KILOBYTE)), duration: DAY_SECONDS });
  const running = new Map<string, number>();
  const waiting: { accountId: string; go: () => void }[] = [];
  let all = 0;
  let reserved = 0;

  const isFree = (accountId: string) => all < UPLOADS_AT_ONCE && (running.get(accountId) ?? 0) < UPLOADS_AT_ONCE_PER_ACCOUNT;

  function acquire(accountId: string): void {
    all += 1;
    running.set(accountId, (running.get(accountId) ?? 0) + 1);
  }

  function release(accountId: string): void {
    all -= 1;
    const left = (running.get(accountId) ?? 1) - 1;
    if (left > 0) running.set(accountId, left);
    else running.delete(accountId);
    const next = waiting.findIndex((one) => isFree(one.accountId));
    if (next >= 0) waiting.splice(next, 1)[0]?.go();
  }

  async function waitForSlot(accountId: string): Promise<void> {
    if (isFree(accountId)) return acquire(accountId);
    if (waiting.length >= UPLOADS_AT_ONCE) throw errors.tooManyAtOnce();
    await new Promise<void>((resolve, reject) => {
      const turn = {
        accountId,
        go: () => {
          clearTimeout(timer);
          acquire(accountId);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(errors.tooManyAtOnce());
      }, waitMs);
      waiting.push(turn);
    });
  }

  async function countAddress(address: string, points: number): Promise<void> {
    try {
      await perAddress.consume(address, points);
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause;
      // A rejected upload does not count.
      await perAddress.reward(address, points);
      throw errors.tooManyBytes(Math.max(1, Math.ceil(cause.msBeforeNext / 1_000)));
    }
  }

  return {
    bytesPerAccountDay,
    async begin({ accountId, address, bytes }) {
      await waitForSlot(accountId);
      const points = Math.ceil(bytes / KILOBYTE);
      try {
        if (address !== undefined) await countAddress(address, points);
        if ((await availableBytes(settings)) - reserved < bytes) {
          if (address !== undefined) await perAddress.reward(address, points);
          throw errors.storageFull();
        }
      } catch (error) {
        release(accountId);
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
          release(accountId);
          if (address !== undefined) void perAddress.reward(address, points - Math.ceil(stored / KILOBYTE)).catch(() => undefined);
        },
      };
    },
  };
}
