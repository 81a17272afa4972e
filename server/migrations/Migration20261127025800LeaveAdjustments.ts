import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Opening balances of leave and corrections of balances. */
export class Migration20261127025800LeaveAdjustments extends Migration {
  up() {
    this.addSql(`
      create table leave_adjustment (
        ${recordColumns},
        employee_id uuid not null,
        leave_type_id uuid not null,
        kind text not null check (kind in ('OPENING', 'CORRECTION')),
        days numeric(5, 1) not null check (abs(days) <= 366 and days * 2 = trunc(days * 2) and (kind = 'OPENING' and days >= 0 or days <> 0)),
        effective_on date not null,
        reason text collate "und-x-icu" not null,
        foreign key (company_id, employee_id) references employee (company_id, id),
        foreign key (company_id, leave_type_id) references leave_type (company_id, id)
      )`);
    this.addSql(`
      create unique index leave_adjustment_kind_key on leave_adjustment (company_id, employee_id, leave_type_id)
        where kind = 'OPENING' and deleted_at is null;
      create index leave_adjustment_employee_idx on leave_adjustment (company_id, employee_id);
      create index leave_adjustment_type_idx on leave_adjustment (company_id, leave_type_id)`);
    this.addSql(`select noria_tenant('leave_adjustment')`);
  }
}
