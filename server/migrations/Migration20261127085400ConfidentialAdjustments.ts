import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Opening balances and corrections of confidential leave, in a table of their own that only holders of the right to it read. Balances are reckoned
 * from both.
 */
export class Migration20261127085400ConfidentialAdjustments extends Migration {
  up() {
    this.addSql(`
      create table confidential_adjustment (
        ${recordColumns},
        secret_employee_id uuid not null,
        secret_leave_type_id uuid not null,
        kind text not null check (kind in ('OPENING', 'CORRECTION')),
        secret_days numeric(5, 1) not null
          check (abs(secret_days) <= 366 and secret_days * 2 = trunc(secret_days * 2) and (kind = 'OPENING' and secret_days >= 0 or secret_days <> 0)),
        effective_on date not null,
        secret_reason text collate "und-x-icu" not null,
        foreign key (company_id, secret_employee_id) references employee (company_id, id),
        foreign key (company_id, secret_leave_type_id) references leave_type (company_id, id)
      )`);
    this.addSql(`
      create unique index confidential_adjustment_kind_key on confidential_adjustment (company_id, secret_employee_id, secret_leave_type_id)
        where kind = 'OPENING' and deleted_at is null;
      create index confidential_adjustment_employee_idx on confidential_adjustment (company_id, secret_employee_id);
      create index confidential_adjustment_type_idx on confidential_adjustment (company_id, secret_leave_type_id)`);
    this.addSql(`select noria_tenant('confidential_adjustment')`);
    this.addSql(`
      create view counted_adjustment with (security_invoker) as
        select id, company_id, employee_id, leave_type_id, kind, days, effective_on, reason from leave_adjustment where deleted_at is null
        union all
        select id, company_id, secret_employee_id, secret_leave_type_id, kind, secret_days, effective_on, secret_reason
          from confidential_adjustment where deleted_at is null`);
    this.addSql(`select noria_grant('counted_adjustment', 'select')`);
  }
}
