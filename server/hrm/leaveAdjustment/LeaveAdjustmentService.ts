import type { Ref } from '@mikro-orm/core';
import type { EntityClass } from '@mikro-orm/postgresql';
import type { VersionedRecord } from '../../core/database/CompanyRecord.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { holdEmployee } from '../leave/leaveDays.ts';
import { readLeaveLedger, type LeaveLedger } from '../leave/leaveLedger.ts';
import { shortYear } from '../leave/leaveYears.ts';
import { LeaveType } from '../leaveType/LeaveType.ts';
import { LeaveAdjustment } from './LeaveAdjustment.ts';
import { leaveAdjustmentRules, type LeaveAdjustmentValues } from './leaveAdjustment.rules.ts';

interface Balance {
  employeeId: string;
  leaveTypeId: string;
}

/** An adjustment of a balance, of either kind of type. */
interface Adjustment extends VersionedRecord {
  employee: Ref<Employee>;
  leaveType: Ref<LeaveType>;
}

/**
 * Builds the base class of a service of opening balances of leave and corrections of balances (domain §5, leave ledger). None may leave a year
 * with fewer days than are taken of it.
 * @param isConfidential whether they are of the types that are confidential, or of those that are not.
 */
export function AdjustmentServiceOf<Entity extends Adjustment>(
  Entity: EntityClass<Entity>,
  { isConfidential }: { isConfidential: boolean },
) {
  abstract class AdjustmentService extends ServiceOf(Entity, leaveAdjustmentRules) {
    /** The balances that are touched, as they were before. */
    private readonly before: (Balance & { ledger: LeaveLedger })[] = [];

    override create(input: LeaveAdjustmentValues): Promise<Entity> {
      return this.keepingDays(() => super.create(input));
    }

    override update(changes: Changes<LeaveAdjustmentValues>): Promise<Entity> {
      return this.keepingDays(() => super.update(changes));
    }

    override delete(ids: string[]): Promise<string[]> {
      return this.keepingDays(() => super.delete(ids));
    }

    override restore(ids: string[]): Promise<string[]> {
      return this.keepingDays(() => super.restore(ids));
    }

    protected override async guard(values: LeaveAdjustmentValues, current?: Entity): Promise<void> {
      const { employeeId, leaveTypeId, effectiveOn, kind } = values;
      if (current) await this.remember(current);
      // Before other locks of the employee, as leave does.
      const employment = await holdEmployee(this.em, employeeId);
      await refuseInactive(this.em, [
        { field: 'employeeId', Entity: Employee, id: employeeId, before: current?.employee.id },
        { field: 'leaveTypeId', Entity: LeaveType, id: leaveTypeId, before: current?.leaveType.id },
      ]);
      const [type] = await this.em.execute<{ isLimited: boolean; isConfidential: boolean }[]>(
        `select yearly_days is not null as "isLimited", is_confidential as "isConfidential" from leave_type
       where company_id = noria_company() and id = ? for share`,
        [leaveTypeId],
      );
      if (!type.isLimited) throw new InvalidInput({ field: 'leaveTypeId', code: 'leaveUnlimited' });
      if (type.isConfidential !== isConfidential)
        throw new InvalidInput({ field: 'leaveTypeId', code: isConfidential ? 'leaveNotConfidential' : 'leaveConfidential' });
      const { joinedOn, leftOn } = employment!;
      if ((joinedOn && effectiveOn < joinedOn) || (leftOn && effectiveOn > leftOn))
        throw new InvalidInput({ field: 'effectiveOn', code: 'outsideEmployment' });
      const ledger = await this.remember({ employee: { id: employeeId }, leaveType: { id: leaveTypeId } });
      if (kind === 'OPENING' && ledger.openingId && ledger.openingId !== current?.id)
        throw new InvalidInput({ field: 'kind', code: 'openingTwice' });
      // The opening balance already has all that was before it.
      if (kind === 'CORRECTION' && ledger.openedOn && ledger.openingId !== current?.id && effectiveOn < ledger.openedOn)
        throw new InvalidInput({ field: 'effectiveOn', code: 'beforeOpeningBalance' });
    }

    protected override async guardDelete(adjustment: Entity): Promise<void> {
      await this.remember(adjustment);
    }

    protected override async guardRestore(adjustment: Entity): Promise<void> {
      await this.remember(adjustment);
    }

    /** Locks the employee and keeps what their balance was. */
    private async remember({ employee, leaveType }: { employee: { id: string }; leaveType: { id: string } }): Promise<LeaveLedger> {
      const balance = { employeeId: employee.id, leaveTypeId: leaveType.id };
      await holdEmployee(this.em, balance.employeeId);
      const ledger = (await readLeaveLedger(this.em, balance))!;
      this.before.push({ ...balance, ledger });
      return ledger;
    }

    /** Throws InvalidInput `leaveBalanceShort` if the work leaves a year with fewer days than are taken or requested. */
    private async keepingDays<Done>(work: () => Promise<Done>): Promise<Done> {
      this.before.length = 0;
      const done = await work();
      for (const { ledger, ...balance } of this.before) {
        const short = shortYear(ledger, (await readLeaveLedger(this.em, balance))!);
        if (short) throw new InvalidInput({ field: 'days', code: 'leaveBalanceShort', params: short });
      }
      return done;
    }
  }
  return AdjustmentService;
}

/** Adjustments of balances that everybody in HRM reads. */
export class LeaveAdjustmentService extends AdjustmentServiceOf(LeaveAdjustment, { isConfidential: false }) {}
