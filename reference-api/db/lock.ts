import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createFolder } from "./data-folder.ts";
import { inUse, startHeartbeat } from "./heartbeat.ts";

/**
 * An address that the operating system lets one process hold, and frees when that process dies, even by kill -9.
 * On macOS a stale socket file is left behind, so there the lock is a file of the temporary directory that is probed first.
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

async function answers(address: string): Promise<boolean> {
  const { connect } = await import("node:net");
  return await new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/**
 * Takes the data folder for this process until it ends: by a socket on this machine, by a heartbeat in the folder towards other
 * containers. Creates the folder when it is missing. Throws a one-line Error when another process has it, having touched nothing.
 * `lost` is called when another process takes it all the same. Returns the function that gives the folder back.
 */
export async function lockDataFolder(directory: string, lost: () => void = () => undefined): Promise<() => void> {
  createFolder(directory);
  const address = lockAddress(directory);
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, address);
  } catch (cause) {
    const stale = process.platform === "darwin" && !(await answers(address));
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE" || !stale) throw inUse(directory, cause);
    rmSync(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  try {
    const giveBack = await startHeartbeat(directory, lost);
    return () => {
      giveBack();
      server.close();
    };
  } catch (error) {
    server.close();
    throw error;
  }
}
