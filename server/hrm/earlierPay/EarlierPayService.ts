import { companyToday } from '../../core/database/companyToday.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { Benefit } from '../benefit/Benefit.ts';
import { Deduction } from '../deduction/Deduction.ts';
import { holdPaid } from '../payroll/slip/slipFacts.ts';
import { PayrollTax } from '../payrollTax/PayrollTax.ts';
import { EarlierPayLine } from './EarlierPayLine.ts';
import { earlierPayItems, earlierPayRules, itemOfEarlierPay, type EarlierPayValues } from './earlierPay.rules.ts';

/** What was paid before the first payroll run here. A day that a slip pays has no earlier pay, and each thing is told once for a day. */
export class EarlierPayService extends ServiceOf(EarlierPayLine, earlierPayRules) {
  protected override async guard(values: EarlierPayValues, current?: EarlierPayLine): Promise<void> {
    const { employeeId, benefitId, taxId, deductionId, endsOn, amount } = values;
    // As payroll does first, so that nobody is paid meanwhile.
    await holdPaid(this.em, [employeeId]);
    await refuseInactive(this.em, [
      { field: 'employeeId', Entity: Employee, id: employeeId, before: current?.employee.id },
      { field: 'benefitId', Entity: Benefit, id: benefitId, before: current?.benefit?.id },
      { field: 'taxId', Entity: PayrollTax, id: taxId, before: current?.tax?.id },
      { field: 'deductionId', Entity: Deduction, id: deductionId, before: current?.deduction?.id },
    ]);
    const max = currencyDecimals(currencyOf(this.scope.viewer));
    if (new Decimal(amount).decimalPlaces() > max) throw new InvalidInput({ field: 'amount', code: 'tooManyDecimals', params: { max } });
    if (endsOn > (await companyToday(this.em))) throw new InvalidInput({ field: 'endsOn', code: 'inTheFuture' });
    await this.refuseTwice(values, current?.id);
  }

  /** What the kind does not name is dropped, and a title that an item has. */
  protected override async derive({ kind, ...values }: EarlierPayValues): Promise<Record<string, unknown>> {
    const item = itemOfEarlierPay(kind);
    const others = earlierPayItems.filter(name => name !== item).map(name => [name.replace('Id', ''), null]);
    const isNamed = kind === 'SALARY' || (item && values[item]);
    return { ...Object.fromEntries(others), ...(isNamed && { title: null }) };
  }

  protected override async guardRestore(line: EarlierPayLine): Promise<void> {
    const { employee, benefit, tax, deduction } = line;
    await holdPaid(this.em, [employee.id]);
    const ids = { employeeId: employee.id, benefitId: benefit?.id ?? null, taxId: tax?.id ?? null, deductionId: deduction?.id ?? null };
    await this.refuseTwice({ ...line, ...ids }, line.id);
  }

  /** Throws InvalidInput of `startsOn`: `paidBySlip` for a day that a pay slip covers, `earlierPayTwice` if the same is told of it already. */
  private async refuseTwice({ employeeId, startsOn, endsOn, kind, title, ...items }: EarlierPayValues, id?: string): Promise<void> {
    const item = itemOfEarlierPay(kind);
    const itemId = item && items[item];
    const [found] = await this.em.execute<{ code: string }[]>(
      `select 'paidBySlip' as code from pay_slip p where p.company_id = noria_company() and p.employee_id = ?
         and not p.is_reversal and not p.is_reversed and not p.is_supplementary and p.starts_on <= ?::date and p.ends_on >= ?::date
       union all select 'earlierPayTwice' from earlier_pay_line l where l.company_id = noria_company() and l.employee_id = ?
         and l.deleted_at is null and l.id is distinct from ? and l.kind = ? and l.starts_on <= ?::date and l.ends_on >= ?::date
         and coalesce(l.benefit_id::text, l.tax_id::text, l.deduction_id::text, lower(l.title), '') = coalesce(?, lower(?), '') limit 1`,
      [employeeId, endsOn, startsOn, employeeId, id ?? null, kind, endsOn, startsOn, itemId, kind === 'SALARY' ? null : title],
    );
    if (found) throw new InvalidInput({ field: 'startsOn', code: found.code });
  }
}
