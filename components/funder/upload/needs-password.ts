import { loadReader } from "@/lib/pdf/load-reader";

/**
 * Whether an encrypted PDF can only be opened with a password. Many bank statements are encrypted against changes
 * and open for everybody; only a reader can tell. What the reader cannot judge counts as readable.
 */
export async function needsPassword(file: Blob): Promise<boolean> {
  try {
    const { getDocument } = await loadReader();
    const task = getDocument({ data: await file.arrayBuffer() });
    try {
      await task.promise;
      return false;
    } finally {
      await task.destroy();
    }
  } catch (cause) {
    return cause instanceof Error && cause.name === "PasswordException";
  }
}
