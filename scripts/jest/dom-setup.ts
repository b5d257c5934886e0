import "@testing-library/jest-dom";

// A test that makes React complain has found a fault: the complaint fails it.
for (const level of ["error", "warn"] as const) {
  const complain = console[level];
  beforeEach(() => {
    console[level] = (...words: unknown[]) => {
      complain(...words);
      throw new Error(`Unexpected console.${level}: ${words.map(String).join(" ")}`);
    };
  });
}
