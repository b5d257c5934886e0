import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createSessionUserLookup } from "./session-user.ts";

let server: Server;
let asked: string[];
let mode: "answer" | "break";

beforeAll(async () => {
  server = createServer((request, response) => {
    const token = String(request.headers.userlogintoken);
    asked.push(token);
    if (mode === "break") return void response.destroy();
    const live = token.startsWith("live");
    response.writeHead(live ? 200 : 401, { "content-type": "application/json" });
    response.end(
      JSON.stringify(
        live ? { code: "0000", message: "", data: { id: "h", type: 0, validate: false, username: "Budi" } } : { code: "401", message: "" },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  mode = "answer";
});

const lookup = () => createSessionUserLookup(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

it("makes no request without a session cookie", async () => {
  expect(await lookup()("other=1")).toBeUndefined();
  expect(asked).toEqual([]);
});

it("makes one request per session at a time", async () => {
  const visitor = lookup();
  const answers = await Promise.all([1, 2, 3].map(() => visitor("UserLoginToken=live1")));
  expect(answers.map((answer) => answer?.state)).toEqual(["live", "live", "live"]);
  await visitor("UserLoginToken=live2");
  expect((await visitor("UserLoginToken=gone"))?.state).toBe("dead");
  expect(asked).toEqual(["live1", "live2", "gone"]);
});

it("does not wait again at once for an upstream that timed out, but soon", async () => {
  const visitor = lookup();
  mode = "break";
  expect((await visitor("UserLoginToken=live1"))?.state).toBe("unknown");
  expect((await visitor("UserLoginToken=live1"))?.state).toBe("unknown");
  expect(asked).toHaveLength(1);
  mode = "answer";
  const start = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(start + 1_500);
  expect((await visitor("UserLoginToken=live1"))?.state).toBe("unknown");
  clock.mockReturnValue(start + 2_100);
  expect((await visitor("UserLoginToken=live1"))?.state).toBe("live");
  clock.mockRestore();
});
