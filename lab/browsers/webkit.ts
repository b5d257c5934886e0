import { existsSync, globSync } from "node:fs";
import { freePort, waitFor } from "../../lib/ports.ts";
import { type Browser, clickActions, keyActions, startProcess } from "./driver.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/xvfb-run";
const START_MS = 60_000;
/** Name of the property with an element's reference in WebDriver. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const browserFile = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];

/** WebKitGTK, the engine of Safari, through WebDriver on a virtual screen. */
export const webkit: Browser = {
  name: "WebKit",
  missing: () =>
    existsSync(DRIVER) && existsSync(XVFB) && browserFile() ? undefined : "it is not installed (apt-get install webkit2gtk-driver xvfb xauth)",
  async start(folder, children) {
    const port = await freePort();
    startProcess(children, XVFB, ["-a", "-s", "-screen 0 1440x1000x24", DRIVER, `--port=${port}`], {
      HOME: folder,
      // Without a graphics card, painting without layers takes less time.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    });
    const base = `http://127.0.0.1:${port}`;
    await waitFor(`${base}/status`, this.name, START_MS);
    const call = async <T>(method: string, url: string, body?: object): Promise<T> => {
      const response = await fetch(base + url, { method, ...(body && { body: JSON.stringify(body) }) });
      const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
      if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`);
      return value;
    };
    const options = { binary: browserFile(), args: ["--automation"] };
    const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options, pageLoadStrategy: "none" } },
    });
    const post = async <T>(command: string, body: object) => await call<T>("POST", `/session/${sessionId}/${command}`, body);
    const act = async (source: object) => void (await post("actions", { actions: [source] }));
    return {
      faults: [],
      goto: async (url) => void (await post("url", { url })),
      resize: async (width, height) => void (await post("window/rect", { x: 0, y: 0, width, height })),
      async evaluate(expression) {
        const value = await post<string | null>("execute/sync", { script: `return JSON.stringify(${expression})`, args: [] });
        return value && JSON.parse(value);
      },
      click: async (x, y) => await act(clickActions(x, y)),
      type: async (text) => await act(keyActions(text)),
      async setFile(selector, file) {
        const element = await post<Record<string, string>>("element", { using: "css selector", value: selector });
        await post(`element/${element[ELEMENT]}/value`, { text: file });
      },
      picture: async () => await call<string>("GET", `/session/${sessionId}/screenshot`),
    };
  },
};
