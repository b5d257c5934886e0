/** The unique constraint that a write broke, on either database. */
export function brokenConstraint(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
  return cause?.code === "23505" ? cause.constraint : undefined;
}
