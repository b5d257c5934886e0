type ErrorFields = { error: string; systemCode?: string; stack: string[] };

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? ("code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause)) : undefined;

/**
 * The log fields of an unexpected error: its name, the code of the system, the database or a provider (ENOSPC, 57P01,
 * EENVELOPE) and the first stack frames. Never its message: a failed query's contains what a person typed, a mail
 * server's the address.
 */
export function errorFields(error: Error): ErrorFields {
  const stack = error.stack ?? "";
  const start = error.message ? stack.indexOf(error.message) : 0;
  const frames = start < 0 ? "" : stack.slice(start + error.message.length);
  const systemCode = codeOf(error);
  return {
    error: error.name,
    ...(systemCode ? { systemCode } : {}),
    stack: frames
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 5)
      .map((line) => line.trim()),
  };
}
