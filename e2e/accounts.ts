import { type APIRequestContext, expect } from "@playwright/test";

/** Registers a person (0) or a company (1) through the API. Returns the handle. */
export async function register(request: APIRequestContext, type: 0 | 1): Promise<string> {
  const unique = `${Date.now()}${Math.floor(Math.random() * 1_000)}`.slice(-12);
  const body = { type, username: "Uji Pendana", email: `p${unique}@demo.test`, mobile: `628${unique}`, password: "Rahasia#1" };
  const answer = await (await request.post("/api/investor/regist", { data: body })).json();
  expect(answer.code).toBe("0000");
  return answer.data.id;
}
