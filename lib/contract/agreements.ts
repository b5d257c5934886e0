/**
 * The legal texts that somebody who registers as a funder agrees to or is informed by: version and SHA-256 of the text. The reference API
 * stores them with the registration. `components/legal/agreements.test.ts` fails when a text changes without them.
 */
export const agreements = [
  { document: "terms", version: "2.0", sha256: "886fad369f504591af9d186071edbf18c55b56e94f9af470c4f48fe7524d2f9a" },
  { document: "funderTerms", version: "1.0", sha256: "62315a0270c7ecab6cd57162e038f40ceacb6f03a2f615b2ae98c542f7ffa8b8" },
  { document: "privacy", version: "2.0", sha256: "1760059d312a464c7b526fdb5128c76fc6c43b4f9749e44c6b283547d31f0930" },
] as const;
