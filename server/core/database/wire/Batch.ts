import pg, { type Connection, type QueryArrayConfig, type QueryConfig, type QueryResult, type Submittable } from 'pg';

/** Statements that form one transaction and share one round trip. */
export type StatementBatch = (QueryConfig | QueryArrayConfig)[];

/** The wire protocol methods of pg's Query, which its types leave out. */
interface WireQuery {
  name?: string;
  text: string;
  portal: string;
  _result: QueryResult;
  /** Set if a value of a row could not be read. */
  _canceledDueToError: Error | false;
  prepare(connection: WireConnection): void;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: WireConnection): void;
}

interface WireConnection {
  stream: { cork(): void; uncork(): void };
  submittedNamedStatements: Record<string, string>;
  execute(options: { portal: string }): void;
  sync(): void;
}

const WireQuery = pg.Query as unknown as new (config: QueryConfig) => WireQuery;

/**
 * A query that does not end its round trip. It has no callback, and a batch no function of its own: a function that refers to the object in which it
 * is put later is kept alive with it by V8 until the next full collection, and all of a round trip's objects are promoted (docs/performance-profile.md).
 */
class Part extends WireQuery {
  // Called by pg's prepare, where the base class would add the Sync.
  _getRows(connection: WireConnection): void {
    connection.execute({ portal: this.portal });
  }
}

/**
 * Sends statements as one write, answered in one round trip under one Sync: PostgreSQL runs them as one transaction, so set_config(…, true)
 * lasts from one to the next and ends with it. The callback receives a result for each, all with rows and the last with its count, or the first error.
 */
class Batch implements Submittable {
  readonly #parts: Part[];
  readonly #results: QueryResult[] = [];
  #current = 0;
  #unreadable: Error | null = null;

  constructor(
    statements: StatementBatch,
    private readonly done: (error: Error | null, results: QueryResult[]) => void,
  ) {
    this.#parts = statements.map(statement => new Part(statement));
  }

  // The client records prepared statements under the name of the query whose response it is reading.
  get name() {
    return this.#parts[this.#current]?.name;
  }

  get text() {
    return this.#parts[this.#current]?.text;
  }

  submit(connection: Connection): void {
    const wire = connection as unknown as WireConnection;
    wire.stream.cork();
    try {
      for (const part of this.#parts) part.prepare(wire);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  handleRowDescription(message: object): void {
    this.#parts[this.#current].handleRowDescription(message);
  }

  handleDataRow(message: object): void {
    this.#parts[this.#current].handleDataRow(message);
  }

  handleCommandComplete(message: object, connection: WireConnection): void {
    const part = this.#parts[this.#current++];
    // Nobody asks how many rows the others wrote, which pg would read out of a text.
    if (this.#current === this.#parts.length) part.handleCommandComplete(message, connection);
    this.#results.push(part._result);
    if (part._canceledDueToError) this.#unreadable = part._canceledDueToError;
  }

  handleReadyForQuery(): void {
    this.done(this.#unreadable, this.#results);
  }

  handleError(error: Error, connection: WireConnection): void {
    // Statements after the failed one were skipped, and so not prepared.
    for (const { name } of this.#parts.slice(this.#current)) if (name) delete connection.submittedNamedStatements[name];
    this.done(error, []);
  }
}

/** Sends a batch on a connection; resolves after the batches queued before it. */
export const sendBatch = (client: pg.ClientBase, trip: StatementBatch): Promise<QueryResult<unknown[]>[]> =>
  new Promise((done, failed) => {
    client.query(new Batch(trip, (error, results) => (error ? failed(error) : done(results as QueryResult<unknown[]>[]))));
  });
