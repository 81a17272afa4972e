import { InvalidInput } from '../../core/errors.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { LeaveType } from './LeaveType.ts';
import { leaveTypeRules, type LeaveTypeValues } from './leaveType.rules.ts';

/** The types of leave that employees can request. */
export class LeaveTypeService extends ServiceOf(LeaveType, leaveTypeRules) {
  /** Whether it is confidential holds for all of its leave, also that of before. */
  override async update(changes: Changes<LeaveTypeValues>): Promise<LeaveType> {
    const type = await super.update(changes);
    await this.em.execute(
      `update leave_request set is_confidential = ? where company_id = noria_company() and secret_leave_type_id = ? and is_confidential <> ?`,
      [type.isConfidential, type.id, type.isConfidential],
    );
    return type;
  }

  /** Adjustments stand where those who may read them look, so whether a type is confidential cannot change once its balances were adjusted. */
  protected override async guard({ isConfidential }: LeaveTypeValues, current?: LeaveType): Promise<void> {
    if (!current || current.isConfidential === isConfidential) return;
    const [{ isAdjusted }] = await this.em.execute<[{ isAdjusted: boolean }]>(
      `select exists (select from leave_adjustment where company_id = noria_company() and leave_type_id = ?)
         or exists (select from confidential_adjustment where company_id = noria_company() and secret_leave_type_id = ?) as "isAdjusted"`,
      [current.id, current.id],
    );
    if (isAdjusted) throw new InvalidInput({ field: 'isConfidential', code: 'leaveAdjusted' });
  }
}
