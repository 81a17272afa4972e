import { NotAllowed } from '../../core/errors.ts';
import type { Viewer } from '../../core/session/Viewer.ts';
import type { Pay } from './employeePay.ts';
import { mayReadPay } from './mayReadPay.ts';

/**
 * Throws NotAllowed if a viewer without the right to see pay sets a bank account or a salary. Anyone in HRM may enter a national id, which
 * they cannot read back (spec 2 §7, createEmployeinfo).
 */
export function refusePayChange(viewer: Viewer, { bankAccount, salary }: Partial<Pay>): void {
  if ((bankAccount !== undefined || salary !== undefined) && !mayReadPay(viewer)) throw NotAllowed();
}
