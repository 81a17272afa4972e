import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Expense heads, a tree whose caps hold for everything below. */
export class Migration20261123071000ExpenseHeads extends Migration {
  up() {
    this.addSql(`
      create table expense_head (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        description text not null,
        parent_id uuid check (parent_id <> id),
        type text not null check (type in ('FIXED', 'VARIABLE', 'ONE_TIME')),
        category text collate "und-x-icu" not null,
        mode text not null check (mode in ('CASH', 'CARD', 'BANK')),
        maximum_amount numeric(19, 4) check (maximum_amount > 0),
        on_breach text not null default 'STOP' check (on_breach in ('STOP', 'WARN', 'APPROVE')),
        account_id uuid,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(title || ' ' || category || ' ' || description)) stored,
        foreign key (company_id, parent_id) references expense_head (company_id, id),
        foreign key (company_id, account_id) references account (company_id, id)
      )`);
    this.addSql(
      `create unique index expense_head_title_key on expense_head (company_id, parent_id, lower(title)) nulls not distinct where deleted_at is null`,
    );
    this.addSql(`create index expense_head_parent_idx on expense_head (company_id, parent_id)`);
    this.addSql(`create index expense_head_account_idx on expense_head (company_id, account_id)`);
    this.addSql(`select noria_tenant('expense_head'), noria_searchable('expense_head')`);
  }
}
