/** Whose turn a task takes: a name, such as an address, and how many tasks of that name may run and wait at once. */
export type Share = { name: string; running: number; waiting?: number };

type Limits = {
  /** Tasks that may run and wait at once. */
  running: number;
  waiting: number;
  /** How long a task waits for its turn, milliseconds. */
  waitMs: number;
};
type Waiting = { shares: readonly Share[]; start: () => void };

/** Lets a limited number of tasks run at once, in all and of each name. The others wait for their turn. */
export class FairQueue {
  readonly #limits: Limits;
  /** The names of each running task. */
  readonly #running: string[][] = [];
  /** In the order of arrival. */
  readonly #waiting = new Set<Waiting>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  #isFree(shares: readonly Share[]): boolean {
    const runningOf = (name: string) => this.#running.filter((names) => names.includes(name)).length;
    return this.#running.length < this.#limits.running && shares.every(({ name, running }) => runningOf(name) < running);
  }

  #mayWait(shares: readonly Share[]): boolean {
    const waitingOf = (name: string) => [...this.#waiting].filter((one) => one.shares.some((share) => share.name === name)).length;
    return this.#waiting.size < this.#limits.waiting && shares.every(({ name, waiting = Number.POSITIVE_INFINITY }) => waitingOf(name) < waiting);
  }

  #start(shares: readonly Share[]): () => void {
    const names = shares.map(({ name }) => name);
    this.#running.push(names);
    return () => {
      const at = this.#running.indexOf(names);
      if (at < 0) return;
      this.#running.splice(at, 1);
      [...this.#waiting].find((one) => this.#isFree(one.shares))?.start();
    };
  }

  /**
   * Waits until a task may run. Returns the function that ends it; undefined when too many wait, or the wait was too
   * long.
   */
  async enter(shares: readonly Share[]): Promise<(() => void) | undefined> {
    if (this.#isFree(shares)) return this.#start(shares);
    if (!this.#mayWait(shares)) return undefined;
    return new Promise((resolve) => {
      const leave = (end: (() => void) | undefined) => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        resolve(end);
      };
      const waiting: Waiting = { shares, start: () => leave(this.#start(shares)) };
      const timer = setTimeout(leave, this.#limits.waitMs, undefined);
      this.#waiting.add(waiting);
    });
  }
}
