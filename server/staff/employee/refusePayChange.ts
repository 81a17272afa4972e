import { NotAllowed } from '../../core/errors.ts';
import type { Viewer } from '../../core/session/Viewer.ts';
import type { Pay } from './employeePay.ts';
import { mayReadPay } from './mayReadPay.ts';

/**
 * Throws NotAllowed if a viewer without the right to see pay sets a bank account, a salary or an hourly cost. Anyone in HRM may enter a national id, which
 * they cannot read back (spec 2 §7, createEmployeinfo).
 */
export function refusePayChange(viewer: Viewer, { bankAccount, salary, hourlyCost }: Partial<Pay>): void {
  if ((bankAccount !== undefined || salary !== undefined || hourlyCost !== undefined) && !mayReadPay(viewer)) throw NotAllowed();
}
