import { LockMode } from '@mikro-orm/core';
import { typeOfId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { SalaryChange, salaryChangeCode } from '../../staff/salary/SalaryChange.ts';
import { recordSalary } from '../../staff/salary/recordSalary.ts';
import { salaryEntryRules } from '../../staff/salary/salary.rules.ts';

/** Salaries entered in finance, each a change in the salary history. */
export class SalaryService {
  constructor(private readonly scope: Pick<Scope, 'em'>) {}

  /**
   * Records the salary of an employee from a day on. Returns the id of the change.
   * @throws InvalidInput; Refused `salaryUnchanged`.
   */
  async record(input: object): Promise<string> {
    const { employeeId, salary, effectiveOn } = check(salaryEntryRules, input);
    const { em } = this.scope;
    // Locked for writing before it is locked for reading: of two who read, neither could go on to write.
    const employee = await this.lock(employeeId);
    await refuseInactive(em, [{ field: 'employeeId', Entity: Employee, id: employeeId }]);
    const id = await recordSalary(em, { employee: employee!, salary, effectiveOn, source: 'FINANCE' });
    if (!id) throw new Refused('salaryUnchanged');
    return id;
  }

  /** Records another salary for the employee of a change, which itself stays. Repeating the same one returns the change that says so. */
  async change({ id, ...input }: { id: string; employeeId?: string; salary: string; effectiveOn?: string | null }): Promise<string> {
    const current = await this.find(id);
    const { salary, effectiveOn } = check(salaryEntryRules, { ...input, employeeId: current.employeeId });
    const employee = await this.hold(current.employeeId);
    return (await recordSalary(this.scope.em, { employee, salary, effectiveOn, source: 'FINANCE' })) ?? id;
  }

  /** Ends the salaries of the employees of these changes today; the history stays. Returns the ids. */
  async end(ids: string[]): Promise<string[]> {
    for (const id of ids) {
      const employee = await this.hold((await this.find(id)).employeeId);
      await recordSalary(this.scope.em, { employee, salary: null, source: 'FINANCE' });
    }
    return ids;
  }

  private async find(id: string): Promise<SalaryChange> {
    const change = typeOfId(id) === salaryChangeCode && (await this.scope.em.findOne(SalaryChange, { id }));
    if (!change) throw NotFound();
    return change;
  }

  private lock(id: string): Promise<Employee | null> {
    return this.scope.em.findOne(Employee, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  private async hold(id: string): Promise<Employee> {
    const employee = await this.lock(id);
    if (!employee) throw NotFound('employeeId');
    return employee;
  }
}
