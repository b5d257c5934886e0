/** The name of the unique constraint that a failed write violated. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
  return cause?.code === "23505" ? cause.constraint : undefined;
}
