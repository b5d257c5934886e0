/** @jest-environment node */
import { inFixedOrder } from "./flight-order.ts";

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
  expect(inFixedOrder(later)).toBe(inFixedOrder(page(text)));
});

it("is another where a word, a property or a row is another", () => {
  const same = inFixedOrder(page("satu dua"));
  expect(inFixedOrder(page("satu tiga"))).not.toBe(same);
  expect(inFixedOrder([...page("satu dua"), [1, "5:null\n"]])).not.toBe(same);
  expect(inFixedOrder([[1, first.replace('"children"', '"title"')], ...page("satu dua").slice(2)])).not.toBe(same);
  expect(inFixedOrder([...page("satu dua"), [3, "AAEC"]])).not.toBe(same);
});
