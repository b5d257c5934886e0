import { caretFor, groupDigits, readEdit } from "./use-grouped-input";

describe("groupDigits", () => {
  test.each([
    ["", ""],
    ["8", "8"],
    ["8123", "812 3"],
    ["81234567890123", "812 3456 7890 123"],
    ["+6", "+6"],
  ])("the digits %s are grouped as %s", (compact, grouped) => expect(groupDigits(compact, [3, 4, 4])).toBe(grouped));

  test("without sizes the number stays in one piece", () => expect(groupDigits("123456", [])).toBe("123456"));
});

describe("editing a grouped number", () => {
  test("a digit typed in the middle keeps the caret behind it", () => {
    const edit = readEdit({ text: "8129 3456", caret: 4, before: "812 3456", inputType: "insertText" });
    expect(edit).toEqual({ compact: "81293456", rightOfCaret: 4 });
    expect(caretFor("812 9345 6", edit.rightOfCaret)).toBe(5);
  });

  test("Backspace behind a space deletes the digit before it", () => {
    const edit = readEdit({ text: "8123456", caret: 3, before: "812 3456", inputType: "deleteContentBackward" });
    expect(edit).toEqual({ compact: "813456", rightOfCaret: 4 });
  });

  test("Delete before a space deletes the digit behind it", () => {
    const edit = readEdit({ text: "8123456", caret: 3, before: "812 3456", inputType: "deleteContentForward" });
    expect(edit).toEqual({ compact: "812456", rightOfCaret: 3 });
  });

  test("a digit deleted at the end leaves the caret at the end", () => {
    const edit = readEdit({ text: "812 3", caret: 5, before: "812 34", inputType: "deleteContentBackward" });
    expect(edit).toEqual({ compact: "8123", rightOfCaret: 0 });
    expect(caretFor("812 3", 0)).toBe(5);
  });
});
