import { Decimal } from '../../../core/money/arithmetic.ts';
import { inLockOrder } from '../../../core/database/inLockOrder.ts';
import { InvalidInput } from '../../../core/errors.ts';
import { LinkedRecords } from '../../../core/record/LinkedRecords.ts';
import { ServiceOf, type Changes } from '../../../core/record/EntityService.ts';
import { Employee } from '../../../staff/employee/Employee.ts';
import { recordSalary } from '../../../staff/salary/recordSalary.ts';
import { Benefit } from '../../benefit/Benefit.ts';
import { Deduction } from '../../deduction/Deduction.ts';
import { PayrollTax } from '../../payrollTax/PayrollTax.ts';
import { PayrollSetup, PayrollSetupBenefit, PayrollSetupDeduction, PayrollSetupEmployee, PayrollSetupTax } from './PayrollSetup.ts';
import { payrollSetupRules, type PayrollSetupValues } from './payrollSetup.rules.ts';

interface Paid {
  id: string;
  name: string;
  joinedOn: string | null;
}

/**
 * Payroll setups. An employee is in at most one active setup a day (domain §5). A new gross salary, or a new employee, is a change in the
 * salary history from the first day of the setup on.
 */
export class PayrollSetupService extends ServiceOf(PayrollSetup, payrollSetupRules) {
  protected override readonly links = {
    employeeIds: new LinkedRecords(this.em, { Link: PayrollSetupEmployee, owner: 'setup', target: 'employee', Target: Employee }),
    benefitIds: new LinkedRecords(this.em, { Link: PayrollSetupBenefit, owner: 'setup', target: 'benefit', Target: Benefit }),
    taxIds: new LinkedRecords(this.em, { Link: PayrollSetupTax, owner: 'setup', target: 'tax', Target: PayrollTax }),
    deductionIds: new LinkedRecords(this.em, { Link: PayrollSetupDeduction, owner: 'setup', target: 'deduction', Target: Deduction }),
  };
  private people: Paid[] = [];

  override async create(input: PayrollSetupValues): Promise<PayrollSetup> {
    const setup = await super.create(input);
    await this.paySalaries(setup, this.people);
    return setup;
  }

  override async update(changes: Changes<PayrollSetupValues>): Promise<PayrollSetup> {
    const current = await this.find(changes.id, changes.version);
    const [gross, before] = [current.grossSalary, new Set(await this.links.employeeIds.of(current.id))];
    const setup = await super.update(changes);
    const isRaised = !new Decimal(setup.grossSalary).equals(gross);
    await this.paySalaries(
      setup,
      this.people.filter(({ id }) => isRaised || !before.has(id)),
    );
    return setup;
  }

  protected override async guard(values: PayrollSetupValues, current?: PayrollSetup): Promise<void> {
    const { startsOn, endsOn, joinedOn, status, employeeIds } = values;
    if (endsOn && endsOn < startsOn) throw new InvalidInput({ field: 'endsOn', code: 'endBeforeStart' });
    if (endsOn && joinedOn > endsOn) throw new InvalidInput({ field: 'joinedOn', code: 'joinedAfterEnd' });
    this.people = await this.hold(employeeIds);
    if (status === 'ACTIVE') await this.refuseOverlap({ startsOn, endsOn, employeeIds }, current?.id);
  }

  protected override async guardRestore(setup: PayrollSetup): Promise<void> {
    const employeeIds = await this.links.employeeIds.of(setup.id);
    await this.hold(employeeIds);
    if (setup.status === 'ACTIVE') await this.refuseOverlap({ ...setup, employeeIds }, setup.id);
  }

  /** Locks the employees, so that two setups of the same day do not take one both. */
  private hold(ids: string[]): Promise<Paid[]> {
    return this.em.execute<Paid[]>(
      `select id, name, joined_on::text as "joinedOn" from employee
       where company_id = noria_company() and id = any(?::uuid[]) order by id for no key update`,
      [`{${inLockOrder(ids).join()}}`],
    );
  }

  private async refuseOverlap(
    { startsOn, endsOn, employeeIds }: Pick<PayrollSetupValues, 'startsOn' | 'endsOn' | 'employeeIds'>,
    id?: string,
  ): Promise<void> {
    const [taken] = await this.em.execute<{ name: string; title: string }[]>(
      `select e.name, s.title from payroll_setup_employee l join payroll_setup s on s.company_id = l.company_id and s.id = l.setup_id
         join employee e on e.company_id = l.company_id and e.id = l.employee_id
       where l.company_id = noria_company() and l.employee_id = any(?::uuid[]) and l.deleted_at is null and s.deleted_at is null
         and s.status = 'ACTIVE' and s.id is distinct from ? and daterange(s.starts_on, s.ends_on, '[]') && daterange(?::date, ?::date, '[]')
       order by e.name limit 1`,
      [`{${employeeIds.join()}}`, id ?? null, startsOn, endsOn],
    );
    if (taken) throw new InvalidInput({ field: 'employeeIds', code: 'inOtherSetup', params: taken });
  }

  private async paySalaries({ grossSalary: salary, startsOn }: PayrollSetup, people: Paid[]): Promise<void> {
    for (const employee of people) {
      const effectiveOn = employee.joinedOn && employee.joinedOn > startsOn ? employee.joinedOn : startsOn;
      await recordSalary(this.em, { employee, salary, effectiveOn, source: 'PAYROLL_SETUP' });
    }
  }
}
