import { entriesOf } from "@/lib/api/permitted-entries";

const right = (rightName: string, rightUrl: string, treeData: ReturnType<typeof entriesOf> | never[] = []) => ({
  id: rightName,
  rightName,
  rightUrl,
  rightType: "menu",
  rightCode: rightName,
  treeData: treeData as never[],
});

test("the tree is flattened and only addresses of this site stay", () => {
  const tree = [
    { ...right("Akun", ""), treeData: [right("Pendanaan", "/pendanna")] },
    right("Luar", "https://example.com"),
    right("Menyamar", "//example.com"),
    right("Naskah", "javascript:alert(1)"),
  ];
  expect(entriesOf(tree)).toEqual([{ name: "Pendanaan", href: "/pendanna" }]);
});

test("a leaf may come without a list", () => {
  const leaf = { ...right("Pendanaan", "/pendanna"), treeData: null as unknown as never[] };
  expect(entriesOf([leaf])).toEqual([{ name: "Pendanaan", href: "/pendanna" }]);
});
