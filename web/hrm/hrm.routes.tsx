import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { department, employee, position } from './hrm.entities.ts';

/** Screens of the company's structure and people. */
export const rows: ScreenRow[] = [department, position, employee].flatMap(entityRows);
