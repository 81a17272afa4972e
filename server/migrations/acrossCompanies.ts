import type { Migration } from '@mikro-orm/migrations';

/**
 * Adds statements that read or change the rows of every company. Row level security binds the owner too, so without this they would meet no row,
 * and no error would tell.
 * @param tables all that the statements name.
 */
export function acrossCompanies(migration: Migration, tables: readonly string[], addStatements: () => void): void {
  for (const table of tables) migration.addSql(`alter table ${table} no force row level security`);
  addStatements();
  for (const table of tables) migration.addSql(`alter table ${table} force row level security`);
}
