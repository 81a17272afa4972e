import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { AttendanceCorrection } from '../attendance/AttendanceCorrection.ts';
import { ConfidentialAdjustment } from '../leaveAdjustment/ConfidentialAdjustment.ts';
import { LeaveAdjustment } from '../leaveAdjustment/LeaveAdjustment.ts';

const corrections: ErasedRecords<Employee, AttendanceCorrection> = {
  Entity: AttendanceCorrection,
  where: ({ id }) => ({ employee: id }),
  fields: (_correction, { text }) => ({ reason: text }),
};
const adjustments: ErasedRecords<Employee, LeaveAdjustment> = {
  Entity: LeaveAdjustment,
  where: ({ id }) => ({ employee: id }),
  fields: (_adjustment, { text }) => ({ reason: text }),
};
const confidential: ErasedRecords<Employee, ConfidentialAdjustment> = {
  Entity: ConfidentialAdjustment,
  where: ({ id }) => ({ employee: id }),
  fields: (_adjustment, { text }) => ({ reason: text }),
};

/**
 * Erases why an employee asked for corrections, and why their balances of leave were adjusted. Their attendance stays for the company's figures, as
 * their leave does.
 */
export const correctionErasure = erasable<Employee>({ Entity: Employee, records: [corrections, adjustments, confidential] as never });
