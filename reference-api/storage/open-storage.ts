import type { Logger } from "pino";
import type { ApiEnv } from "../env.ts";
import { diskStorage, type FileStorage } from "./file-storage.ts";
import { checkBucket, StorageError, s3Storage } from "./s3-storage.ts";

/**
 * Opens the bucket when the S3 variables are set, else the data folder. Throws a one-line Error when the bucket rejects
 * the request; an S3 that does not respond yet is only logged.
 */
export async function openStorage(env: ApiEnv, dataDir: string, log: Logger): Promise<FileStorage> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return diskStorage(dataDir);
  const settings = { endpoint, bucket, region, accessKeyId, secretAccessKey };
  await checkBucket(settings).catch((error: StorageError) => {
    if (error instanceof StorageError && error.status && error.status < 500)
      throw new Error(`the bucket ${bucket} cannot be used: the storage responded ${error.status} (check the S3_ variables).`, { cause: error });
    log.warn({ error: error.message }, "document storage does not respond");
  });
  return s3Storage(settings);
}
