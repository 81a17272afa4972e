import { noteNotice } from '../../../core/database/ChangeLog.ts';
import { companyToday } from '../../../core/database/companyToday.ts';
import { NotFound, Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { moneyAccount } from '../../../ledger/bankAccount/moneyAccount.ts';
import { postEntry } from '../../../ledger/entry/postEntry.ts';
import { refuseEntryDay } from '../../../ledger/period/refuseEntryDay.ts';
import { holdRun } from '../run/holdRun.ts';
import { PayrollRun } from '../run/PayrollRun.ts';
import { remittanceOf } from './Remittance.ts';

/** The payment of one tax or deduction of a run to its authority or fund. */
export interface RemittancePayment {
  /** The run. */
  id: string;
  version?: number;
  /** The tax or deduction. */
  itemId: string;
  /** The bank account that it is paid from; the company's default one if omitted. */
  bankAccountId?: string | null;
  /** Defaults to today. */
  paidOn?: string | null;
}

/**
 * Records that what is outstanding of a tax or deduction of a completed run was paid over: Dr PAYROLL_TAXES or PAYROLL_DEDUCTIONS, the
 * employer's share always PAYROLL_TAXES, Cr BANK (modules.md, HRM and payroll); or that it came back, once the run was taken back after it
 * was paid over. Repeating it does nothing.
 * @throws RequestError NOT_FOUND; Refused `payrollOpen`, `payrollReversed` for a reversal, `periodLocked`; InvalidInput.
 */
export async function payRemittance(scope: Scope, { id, version, itemId, bankAccountId, paidOn }: RemittancePayment): Promise<PayrollRun> {
  const { em } = scope;
  const run = await holdRun(em, id, version);
  const account = await moneyAccount(em, { bankAccountId, method: 'BANK' });
  const item = (await remittanceOf(em, id)).find(row => row.itemId === itemId);
  if (!item) throw NotFound('itemId');
  if (run.status !== 'COMPLETED') throw new Refused('payrollOpen');
  if (run.kind === 'REVERSAL') throw new Refused('payrollReversed');
  const day = paidOn ?? (await companyToday(em));
  await refuseEntryDay(em, 'paidOn', day);
  const { kind, employeeOutstanding, employerOutstanding } = item;
  const entryId = await postEntry(em, {
    postedOn: day,
    journal: 'CASH',
    sourceId: id,
    description: run.number,
    lines: [
      { account: kind === 'TAX' ? 'PAYROLL_TAXES' : 'PAYROLL_DEDUCTIONS', debit: employeeOutstanding },
      { account: 'PAYROLL_TAXES', debit: employerOutstanding },
      { account, credit: item.outstanding },
    ],
  });
  if (!entryId) return run;
  await em.execute(
    `insert into payroll_remittance (entry_id, run_id, item_id, kind, paid_on, secret_employee_share, secret_employer_share)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [entryId, id, itemId, kind, day, employeeOutstanding, employerOutstanding],
  );
  noteNotice(em, { id, type: PayrollRun.name, kind: 'UPDATED' });
  return run;
}
