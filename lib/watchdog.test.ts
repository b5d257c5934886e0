import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const watchdog = JSON.stringify(path.join(import.meta.dirname ?? __dirname, "watchdog.ts"));

/** Runs a program with the watchdog; its output, and the signal that ended it. */
async function run(program: string, atFirst: (pid: number) => void = () => undefined) {
  const child = spawn("node", ["--input-type=module", "-e", `(await import(${watchdog})).startWatchdog("web");console.log("up");${program}`]);
  let output = "";
  const limit = setTimeout(() => child.kill("SIGQUIT"), 60_000);
  child.stdout.on("data", (data) => {
    if (output === "") atFirst(child.pid as number);
    output += data;
  });
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  clearTimeout(limit);
  return { code, signal, output };
}

it("ends a process whose event loop is stuck, although it would ignore SIGTERM, and says so", async () => {
  const program = 'process.on("SIGTERM",()=>process.exit(0));setTimeout(()=>{for(;;);},50);setInterval(()=>{},1e3)';
  const { signal, output } = await run(program, (pid) => setTimeout(() => process.kill(pid, "SIGTERM"), 500));
  expect(signal).toBe("SIGKILL");
  expect(JSON.parse(output.trim().split("\n").at(-1) as string)).toMatchObject({ level: 60, part: "watchdog", process: "web" });
}, 70_000);

it("leaves a process alone that is busy in short tasks, and lets it end", async () => {
  const program =
    "const until=Date.now()+7000;(function busy(){const end=Date.now()+900;while(Date.now()<end);if(Date.now()<until)setTimeout(busy,300)})()";
  expect(await run(program)).toEqual({ code: 0, signal: null, output: "up\n" });
}, 70_000);

it("leaves a process alone that waits without using the processor, as on a busy machine", async () => {
  const program = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 8000)";
  expect(await run(program)).toEqual({ code: 0, signal: null, output: "up\n" });
}, 70_000);
