import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

/** How the data stood when they were last held against what must hold of them; and what is kept or erased on request. */
export class Migration032Safekeeping extends Migration {
  up() {
    // The platform's own company has the rows that tell of all companies together.
    this.addSql(`
      create table invariant_check (
        ${recordColumns},
        key text not null,
        state text not null default 'WAITING' check (state in ('WAITING', 'SOUND', 'BROKEN', 'UNKNOWN')),
        checked_at timestamptz(3),
        duration_ms integer,
        -- Rows that break it, and the first of them.
        broken integer not null default 0,
        rows jsonb,
        unique (company_id, key)
      )`);
    this.addSql(`select noria_tenant('invariant_check', 'select, insert, update')`);
  }
}
