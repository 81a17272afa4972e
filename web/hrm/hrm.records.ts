import CalendarCheck from 'lucide-react/icons/calendar-check';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { benefit, deduction, department, employee, payrollTax, position } from './hrm.entities.ts';
import { confidentialAdjustment, holiday, leaveAdjustment, leaveRequest, leaveType } from './leave.entities.ts';
import { appraisal, appraisalPeriod, attendance, employeeDocument, leavingStep, leavingTask, teamDelegation } from './people.entities.ts';
import { earlierPayLine, employeeLoan, payrollRun, payrollSetup, paySlip } from './payroll/payroll.entities.ts';

/** HRM records that the command palette finds and creates. */
export const records: RecordKind[] = [
  ...[
    department,
    position,
    employee,
    employeeDocument,
    leavingTask,
    leavingStep,
    appraisal,
    appraisalPeriod,
    leaveRequest,
    leaveType,
    leaveAdjustment,
    confidentialAdjustment,
    teamDelegation,
    attendance,
    holiday,
    benefit,
    payrollTax,
    deduction,
    payrollSetup,
    payrollRun,
    paySlip,
    employeeLoan,
    earlierPayLine,
  ].map(recordKindOf),
  {
    type: 'AttendanceCorrection',
    code: '34',
    icon: CalendarCheck,
    label: 'attendanceCorrection.plural',
    path: '/HRM/attendance/',
    access: 'HRM',
  },
  {
    type: 'Application',
    code: 'c8',
    icon: UserRoundSearch,
    label: 'application.plural',
    path: '/HRM/applications/:id/',
    create: { path: '/HRM/applications/?dialog=new', label: 'application.new' },
    access: 'HRM',
  },
];
