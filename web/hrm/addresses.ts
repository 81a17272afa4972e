import { runCycles } from '../../server/hrm/payroll/run/runCycles.rules.ts';
import { payCycles } from '../../server/hrm/pay/payCycles.rules.ts';
import { appraisalListing } from '../core/relay/operations/appraisalListing.ts';
import { appraisalPeriodListing } from '../core/relay/operations/appraisalPeriodListing.ts';
import { attendanceListing } from '../core/relay/operations/attendanceListing.ts';
import { benefitListing } from '../core/relay/operations/benefitListing.ts';
import { confidentialAdjustmentListing } from '../core/relay/operations/confidentialAdjustmentListing.ts';
import { deductionListing } from '../core/relay/operations/deductionListing.ts';
import { departmentListing } from '../core/relay/operations/departmentListing.ts';
import { employeeDocumentListing } from '../core/relay/operations/employeeDocumentListing.ts';
import { earlierPayLineListing } from '../core/relay/operations/earlierPayLineListing.ts';
import { employeeLoanListing } from '../core/relay/operations/employeeLoanListing.ts';
import { employeeListing } from '../core/relay/operations/employeeListing.ts';
import { holidayListing } from '../core/relay/operations/holidayListing.ts';
import { leaveAdjustmentListing } from '../core/relay/operations/leaveAdjustmentListing.ts';
import { leaveRequestListing } from '../core/relay/operations/leaveRequestListing.ts';
import { leaveTypeListing } from '../core/relay/operations/leaveTypeListing.ts';
import { leavingStepListing } from '../core/relay/operations/leavingStepListing.ts';
import { leavingTaskListing } from '../core/relay/operations/leavingTaskListing.ts';
import { payrollRunListing } from '../core/relay/operations/payrollRunListing.ts';
import { payrollSetupListing } from '../core/relay/operations/payrollSetupListing.ts';
import { paySlipListing } from '../core/relay/operations/paySlipListing.ts';
import { payrollTaxListing } from '../core/relay/operations/payrollTaxListing.ts';
import { positionListing } from '../core/relay/operations/positionListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';
import { teamDelegationListing } from '../core/relay/operations/teamDelegationListing.ts';

