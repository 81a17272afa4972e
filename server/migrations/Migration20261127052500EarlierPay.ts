import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** What employees were paid before the first payroll run here. */
export class Migration20261127052500EarlierPay extends Migration {
  up() {
    this.addSql(`
      create table earlier_pay_line (
        ${recordColumns},
        employee_id uuid not null,
        starts_on date not null,
        ends_on date not null check (ends_on >= starts_on and extract(year from ends_on) = extract(year from starts_on)),
        kind text not null
          check (kind in ('SALARY', 'BENEFIT', 'IN_KIND', 'TAX', 'DEDUCTION', 'LOAN', 'EMPLOYER_TAX', 'EMPLOYER_DEDUCTION')),
        benefit_id uuid check (benefit_id is null or kind in ('BENEFIT', 'IN_KIND')),
        tax_id uuid check (tax_id is null or kind in ('TAX', 'EMPLOYER_TAX')),
        deduction_id uuid check (deduction_id is null or kind in ('DEDUCTION', 'EMPLOYER_DEDUCTION')),
        title text collate "und-x-icu",
        secret_amount numeric(19, 4) not null check (secret_amount > 0),
        check (kind = 'SALARY' or num_nonnulls(benefit_id, tax_id, deduction_id, title) = 1),
        foreign key (company_id, employee_id) references employee (company_id, id),
        foreign key (company_id, benefit_id) references benefit (company_id, id),
        foreign key (company_id, tax_id) references payroll_tax (company_id, id),
        foreign key (company_id, deduction_id) references deduction (company_id, id)
      )`);
    this.addSql(`
      create index earlier_pay_line_employee_idx on earlier_pay_line (company_id, employee_id, ends_on);
      create index earlier_pay_line_benefit_idx on earlier_pay_line (company_id, benefit_id) where benefit_id is not null;
      create index earlier_pay_line_tax_idx on earlier_pay_line (company_id, tax_id) where tax_id is not null;
      create index earlier_pay_line_deduction_idx on earlier_pay_line (company_id, deduction_id) where deduction_id is not null`);
    this.addSql(`select noria_tenant('earlier_pay_line')`);
  }
}
