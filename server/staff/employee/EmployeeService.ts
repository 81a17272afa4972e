import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { inLockOrder } from '../../core/database/inLockOrder.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, NotAllowed } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import { nameInTrail } from '../../core/session/Viewer.ts';
import { Department } from '../department/Department.ts';
import { Position } from '../position/Position.ts';
import { Employee, employeeCode } from './Employee.ts';
import { employeeRules, type EmployeeValues } from './employee.rules.ts';
import { knownPay, readPay, writePay, type Pay } from './employeePay.ts';
import { mayReadPay } from './mayReadPay.ts';
import { payMask } from './payMask.rules.ts';
import { refusePayChange } from './refusePayChange.ts';

const hidden = employeeRules.pick({ nationalId: true, bankAccount: true, salary: true, hourlyCost: true });

/** Employees. Each user belongs to at most one, a department has at most one head, and nobody is their own manager, however indirectly. */
export class EmployeeService extends ServiceOf(Employee, employeeRules) {
  override async create(input: EmployeeValues): Promise<Employee> {
    const pay = await this.payIn(input);
    const employee = await super.create(input);
    if (Object.keys(pay).length) await writePay(this.em, employee, pay);
    return employee;
  }

  override async update(changes: Changes<EmployeeValues>): Promise<Employee> {
    const pay = await this.payIn(changes, changes.id);
    const employee = await super.update(changes);
    if (!Object.keys(pay).length) return employee;
    // A change of hidden values alone also makes a new version.
    employee.updatedAt = new Date();
    await this.em.flush();
    await writePay(this.em, employee, pay);
    return employee;
  }

  /** Returns the masked values, and records in the audit trail that the viewer looked. Throws NotAllowed without the right to see pay. */
  async revealPay(id: string): Promise<{ employee: Employee; pay: Pay }> {
    const { em, viewer, context } = this.scope;
    if (!mayReadPay(viewer)) throw NotAllowed();
    const employee = await this.find(id);
    await writeAudit(em, { id: viewer.userId, name: nameInTrail(viewer), origin: context.origin }, [
      { action: 'PAY_VIEWED', entityType: 'Employee', entityId: id, entityName: employee.name },
    ]);
    return { employee, pay: await readPay(em, id) };
  }

  protected override async guard(values: EmployeeValues, current?: Employee): Promise<void> {
    const { departmentId, positionId, managerId, userId, joinedOn, leftOn, status, isHead } = values;
    // A linked account sees the employee's pay slips.
    if (userId && userId !== current?.user?.id && !mayReadPay(this.scope.viewer))
      throw new InvalidInput({ field: 'userId', code: 'linkNeedsPay' });
    if (joinedOn && leftOn && leftOn < joinedOn) throw new InvalidInput({ field: 'leftOn', code: 'leftBeforeJoined' });
    if (isHead && !departmentId) throw new InvalidInput({ field: 'departmentId', code: 'required' });
    const wasHere = current?.status === ActiveStatus.ACTIVE && current.position?.id === positionId;
    const takesPlace = !!positionId && status === ActiveStatus.ACTIVE && !wasHere;
    if (takesPlace) await this.hold('position', positionId);
    if (isHead) await this.hold('department', departmentId!);
    await refuseInactive(this.em, [
      { field: 'departmentId', Entity: Department, id: departmentId, before: current?.department?.id },
      { field: 'positionId', Entity: Position, id: positionId, before: current?.position?.id },
      { field: 'managerId', Entity: Employee, id: managerId, before: current?.manager?.id },
      { field: 'userId', Entity: CompanyUser, id: userId, before: current?.user?.id },
    ]);
    if (managerId && current) await this.refuseCircle(current.id, managerId);
    if (takesPlace) await this.refuseFilled(positionId);
    if (isHead) await this.takeOver(departmentId!, current?.id);
  }

  protected override async guardRestore(employee: Employee): Promise<void> {
    if (employee.position && employee.status === ActiveStatus.ACTIVE) {
      await this.hold('position', employee.position.id);
      await this.refuseFilled(employee.position.id);
    }
    // Somebody else may lead the department by now.
    employee.isHead = false;
  }

  /** The hidden values that the input changes: not those that repeat the mask, or empty what is empty. */
  private async payIn(input: object, id?: string): Promise<Partial<Pay>> {
    const given = Object.fromEntries(Object.entries(input).filter(([name, value]) => name in hidden.shape && value !== undefined));
    if (!Object.keys(given).length || (id && typeOfId(id) !== employeeCode)) return {};
    const known = id ? await knownPay(this.em, id) : undefined;
    const isChange = (name: keyof Pay, value: string | null) => name in given && value !== payMask && (value !== null || known?.[name]);
    const values = Object.entries(check(hidden, given)) as [keyof Pay, string | null][];
    const pay: Partial<Pay> = Object.fromEntries(values.filter(([name, value]) => isChange(name, value)));
    refusePayChange(this.scope.viewer, pay);
    return pay;
  }

  /** Throws InvalidInput `managerCircle` if the employee leads the manager, directly or through others. */
  private async refuseCircle(id: string, managerId: string): Promise<void> {
    const above = () =>
      this.em.execute<{ id: string }[]>(
        `with recursive above (id, manager_id) as (
           select id, manager_id from employee where company_id = noria_company() and id = ?
           union select e.id, e.manager_id from employee e join above a on e.company_id = noria_company() and e.id = a.manager_id
         ) select id from above`,
        [managerId],
      );
    const ids = inLockOrder((await above()).map(one => one.id));
    // Two changes at the same moment could close a circle that neither sees: the second one waits here, and looks again.
    await this.em.execute('select from employee where company_id = noria_company() and id = any(?::uuid[]) order by id for no key update', [
      `{${ids.join()}}`,
    ]);
    if ((await above()).some(one => one.id === id)) throw new InvalidInput({ field: 'managerId', code: 'managerCircle' });
  }

  /** Locks a position or department, so that its last place is taken once and it gets one head. */
  private hold(table: 'position' | 'department', id: string) {
    return this.em.execute(`select from ${table} where company_id = noria_company() and id = ? for no key update`, [id]);
  }

  /** Throws InvalidInput `positionFilled` if the position has as many employees as its headcount. */
  private async refuseFilled(positionId: string): Promise<void> {
    const [position] = await this.em.execute<{ headcount: number | null; filled: number }[]>(
      `select headcount, (select count(*)::int from employee e where e.company_id = noria_company() and e.position_id = p.id
         and e.status = 'ACTIVE' and e.deleted_at is null) as filled
       from position p where company_id = noria_company() and id = ?`,
      [positionId],
    );
    const headcount = position?.headcount ?? null;
    if (headcount !== null && position.filled >= headcount)
      throw new InvalidInput({ field: 'positionId', code: 'positionFilled', params: { headcount } });
  }

  /** Ends the lead of the department's current head. */
  private async takeOver(departmentId: string, id?: string): Promise<void> {
    const head = await this.em.findOne(Employee, { department: departmentId, isHead: true, deletedAt: null });
    if (!head || head.id === id) return;
    head.isHead = false;
    await this.em.flush();
  }
}
