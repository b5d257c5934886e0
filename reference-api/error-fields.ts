type Failure = { error: string; systemCode?: string; stack: string[] };

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? ("code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause)) : undefined;

/**
 * What the log may say of an unexpected error: its name, the code of the system, the database or a provider (ENOSPC, 57P01,
 * EENVELOPE), the places. Never its message: that of a failed query holds every value that a person has typed, that of a mail server
 * the address.
 */
export function errorFields(error: Error): Failure {
  const stack = error.stack ?? "";
  const start = error.message ? stack.indexOf(error.message) : 0;
  const places = start < 0 ? "" : stack.slice(start + error.message.length);
  const systemCode = codeOf(error);
  return {
    error: error.name,
    ...(systemCode ? { systemCode } : {}),
    stack: places
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 5)
      .map((line) => line.trim()),
  };
}
