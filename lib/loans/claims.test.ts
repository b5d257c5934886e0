import { readFileSync } from "node:fs";
import { claimsTable, withClaims } from "@/lib/loans/claims";

test("docs/claims.md has the table of rules as it is", () => {
  const document = readFileSync("docs/claims.md", "utf8");
  expect(withClaims(document, claimsTable())).toBe(document);
});
