import { recordId } from '../../core/rules/fields.ts';
import { employeeRules } from '../../staff/employee/employee.rules.ts';
import { leaveRequestRules } from '../leave/leaveRequest.rules.ts';

/** What employees may change of themselves: how they are reached. */
export const ownContactRules = employeeRules.pick({
  phone: true,
  address: true,
  city: true,
  country: true,
  emergencyContact: true,
  emergencyPhone: true,
});

/** A request for one's own leave. */
export const ownLeaveRules = leaveRequestRules.omit({ employeeId: true }).extend({ leaveTypeId: recordId });
