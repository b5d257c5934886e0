import { existsSync } from "node:fs";
import { freePort } from "../../lib/ports.ts";
import { type Browser, clickActions, connect, keyActions, startProcess } from "./driver.ts";

const find = () => ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => existsSync(file));
const START_MS = 60_000;

type Entry = { level: string; text: string };

/** Debian's Firefox, through WebDriver BiDi. */
export const firefox: Browser = {
  name: "Firefox",
  missing: () => (find() ? undefined : "it is not installed (apt-get install firefox-esr)"),
  async start(folder, children) {
    const port = await freePort();
    const child = startProcess(children, find() as string, ["--headless", "--no-remote", "--profile", folder, `--remote-debugging-port=${port}`], {
      HOME: folder,
    });
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error(`Firefox did not start within ${START_MS / 1000} s`)), START_MS).unref();
      child.stderr?.on("data", (chunk) => String(chunk).includes("WebDriver BiDi listening") && resolve());
    });
    const faults: string[] = [];
    const send = await connect(`ws://127.0.0.1:${port}/session`, (method, params: Entry) => {
      if (method === "log.entryAdded" && params.level === "error") faults.push(params.text);
    });
    await send("session.new", { capabilities: {} });
    await send("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree");
    const context = contexts[0]?.context;
    const run = async (expression: string) =>
      await send<{ type: string; result: { value?: string; sharedId?: string } }>("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: false,
      });
    const act = async (source: object) => void (await send("input.performActions", { context, actions: [source] }));
    return {
      faults,
      goto: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "none" })),
      resize: async (width, height) => void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
      async evaluate(expression) {
        const { type, result } = await run(`JSON.stringify(${expression})`);
        if (type !== "success") throw new Error(`${expression} failed`);
        return result.value && JSON.parse(result.value);
      },
      click: async (x, y) => await act(clickActions(x, y)),
      type: async (text) => await act(keyActions(text)),
      async setFile(selector, file) {
        const { result } = await run(`document.querySelector(${JSON.stringify(selector)})`);
        await send("input.setFiles", { context, element: { sharedId: result.sharedId }, files: [file] });
      },
      picture: async () => (await send<{ data: string }>("browsingContext.captureScreenshot", { context })).data,
    };
  },
};
