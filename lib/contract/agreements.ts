/**
 * Legal texts of the registration of a funder: version and SHA-256 of the text, which the reference API stores with the
 * registration. `components/legal/agreements.test.ts` fails when a text changes without a new version.
 */
export const agreements = [
  { document: "terms", version: "2.0", sha256: "85f3fcf07cdf697c7bceb5886247c880ad4188b9f1b9cb2bbf5ce111f43adc84" },
  { document: "funderTerms", version: "1.0", sha256: "62315a0270c7ecab6cd57162e038f40ceacb6f03a2f615b2ae98c542f7ffa8b8" },
  { document: "privacy", version: "2.1", sha256: "de632c17744dfcbaabf270ad806aff77b8a93229a23c22dcdd2701fe320d9455" },
] as const;
