import { PostgreSqlDriver, PostgreSqlNativeQueryBuilder, type Configuration } from '@mikro-orm/postgresql';

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

/** PostgreSQL's driver with Noria's row locks. */
export class NoriaDriver extends PostgreSqlDriver {
  constructor(config: Configuration) {
    super(config);
    const platform = this.getPlatform();
    platform.createNativeQueryBuilder = () => new QueryBuilder(platform);
  }
}
