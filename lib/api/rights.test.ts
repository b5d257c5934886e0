import { entriesOf } from "@/lib/api/rights";

const right = (rightName: string, rightUrl: string, treeData: ReturnType<typeof entriesOf> | never[] = []) => ({
  id: rightName,
  rightName,
  rightUrl,
  rightType: "menu",
  rightCode: rightName,
  treeData: treeData as never[],
});

test("flattens the tree and drops URLs of other sites", () => {
  const tree = [
    { ...right("Akun", ""), treeData: [right("Pendanaan", "/pendanna")] },
    right("Luar", "https://example.com"),
    right("Menyamar", "//example.com"),
    right("Naskah", "javascript:alert(1)"),
  ];
  expect(entriesOf(tree)).toEqual([{ name: "Pendanaan", href: "/pendanna" }]);
});

test("accepts a leaf without a list", () => {
  const leaf = { ...right("Pendanaan", "/pendanna"), treeData: null as unknown as never[] };
  expect(entriesOf([leaf])).toEqual([{ name: "Pendanaan", href: "/pendanna" }]);
});
