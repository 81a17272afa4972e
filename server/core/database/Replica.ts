import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { isRetryable, isUnavailable } from './databaseErrors.ts';

/** Milliseconds between looks at a replica that is behind; after the last one, a read runs on the primary. */
const pauses = [2, 8, 30];
/** Milliseconds for which a replica that was behind or away is not asked again. */
const doubt = 1_000;

/** Place in the write-ahead log up to which every acknowledged transaction is written. With `synchronous_commit` off, nothing less than its end is that. */
const position = `case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end`;
const cluster = `(select system_identifier::text from pg_control_system())`;

/** Figures of a replica for an operator. */
export interface ReplicaState {
  /** Whether it responds and is a replica of the database. */
  isUp: boolean;
  /** Bytes of the write-ahead log that it has not applied yet; undefined if it is not up. */
  lag: number | undefined;
}

/** A replica that cannot serve a read. */
class Unfit extends Error {}

/**
 * A streaming replica on which reads may run. Each read asks the primary for its position, and the replica for one that is no less: so it
 * sees every write that was acknowledged before it began, whoever made it and by whichever process.
 */
export class Replica {
  /** Number of reads that ran on the replica, and that had to run on the primary instead. */
  readonly reads = { replica: 0, primary: 0 };
  #notBefore = 0;

  constructor(
    private readonly em: EntityManager,
    readonly pool: Pool,
    private readonly primary: Pool,
  ) {}

  /**
   * Runs a read-only transaction on the replica; or `otherwise`, if the replica is behind, away, or cancels the transaction because it has
   * to apply a change that it stands in the way of.
   * @param variables settings of the transaction, such as its company.
   */
  async read<T>(variables: Record<string, string>, work: (em: EntityManager) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    let isReading = false;
    if (performance.now() >= this.#notBefore)
      try {
        const { rows } = await this.primary.query<Position>(`select ${position}::text as lsn, ${cluster} as cluster`);
        const em = this.em.fork({ session: { variables: { ...variables, transaction_read_only: 'on' } } });
        const result = await em.transactional(async own => {
          await catchUp(own, rows[0]);
          isReading = true;
          return work(own);
        });
        this.reads.replica++;
        return result;
      } catch (error) {
        if (isReading && !isRetryable(error) && !isUnavailable(error)) throw error;
        // A cancelled read says nothing of the next one.
        if (!isReading || isUnavailable(error)) this.#notBefore = performance.now() + doubt;
      }
    this.reads.primary++;
    return otherwise();
  }

  /** Returns what the replica is like now. */
  state(): Promise<ReplicaState> {
    return replicaState(this.pool, this.primary).catch(() => ({ isUp: false, lag: undefined }));
  }
}

/** Reads what a replica is like, compared with its primary. @throws an error of the database if one of them does not respond. */
export async function replicaState(replica: Pick<Pool, 'query'>, primary: Pick<Pool, 'query'>): Promise<ReplicaState> {
  const { rows } = await replica.query<{ lsn: string | null; cluster: string; isReplica: boolean }>(
    `select pg_last_wal_replay_lsn()::text as lsn, ${cluster} as cluster, pg_is_in_recovery() as "isReplica"`,
  );
  const [{ lsn, cluster: own, isReplica }] = rows;
  const { rows: compared } = await primary.query<{ lag: number; isSame: boolean }>(
    `select greatest(pg_wal_lsn_diff(${position}, $1::pg_lsn), 0)::float8 as lag, ${cluster} = $2 as "isSame"`,
    [lsn, own],
  );
  return isReplica && compared[0].isSame ? { isUp: true, lag: compared[0].lag } : { isUp: false, lag: undefined };
}

interface Position {
  lsn: string;
  cluster: string;
}

/** Waits until a replica has applied the log up to a position. @throws Unfit if it does not in time, or is another database. */
async function catchUp(em: EntityManager, { lsn, cluster: own }: Position): Promise<void> {
  for (const next of [...pauses, undefined]) {
    const [{ is }] = await em.execute<[{ is: boolean }]>(
      `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ?::pg_lsn and ${cluster} = ? as is`,
      [lsn, own],
    );
    if (is) return;
    if (next === undefined) throw new Unfit('The replica is behind, or is none.');
    await pause(next);
  }
}
