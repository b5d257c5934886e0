import pg from "pg";

/** Timeout for a free or new connection, milliseconds. */
const CONNECT_MS = 5_000;
/** Timeout of a statement on the server, milliseconds. */
const STATEMENT_MS = 10_000;
/** Timeout of a statement on the client, milliseconds: later than STATEMENT_MS, for a server that does not respond. */
const QUERY_MS = 12_000;
/** Timeout of an idle transaction, milliseconds. */
const IDLE_IN_TRANSACTION_MS = 15_000;
/** Idle connections are closed before a firewall drops them, milliseconds. */
const IDLE_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;

const isQueryTimeout = (error: Error) => error.message === "Query read timeout";

/**
 * A client that cannot get stuck in the pool. After a query timeout the connection is closed, because the late result
 * would be read as that of the next query. When `begin` fails the client is released, which drizzle omits.
 */
class PooledClient extends pg.Client {
  /** Set by the pool while the client is checked out. */
  declare release?: (error?: Error) => void;

  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    // Without a listener, a connection lost while checked out would end the process.
    this.on("error", () => undefined);
  }

  // pg overloads query six times; all arguments are passed on.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  override query(...args: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const sent = (super.query as any)(...args);
    if (!(sent instanceof Promise)) return sent;
    const text: unknown = typeof args[0] === "string" ? args[0] : args[0]?.text;
    sent.catch((error: Error) => {
      if (isQueryTimeout(error)) void this.end().catch(() => undefined);
      if (typeof text === "string" && text.startsWith("begin")) this.release?.(error);
    });
    return sent;
  }
}

/**
 * A connection pool with timeouts for every wait. `forTool` disables the query timeouts, for scripts with long
 * statements.
 */
export function createPool(where: pg.PoolConfig, forTool?: boolean): pg.Pool {
  const pool = new pg.Pool({
    ...where,
    Client: PooledClient,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    ...(forTool ? {} : { statement_timeout: STATEMENT_MS, query_timeout: QUERY_MS }),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Emitted when the server drops an idle connection; the next query opens another one.
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Runs `select 1`. Throws, and closes the connection, without a result within `milliseconds`, which exclude the wait
 * for a client.
 */
export async function ping(pool: pg.Pool, milliseconds: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query({ text: "select 1", query_timeout: milliseconds } as pg.QueryConfig);
  } finally {
    client.release();
  }
}
