import { callExamples } from "./call-examples.ts";
import { type Endpoint, type EndpointName, endpoints } from "./endpoints.ts";

const calls = Object.entries(endpoints as Record<EndpointName, Endpoint>) as [EndpointName, Endpoint][];

test.each(calls)("the example of %s fits the schemas of the call", (name, call) => {
  const { request, data } = callExamples[name];
  const asked = call.params ?? call.query ?? (call.body === "multipart" ? undefined : call.body);
  if (asked && call.params) expect(call.params.safeParse(request)).toMatchObject({ success: true });
  else if (asked) expect(asked.safeParse(request)).toMatchObject({ success: true });
  else expect(request).toBeUndefined();
  if (call.data && call.data !== "file") expect(call.data.safeParse(data)).toMatchObject({ success: true });
  else expect(data).toBeUndefined();
});
