import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createFolder } from "./data-folder.ts";
import { inUseError, startHeartbeat } from "./heartbeat.ts";

/**
 * A socket address that only one process can listen on, and that the system frees when it dies, even by kill -9. macOS
 * has no abstract sockets: there it is a file in the temporary directory, which may be stale and is probed first.
 */
function lockAddress(directory: string): string {
  const name = `simpul-data-${createHash("sha256").update(realpathSync(directory)).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return path.join(tmpdir(), `${name}.sock`);
}

const listen = (server: Server, address: string) =>
  new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => {
      server.off("error", reject);
      resolve();
    });
  });

async function isListening(address: string): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/**
 * Locks the data folder until this process ends: by a socket on this machine, by a heartbeat file across containers.
 * Creates a missing folder. Throws a one-line Error without any change when another process has the folder. `onLost` is
 * called when another process takes it over. Returns the function that releases it.
 */
export async function lockDataFolder(directory: string, onLost: () => void = () => undefined): Promise<() => void> {
  createFolder(directory);
  const address = lockAddress(directory);
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, address);
  } catch (cause) {
    const stale = process.platform === "darwin" && !(await isListening(address));
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE" || !stale) throw inUseError(directory, cause);
    rmSync(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  try {
    const stopHeartbeat = await startHeartbeat(directory, onLost);
    return () => {
      stopHeartbeat();
      server.close();
    };
  } catch (error) {
    server.close();
    throw error;
  }
}
