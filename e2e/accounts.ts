import { type APIRequestContext, expect } from "@playwright/test";

let last = 0;

/** Digits that no other test of the run gets: the worker's place, then the time, which moves on with each call. */
export function uniqueDigits(length: number): string {
  last = Math.max(last + 1, Date.now());
  return `${process.env.TEST_PARALLEL_INDEX ?? 0}${String(last).slice(1 - length)}`;
}

/** Registers a person (0) or a company (1) through the API. Returns the handle. */
export async function register(request: APIRequestContext, type: 0 | 1): Promise<string> {
  const unique = uniqueDigits(12);
  const body = { type, username: "Uji Pendana", email: `p${unique}@demo.test`, mobile: `628${unique}`, password: "Rahasia#1" };
  const answer = await (await request.post("/api/investor/regist", { data: body })).json();
  expect(answer.code).toBe("0000");
  return answer.data.id;
}
