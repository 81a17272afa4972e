import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Fields that companies add to their records: their declarations, and a column of values on each type of record that can have them. */
export class Migration20261126220249CustomFields extends Migration {
  up() {
    this.addSql(`
      create table custom_field (
        ${recordColumns},
        record_type text not null,
        key text not null,
        label text collate "und-x-icu" not null,
        kind text not null check (kind in ('TEXT', 'NUMBER', 'DATE', 'CHOICE', 'REFERENCE')),
        target text check ((kind = 'REFERENCE') = (target is not null)),
        choices text[] not null default '{}',
        is_required boolean not null default false,
        is_printed boolean not null default false,
        position integer not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE'))
      );
      create unique index custom_field_key_key on custom_field (company_id, record_type, key) where deleted_at is null;
      select noria_tenant('custom_field')`);
    for (const table of ['customer', 'inventory_product', 'employee', 'project', 'vendor'])
      this.addSql(
        `alter table ${table} add column custom_fields jsonb not null default '{}' check (jsonb_typeof(custom_fields) = 'object')`,
      );
  }
}
