import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

const END_MS = 10_000;

/** What the journey needs of a browser. `expression` is JavaScript of the page; its value travels as JSON. */
export type Driver = {
  goto(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  setFile(selector: string, file: string): Promise<void>;
  /** A PNG in base64. */
  picture(): Promise<string>;
  /** Uncaught errors of pages so far, where the protocol reports them. */
  faults: string[];
};

export type Browser = {
  name: string;
  /** Why the browser cannot run here; undefined when it can. */
  missing(): string | undefined;
  /** Starts it with a folder for its profile. The caller ends the processes in `children`. */
  start(folder: string, children: ChildProcess[]): Promise<Driver>;
};

/** A click, as both WebDriver and WebDriver BiDi perform it. */
export const clickActions = (x: number, y: number) => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

/** Text typed key by key. */
export const keyActions = (text: string) => ({
  type: "key",
  id: "keyboard",
  actions: [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]),
});

/** Ends a process and those it started: by request, so that they clean up, and by force after `END_MS`. */
async function end(child: ChildProcess): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      // A browser has processes of its own; each child leads a group.
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // Has ended.
    }
  };
  const ended = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
  signal("SIGTERM");
  await Promise.race([ended, setTimeout(END_MS, undefined, { ref: false })]);
  signal("SIGKILL");
}

/** Runs `use` with a new folder, which is removed afterwards with the processes in `children`. */
export async function withFolder<T>(use: (folder: string, children: ChildProcess[]) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "simpul-browser-"));
  const children: ChildProcess[] = [];
  try {
    return await use(folder, children);
  } finally {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** Starts a process as the leader of its group. `env` is added to the environment. */
export function startProcess(children: ChildProcess[], command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, env: { ...process.env, ...env } });
  children.push(child);
  return child;
}

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: unknown; message?: string };

/** Commands over a web socket, as both Chromium's debugging protocol and WebDriver BiDi send them. */
export async function connect(url: string, onEvent: (method: string, params: never) => void) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`no connection to ${url}`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method) onEvent(message.method, message.params as never);
  };
  let last = 0;
  return async <T>(method: string, params: object = {}): Promise<T> => {
    last += 1;
    const id = last;
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.message ?? JSON.stringify(answer.error)}`);
    return answer.result as T;
  };
}
