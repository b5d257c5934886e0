import { createSender } from "@/components/funder/upload/create-sender";
import { ApiError } from "@/lib/api/api-error";

const file = new File(["%PDF"], "nib.pdf");
const sending = { signal: new AbortController().signal, onProgress: () => undefined };
const unauthorized = new ApiError("unauthorized", "E401", "");

/** Answers in turn; notes the handle that each sending named. */
function upstream(...answers: (string | ApiError)[]) {
  const named: (string | undefined)[] = [];
  const send = async (_: File, { registrationId }: { registrationId: string | undefined }) => {
    named.push(registrationId);
    const answer = answers.shift();
    if (answer instanceof ApiError) throw answer;
    return answer as string;
  };
  return { named, send };
}

test("a session that runs out is followed by the handle, from then on at once", async () => {
  const { named, send } = upstream("/f/1", unauthorized, "/f/2", "/f/3");
  const sender = createSender({ handle: "h", ofSession: true, send });
  expect([await sender(file, sending), await sender(file, sending), await sender(file, sending)]).toEqual(["/f/1", "/f/2", "/f/3"]);
  expect(named).toEqual([undefined, undefined, "h", "h"]);
});

test("files that were on their way when the session ran out all follow by the handle", async () => {
  const { named, send } = upstream(unauthorized, unauthorized, "/f/1", "/f/2");
  const sender = createSender({ handle: "h", ofSession: true, send });
  expect(await Promise.all([sender(file, sending), sender(file, sending)])).toEqual(["/f/1", "/f/2"]);
  expect(named).toEqual([undefined, undefined, "h", "h"]);
});

test("without a session the handle is named at once, and a refusal is one", async () => {
  const { named, send } = upstream(unauthorized);
  await expect(createSender({ handle: "h", ofSession: false, send })(file, sending)).rejects.toBe(unauthorized);
  expect(named).toEqual(["h"]);
});

test("other refusals of a session are passed on", async () => {
  const refusal = new ApiError("business", "1013", "");
  const { send } = upstream(refusal);
  await expect(createSender({ handle: "h", ofSession: true, send })(file, sending)).rejects.toBe(refusal);
});
