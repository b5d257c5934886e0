/** @jest-environment node */
import { inFixedOrder } from "./flight-order.ts";

const fixed = (parts: [number, string?][]) => inFixedOrder(JSON.stringify(parts));

const first = '0:{"P":null,"c":["","blog"],"q":"","f":["$","$L2",null,{"children":"$3"}]}\n';
const page = (text: string) =>
  [[0], [1, first], [1, `2:I[27201,["$4"],"Icon"]\n3:T${Buffer.byteLength(text).toString(16)},${text}`], [1, "4:null\n"]] as [number, string?][];

it("is the same for a page whose rows became ready in another order, for another address", () => {
  const text = "é: baris\n5:dua";
  const later: [number, string?][] = [
    [0],
    [1, '0:{"P":null,"c":["","blog?_rsc=1"],"q":"?_rsc=1","f":["$","$L4",null,{"children":"$2"}]}\n3:null\n'],
    [1, `2:T${Buffer.byteLength(text).toString(16)},${text}4:I[27201,["$3"],"Icon"]\n`],
  ];
  expect(fixed(later)).toBe(fixed(page(text)));
});

it("is another where a word, a property or a row is another", () => {
  const same = fixed(page("satu dua"));
  expect(fixed(page("satu tiga"))).not.toBe(same);
  expect(fixed([...page("satu dua"), [1, "5:null\n"]])).not.toBe(same);
  expect(fixed([[1, first.replace('"children"', '"title"')], ...page("satu dua").slice(2)])).not.toBe(same);
});

it("is the data itself where its form is not the known one", () => {
  for (const data of ["[['satu']]", '[[1,"0:null\\n"],[3,"AAEC"]]', "[[1]]", "{}"]) expect(inFixedOrder(data)).toBe(data);
});
