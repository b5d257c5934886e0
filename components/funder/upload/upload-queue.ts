/** Files sent at once: the rest of the browser's connections to the site stays free for the other calls. */
const AT_ONCE = 3;

/** Runs tasks in the order given, a few at a time. A task that fails frees its place like any other. */
export function createQueue(atOnce: number = AT_ONCE) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = () => {
        running += 1;
        task().then(resolve, reject).finally(next);
      };
      if (running < atOnce) run();
      else waiting.push(run);
    });
  };
}