/** URL parameters of each list; their filters are the API's. */
export const departmentList = listSpec('department', departmentListing, {
  filters: ['status', 'title', 'employeeCount', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const positionList = listSpec('position', positionListing, {
  filters: ['status', 'department', { name: 'type', texts: 'positionType' }, 'acceptsApplications', 'cadre', 'budget', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const employeeList = listSpec('employee', employeeListing, {
  filters: ['status', 'department', 'position', 'manager', 'name', 'designation', 'isHead', 'joinedOn', 'leftOn', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
  customized: 'EMPLOYEE',
});

const cycle = { name: 'cycle', texts: 'payCycle', values: payCycles } as const;
const payItemType = { name: 'type', texts: 'payItemType' } as const;

export const benefitList = listSpec('benefit', benefitListing, {
  filters: ['status', { name: 'kind', texts: 'benefitKind' }, payItemType, cycle, 'isTaxable', 'amount', 'title', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const payrollTaxList = listSpec('payrollTax', payrollTaxListing, {
  filters: ['status', { name: 'type', texts: 'payrollTaxType' }, cycle, 'amount', 'employerAmount', 'title', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const deductionList = listSpec('deduction', deductionListing, {
  filters: ['status', payItemType, cycle, 'isPreTax', 'isStatutory', 'amount', 'employerAmount', 'title', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const leaveTypeList = listSpec('leaveType', leaveTypeListing, {
  filters: ['status', 'isUnpaid', 'yearlyDays', 'carryOverDays', 'title', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const holidayList = listSpec('holiday', holidayListing, {
  filters: ['heldOn', 'country', 'title', 'updatedAt'],
  own: { field: 'HELD_ON', direction: 'DESC' },
});

export const leaveRequestList = listSpec('leaveRequest', leaveRequestListing, {
  filters: [
    { name: 'status', texts: 'leaveStatus' },
    'employee',
    'leaveType',
    'startsOn',
    'endsOn',
    'days',
    { name: 'part', texts: 'leavePart' },
    'updatedAt',
  ],
  own: { field: 'STARTS_ON', direction: 'DESC' },
});

export const leaveAdjustmentList = listSpec('leaveAdjustment', leaveAdjustmentListing, {
  filters: ['employee', 'leaveType', { name: 'kind', texts: 'leaveAdjustmentKind' }, 'effectiveOn', 'days', 'updatedAt'],
  own: { field: 'EFFECTIVE_ON', direction: 'DESC' },
});

export const confidentialAdjustmentList = listSpec('confidentialAdjustment', confidentialAdjustmentListing, {
  filters: ['employee', 'leaveType', { name: 'kind', texts: 'leaveAdjustmentKind' }, 'effectiveOn', 'updatedAt'],
  own: { field: 'EFFECTIVE_ON', direction: 'DESC' },
});

export const teamDelegationList = listSpec('teamDelegation', teamDelegationListing, {
  filters: ['isCurrent', 'manager', 'delegate', 'startsOn', 'endsOn', 'updatedAt'],
  own: { field: 'STARTS_ON', direction: 'DESC' },
});

export const attendanceList = listSpec('attendance', attendanceListing, {
  filters: [
    'day',
    'employee',
    'isForgotten',
    { name: 'source', texts: 'attendanceSource' },
    'workedMinutes',
    'startedAt',
    'endedAt',
    'updatedAt',
  ],
  own: { field: 'STARTED_AT', direction: 'DESC' },
});

export const employeeDocumentList = listSpec('employeeDocument', employeeDocumentListing, {
  filters: ['employee', { name: 'kind', texts: 'employeeDocumentKind' }, 'expiresOn', 'daysLeft', 'issuedOn', 'title', 'updatedAt'],
  own: { field: 'EXPIRES_ON', direction: 'ASC' },
});

export const leavingStepList = listSpec('leavingStep', leavingStepListing, {
  filters: ['status', 'daysBefore', 'title', 'updatedAt'],
  own: { field: 'DAYS_BEFORE', direction: 'DESC' },
});

export const leavingTaskList = listSpec('leavingTask', leavingTaskListing, {
  filters: ['isDone', 'employee', 'dueOn', 'doneAt', 'title', 'updatedAt'],
  own: { field: 'DUE_ON', direction: 'ASC' },
});

export const appraisalPeriodList = listSpec('appraisalPeriod', appraisalPeriodListing, {
  filters: ['status', 'startsOn', 'endsOn', 'title', 'updatedAt'],
  own: { field: 'STARTS_ON', direction: 'DESC' },
});

export const appraisalList = listSpec('appraisal', appraisalListing, {
  filters: ['period', 'employee', 'score', 'managerSignedAt', 'employeeSignedAt', 'updatedAt'],
  own: { field: 'UPDATED_AT', direction: 'DESC' },
});

export const payrollSetupList = listSpec('payrollSetup', payrollSetupListing, {
  filters: ['status', 'designation', 'startsOn', 'endsOn', 'joinedOn', 'employeeCount', 'title', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const employeeLoanList = listSpec('employeeLoan', employeeLoanListing, {
  filters: ['status', 'employee', 'title', 'grantedOn', 'startsOn', 'isOpening', 'updatedAt'],
  own: { field: 'GRANTED_ON', direction: 'DESC' },
});

export const earlierPayLineList = listSpec('earlierPayLine', earlierPayLineListing, {
  filters: ['employee', { name: 'kind', texts: 'slipLine' }, 'startsOn', 'endsOn', 'benefit', 'tax', 'deduction', 'updatedAt'],
  own: { field: 'ENDS_ON', direction: 'DESC' },
});

export const payrollRunList = listSpec('payrollRun', payrollRunListing, {
  filters: [
    { name: 'status', texts: 'payrollStatus' },
    { name: 'cycle', texts: 'payCycle', values: runCycles },
    { name: 'kind', texts: 'payrollKind' },
    'startsOn',
    'endsOn',
    'payOn',
    'paidOn',
    'isReversed',
    'updatedAt',
  ],
  own: { field: 'STARTS_ON', direction: 'DESC' },
});

export const paySlipList = listSpec('paySlip', paySlipListing, {
  filters: ['employeeName', 'startsOn', 'endsOn', 'department', 'isSupplementary', 'isReversal', 'isReversed'],
  own: { field: 'ENDS_ON', direction: 'DESC' },
});
