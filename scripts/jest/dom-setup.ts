import "@testing-library/jest-dom";

// Warnings of React fail the test.
for (const level of ["error", "warn"] as const) {
  const original = console[level];
  beforeEach(() => {
    console[level] = (...values: unknown[]) => {
      original(...values);
      throw new Error(`Unexpected console.${level}: ${values.map(String).join(" ")}`);
    };
  });
}
