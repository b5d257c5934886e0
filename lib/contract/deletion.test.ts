import { callExamples } from "./call-examples.ts";
import { deletionResponse, receiptResponse } from "./deletion.ts";
import { isSignedBy } from "./signed-json.ts";

it.each([[undefined], [null], ["ok"], [{}], [{ receipt: { content: {} } }], [[]]])("a platform without receipts may answer %j", (data) => {
  expect(deletionResponse.parse(data)).toBeUndefined();
});

it("reads a receipt with unknown members unchanged, since they are signed too, and the example is genuine", () => {
  const { receipt, keys } = receiptResponse.parse(callExamples.deletionReceipt.data);
  expect(isSignedBy(keys, receipt)).toBe(true);
  const content = { ...receipt.content, later: true, retained: [{ ...receipt.content.retained[0], later: 1 }] };
  expect(deletionResponse.parse({ receipt: { ...receipt, content } })?.receipt.content).toEqual(content);
});
