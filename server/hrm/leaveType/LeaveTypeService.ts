import { ServiceOf } from '../../core/record/EntityService.ts';
import { LeaveType } from './LeaveType.ts';
import { leaveTypeRules } from './leaveType.rules.ts';

/** The types of leave that employees can request. */
export class LeaveTypeService extends ServiceOf(LeaveType, leaveTypeRules) {}
