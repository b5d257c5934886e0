import pg from "pg";

/** Longest wait for a connection: for a free one of the pool, or for a new one, milliseconds. */
const CONNECT_MS = 5_000;
/** Longest time of one statement, by the server's clock, milliseconds. */
const STATEMENT_MS = 10_000;
/** A little later the connection itself is given up: a server that has fallen silent answers nothing, not even that it is late. */
const ANSWER_MS = 12_000;
/** A transaction in which nothing is asked for so long has lost its owner, milliseconds. */
const IDLE_IN_TRANSACTION_MS = 15_000;
/** Connections nobody needs are closed before a firewall forgets them, milliseconds. */
const IDLE_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;

const isSilence = (error: Error) => error.message === "Query read timeout";

/**
 * A connection that nothing can leave stuck in the pool. One that does not answer in time is closed, for its answer may still come and
 * would then belong to the next question. One that fails at the begin of a transaction goes back, which drizzle forgets.
 */
class PooledClient extends pg.Client {
  /** Given by the pool while the connection is lent. */
  declare release?: (error?: Error) => void;

  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    // A connection that is lost while it is lent, as in a transaction, says so here too; without a listener it would end the process.
    this.on("error", () => undefined);
  }

  // The signature of pg has six forms; all arguments pass as they are.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  override query(...args: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const sent = (super.query as any)(...args);
    if (!(sent instanceof Promise)) return sent;
    const text: unknown = typeof args[0] === "string" ? args[0] : args[0]?.text;
    sent.catch((error: Error) => {
      if (isSilence(error)) void this.end().catch(() => undefined);
      if (typeof text === "string" && text.startsWith("begin")) this.release?.(error);
    });
    return sent;
  }
}

/** Connections to PostgreSQL, each wait of which has an end. Those of a tool, which may fill tables for minutes, have none. */
export function createPool(where: pg.PoolConfig, forTool = false): pg.Pool {
  const pool = new pg.Pool({
    ...where,
    Client: PooledClient,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    ...(forTool ? {} : { statement_timeout: STATEMENT_MS, query_timeout: ANSWER_MS }),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // A connection that the server drops while idle; the next query opens another.
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Asks the database for a sign of life. A connection that gives none within `milliseconds` is closed. Throws when none comes; how long
 * it waits for a free connection is not bounded by `milliseconds`.
 */
export async function ping(pool: pg.Pool, milliseconds: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query({ text: "select 1", query_timeout: milliseconds } as pg.QueryConfig);
  } finally {
    client.release();
  }
}
