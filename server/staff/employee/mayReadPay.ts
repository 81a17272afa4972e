import type { Viewer } from '../../core/session/Viewer.ts';

/** Whether the viewer may see and change national ids, bank accounts and salaries of employees. */
export const mayReadPay = (viewer: Viewer): boolean => viewer.rights.includes('HRM_SEE_PAY');
