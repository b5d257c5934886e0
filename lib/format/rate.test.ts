import { rateText } from "@/lib/format/rate";

test.each([
  ["97.84", "97,84%"],
  ["97,84%", "97,84%"],
  [" 100 % ", "100%"],
  ["–", "–"],
])("the rate %s of a platform is read as %s", (given, read) => {
  expect(rateText(given)).toBe(read);
});
