/**
 * Returns SQL that makes a searchable table's column `search` anew from an expression. The column is replaced because PostgreSQL 15 and 16
 * cannot change the expression of a generated column.
 */
export const restateSearch = (table: string, expression: string): string => `
  drop trigger words_changed on ${table};
  alter table ${table} drop column search;
  alter table ${table} add column search text generated always as (${expression}) stored;
  create trigger words_changed after update on ${table} for each row
    when (old.search is distinct from new.search or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function ${table}_words_changed()`;
