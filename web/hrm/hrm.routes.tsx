import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { benefit, deduction, department, employee, payrollTax, position } from './hrm.entities.ts';

/** Screens of the company's structure, its people, and what their pay is made of. */
export const rows: ScreenRow[] = [department, position, employee, benefit, payrollTax, deduction].flatMap(entityRows);
