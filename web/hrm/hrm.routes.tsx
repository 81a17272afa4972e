import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { applicationRows } from './application/applicationRows.tsx';
import { careersRows } from './careers/careersRows.tsx';
import {
  attendance,
  benefit,
  deduction,
  department,
  employee,
  holiday,
  leaveRequest,
  leaveType,
  payrollTax,
  position,
} from './hrm.entities.ts';
import { ownRows } from './own/ownRows.ts';
import { payrollRows } from './payroll/payrollRows.ts';

/** Screens of the company's structure, its applicants and people, their leave, what their pay is made of, and payroll. */
export const rows: ScreenRow[] = [
  ...[department, position].flatMap(entityRows),
  ...applicationRows,
  ...careersRows,
  ...[employee, leaveRequest, attendance, leaveType, holiday, benefit, payrollTax, deduction].flatMap(entityRows),
  ...payrollRows,
  ...ownRows,
];
