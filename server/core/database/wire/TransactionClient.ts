import type { CustomTypesConfig, Pool, PoolClient, QueryConfig } from 'pg';
import { withNext } from '../withNext.ts';
import { sendBatch } from './Batch.ts';
import { prepared } from './NamedClient.ts';
import type { SharedConnections } from './SharedConnections.ts';

interface Waiting {
  statement: QueryConfig;
  rows: object[];
}

/** The part of pg's result that is read. */
interface Result {
  command: string;
  rowCount: number | null;
  rows: object[];
}

/**
 * What a transaction runs on. Statements that open it or are marked `withNext` wait for the next statement and share its round trip; if one fails,
 * the next statement rejects with its error. A transaction that fits in one round trip needs neither `begin` nor `commit`, and a connection of the
 * pool only if the shared ones are busy: others wait for one when they first send something. A rollback drops waiting statements.
 */
export class TransactionClient {
  #waiting: Waiting[] = [];
  #client: PoolClient | undefined;

  constructor(
    private readonly pool: Pool,
    /** Connections for transactions of one round trip, if they may share some. */
    private readonly sharedConnections: SharedConnections | undefined,
  ) {}

  /** Runs a statement; a waiting one resolves at once, with rows that are filled in later. @throws errors of the database and of the connection. */
  async query(text: string, values?: readonly unknown[]): Promise<Result> {
    const { types } = this.pool.options as { types?: CustomTypesConfig };
    const statement = prepared({ text, values: values as unknown[] | undefined, types });
    if (this.#waits(text)) {
      const rows: object[] = [];
      this.#waiting.push({ statement, rows });
      return { command: '', rowCount: 0, rows };
    }
    if (text === 'rollback') return this.#rollBack();
    return this.#waiting.length ? this.#send(statement) : (await this.#connected()).query(statement);
  }

  /** Gives the connection back, if there is one. */
  release(): void {
    this.#client?.release();
  }

  async #connected(): Promise<PoolClient> {
    return (this.#client ??= await this.pool.connect());
  }

  async #send(statement: QueryConfig): Promise<Result> {
    const waiting = this.#waiting.splice(0);
    const isWhole = statement.text === 'commit' && waiting[0].statement.text === 'begin';
    // A round trip is one transaction in itself; an empty one is not sent.
    const sent = isWhole ? waiting.slice(1) : waiting;
    if (isWhole && !sent.length) return ended('COMMIT');
    const trip = sent.map(each => each.statement);
    if (!isWhole) trip.push(statement);
    const apart = async () => sendBatch(await this.#connected(), trip);
    const results = await (isWhole && this.sharedConnections ? this.sharedConnections.run(trip, apart) : apart());
    for (const [index, { rows }] of sent.entries()) rows.push(...(results[index].rows as object[]));
    return isWhole ? ended('COMMIT') : results.at(-1)!;
  }

  /** Nothing is sent if nothing has been, or only on a shared connection, where a failed transaction has ended. */
  async #rollBack(): Promise<Result> {
    const hasBegun = this.#waiting.splice(0)[0]?.statement.text !== 'begin';
    return hasBegun && this.#client ? this.#client.query('rollback') : ended('ROLLBACK');
  }

  #waits(text: string): boolean {
    return (
      text === 'begin' || text.startsWith(withNext) || (this.#waiting.length > 0 && /^(select set_config\(|set local role )/.test(text))
    );
  }
}

const ended = (command: string): Result => ({ command, rowCount: null, rows: [] });
