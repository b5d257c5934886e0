import { statfs } from "node:fs/promises";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { FairQueue, type Share } from "../../lib/fair-queue.ts";
import { UPLOADS_AT_ONCE, UPLOADS_AT_ONCE_PER_ACCOUNT, UPLOADS_AT_ONCE_PER_ADDRESS } from "../../lib/limits.ts";
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

/** The account of an upload, and the visitor's address when known. */
type Uploader = { accountId: string; address: string | undefined };

export type UploadSlots = {
  bytesPerAccountDay: number;
  /**
   * Acquires a slot for an upload of at most `bytes`. Throws 429 for too many concurrent uploads of an account or
   * address, or too many bytes of an address per day, and 507 for too little disk space.
   */
  begin: (upload: Uploader & { bytes: number }) => Promise<UploadSlot>;
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
  const queue = new FairQueue({ running: UPLOADS_AT_ONCE, waiting: UPLOADS_AT_ONCE, waitMs });
  let reserved = 0;

  /** The waiting uploads of one address leave room for those of others. */
  const sharesOf = ({ accountId, address }: Uploader): Share[] => [
    { name: accountId, running: UPLOADS_AT_ONCE_PER_ACCOUNT },
    ...(address === undefined ? [] : [{ name: address, running: UPLOADS_AT_ONCE_PER_ADDRESS, waiting: UPLOADS_AT_ONCE_PER_ADDRESS }]),
  ];

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
      const release = await queue.enter(sharesOf({ accountId, address }));
      if (!release) throw errors.tooManyAtOnce();
      const points = Math.ceil(bytes / KILOBYTE);
      try {
        if (address !== undefined) await countAddress(address, points);
        if ((await availableBytes(settings)) - reserved < bytes) {
          if (address !== undefined) await perAddress.reward(address, points);
          throw errors.storageFull();
        }
      } catch (error) {
        release();
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
          release();
          if (address !== undefined) void perAddress.reward(address, points - Math.ceil(stored / KILOBYTE)).catch(() => undefined);
        },
      };
    },
  };
}
