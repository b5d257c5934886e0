import { groupPhone, readPhone, wirePhone } from "./phone-number";

describe("readPhone", () => {
  test.each([
    ["0812-3456-7890", "62", "81234567890", "62"],
    ["62 812 3456 7890", "62", "81234567890", "62"],
    ["+62 812-3456-7890", "44", "81234567890", "62"],
    ["0062812345678", "62", "812345678", "62"],
    ["+62 0812 3456 789", "62", "8123456789", "62"],
    ["07911 123456", "44", "7911123456", "44"],
    ["+44 7911 123456", "62", "7911123456", "44"],
    ["44 7911 123456", "44", "7911123456", "44"],
    ["(0812) 3456.7890", "62", "81234567890", "62"],
    ["8123456789", "62", "8123456789", "62"],
    ["8448123456", "62", "8448123456", "62"],
    ["abc", "62", "", "62"],
    ["wa.me/6281234567890?text=1", "62", "81234567890", "62"],
    ["HP: 0812 3456 7890, Budi", "62", "81234567890", "62"],
    ["0812-3456-7890 (24 jam)", "62", "0812-3456-7890 (24 jam)", "62"],
    ["0812-****-7890", "62", "0812-****-7890", "62"],
    ["0812-**-78", "62", "0812-**-78", "62"],
    ["0812 ---- 567890", "62", "0812 ---- 567890", "62"],
    ["+6281234567890.0", "62", "+6281234567890.0", "62"],
    ["81234567890.00", "62", "81234567890.00", "62"],
  ] as const)("the typed number %s in the country +%s is read as country code and digits", (typed, country, compact, found) =>
    expect(readPhone(typed, country)).toEqual({ compact, country: found }),
  );

  test.each(["0", "+", "+6", "+62", "6", "62"])("%s may still become a prefix and stays", (typed) =>
    expect(readPhone(typed, "62").compact).toBe(typed),
  );
});

test("the wire takes country code and digits without spaces", () => {
  expect(wirePhone("812 3456 7890", "62")).toBe("6281234567890");
  expect(wirePhone("7911 123456", "44")).toBe("447911123456");
  expect(wirePhone("0812 3456 789O", "62")).toBe("0812 3456 789O");
});

test.each([
  ["8123", "8123"],
  ["81234567", "812 34567"],
  ["812345678901", "812 3456 78901"],
  ["8123456789012", "812 3456 7890 12"],
])("%s is shown as %s: no digit stands alone", (compact, grouped) => expect(groupPhone(compact)).toBe(grouped));

test("the longest number fills the 17 characters of the input", () => expect(groupPhone("81234567890123")).toHaveLength(17));

test.each([
  ["812345678901234", "812345678901234"],
  ["81234567890123456789", "81234567890123456789"],
])("%s, too long, is shown as %s: whole", (compact, shown) => expect(groupPhone(compact)).toBe(shown));
