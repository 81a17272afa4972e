import {
  PostgreSqlDriver,
  PostgreSqlNativeQueryBuilder,
  raw,
  type Configuration,
  type CountOptions,
  type DeleteOptions,
  type EntityData,
  type EntityDictionary,
  type EntityName,
  type FilterQuery,
  type FindOptions,
  type NativeInsertUpdateManyOptions,
  type NativeInsertUpdateOptions,
  type ObjectQuery,
  type QueryResult,
  type UpsertManyOptions,
  type UpsertOptions,
} from '@mikro-orm/postgresql';
import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import type { SharedConnections } from './wire/SharedConnections.ts';
import { TransactionClient } from './wire/TransactionClient.ts';

/** Adds the company to a statement's last condition. */
function inOwnCompany(text: string): string {
  const end = text.lastIndexOf(' where ') + ' where '.length;
  return `${text.slice(0, end)}company_id = noria_company() and ${text.slice(end)}`;
}

/**
 * Locks rows with `for no key update`: a foreign key takes its own lock on the referenced row, which `for update` would wait for. Two
 * transactions that both reference a row (as idempotency keys do their company) and then change it would deadlock.
 */
class QueryBuilder extends PostgreSqlNativeQueryBuilder {
  protected override addLockClause(): void {
    super.addLockClause();
    this.parts = this.parts.map(part => (part === 'for update' ? 'for no key update' : part));
  }
}

/**
 * PostgreSQL driver with Noria's row locks and transactions. Every statement on company rows also filters by company, in addition to row level
 * security: even with a broken policy, rows of other companies are neither found nor written.
 */
export class NoriaDriver extends PostgreSqlDriver {
  /** Connections for transactions of one round trip, if they may share some. */
  protected readonly sharedConnections: SharedConnections | undefined;

  constructor(config: Configuration) {
    super(config);
    const platform = this.getPlatform();
    platform.createNativeQueryBuilder = () => new QueryBuilder(platform);
    const { connection } = this;
    const createDialect = connection.createKyselyDialect.bind(connection);
    connection.createKyselyDialect = options => {
      let pool: Pool;
      createDialect({ ...options, onPoolCreated: (created: Pool) => void (pool = created) } as typeof options);
      const connect = async () => new TransactionClient(pool, this.sharedConnections) as unknown as PostgresPoolClient;
      return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool!.options } });
    };
  }

  override find<T extends object, P extends string = never, F extends string = never, E extends string = never>(
    entity: EntityName<T>,
    where: ObjectQuery<T>,
    options?: FindOptions<T, P, F, E>,
  ): Promise<EntityData<T>[]> {
    return super.find(entity, this.ownRows(entity, where), options);
  }

  override count<T extends object>(entity: EntityName<T>, where: ObjectQuery<T>, options?: CountOptions<T>): Promise<number> {
    return super.count(entity, this.ownRows(entity, where), options);
  }

  override nativeUpdate<T extends object>(
    entity: EntityName<T>,
    where: ObjectQuery<T>,
    data: EntityDictionary<T>,
    options?: NativeInsertUpdateOptions<T> & UpsertOptions<T>,
  ): Promise<QueryResult<T>> {
    return super.nativeUpdate(entity, options?.upsert ? where : this.ownRows(entity, where), data, options);
  }

  /** Updates many rows in one statement, each by its id. */
  override nativeUpdateMany<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>[],
    data: EntityDictionary<T>[],
    options?: NativeInsertUpdateManyOptions<T> & UpsertManyOptions<T>,
  ): Promise<QueryResult<T>> {
    return super.nativeUpdateMany(entity, where, data, options, this.isOfCompany(entity) ? inOwnCompany : undefined);
  }

  override nativeDelete<T extends object>(
    entity: EntityName<T>,
    where: ObjectQuery<T>,
    options?: DeleteOptions<T>,
  ): Promise<QueryResult<T>> {
    return super.nativeDelete(entity, this.ownRows(entity, where), options);
  }

  private isOfCompany<T extends object>(entity: EntityName<T>): boolean {
    return 'companyId' in this.metadata.get(entity).properties;
  }

  private ownRows<T extends object>(entity: EntityName<T>, where: ObjectQuery<T>): ObjectQuery<T> {
    return this.isOfCompany(entity) ? { companyId: raw('noria_company()'), ...where } : where;
  }
}
