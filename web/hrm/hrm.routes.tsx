import CalendarCheck from 'lucide-react/icons/calendar-check';
import Workflow from 'lucide-react/icons/workflow';
import attendanceQuery from '../core/relay/generated/AttendanceScreenQuery$parameters.ts';
import organizationQuery from '../core/relay/generated/OrganizationScreenQuery$parameters.ts';
import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { applicationRows } from './application/applicationRows.tsx';
import { sheetVariables } from './attendance/sheetAddress.ts';
import { careersRows } from './careers/careersRows.tsx';
import { benefit, deduction, department, employee, payrollTax, position } from './hrm.entities.ts';
import { confidentialAdjustment, holiday, leaveAdjustment, leaveRequest, leaveType } from './leave.entities.ts';
import { ownRows } from './own/ownRows.ts';
import { appraisal, appraisalPeriod, attendance, employeeDocument, leavingStep, leavingTask, teamDelegation } from './people.entities.ts';
import { payrollRows } from './payroll/payrollRows.ts';

/** Screens of the company's structure, its applicants and people, their leave, what their pay is made of, and payroll. */
export const rows: ScreenRow[] = [
  ...[department, position].flatMap(entityRows),
  ...applicationRows,
  ...careersRows,
  ...entityRows(employee),
  {
    layout: 'APP',
    messages: 'hrm',
    access: 'HRM',
    path: '/HRM/organization/',
    title: 'menu.organization',
    report: 'REPORT',
    menu: { section: 'hrm', icon: Workflow },
    query: organizationQuery,
    variables: address => ({ rootId: address.get('root') }),
    screen: async () => (await import('./organization/OrganizationScreen.tsx')).OrganizationScreen,
  },
  ...[employeeDocument, leavingTask, leavingStep, leaveRequest].flatMap(entityRows),
  {
    layout: 'APP',
    messages: 'hrm',
    access: 'HRM',
    path: '/HRM/attendance/',
    title: 'menu.attendance',
    report: 'REPORT',
    menu: { section: 'hrm', icon: CalendarCheck },
    query: attendanceQuery,
    variables: sheetVariables,
    screen: async () => (await import('./attendance/AttendanceScreen.tsx')).AttendanceScreen,
  },
  ...[
    attendance,
    appraisal,
    appraisalPeriod,
    leaveType,
    leaveAdjustment,
    confidentialAdjustment,
    teamDelegation,
    holiday,
    benefit,
    payrollTax,
    deduction,
  ].flatMap(entityRows),
  ...payrollRows,
  ...ownRows,
];
