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

/** Adds the company to a statement's last condition. */
function inOwnCompany(text: string): string {
  const end = text.lastIndexOf(' where ') + ' where '.length;
  return `${text.slice(0, end)}company_id = noria_company() and ${text.slice(end)}`;
}

/**
 * Locks rows for writing by `for no key update`: a foreign key to a row holds a lock of its own on it, which `for update` would wait for.
 * Two transactions that both refer to a row (an idempotency key to its company, say) and then change it would wait for each other.
 */
class QueryBuilder extends PostgreSqlNativeQueryBuilder {
  protected override addLockClause(): void {
    super.addLockClause();
    this.parts = this.parts.map(part => (part === 'for update' ? 'for no key update' : part));
  }
}

/**
 * PostgreSQL's driver with Noria's row locks. Each statement about rows of companies names the company itself, beside row level security: where
 * a policy is broken, what belongs to another company is neither found nor written.
 */
export class NoriaDriver extends PostgreSqlDriver {
  constructor(config: Configuration) {
    super(config);
    const platform = this.getPlatform();
    platform.createNativeQueryBuilder = () => new QueryBuilder(platform);
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

  /** One statement for many rows, each by its id. */
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
