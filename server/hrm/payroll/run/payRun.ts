import { Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { companyToday } from '../../../core/database/companyToday.ts';
import { moneyAccount } from '../../../ledger/bankAccount/moneyAccount.ts';
import { postEntry } from '../../../ledger/entry/postEntry.ts';
import { refuseEntryDay } from '../../../ledger/period/refuseEntryDay.ts';
import type { PayrollRun } from './PayrollRun.ts';
import { holdRun } from './holdRun.ts';
import { isTakenBack } from './isTakenBack.ts';
import { runNet } from './runTotals.ts';

/** The payment of a run's salaries. */
export interface RunPayment {
  id: string;
  version?: number;
  /** The bank account that they are paid from; the company's default one if omitted. */
  bankAccountId?: string | null;
  /** Defaults to today. */
  paidOn?: string | null;
}

/**
 * Records that the salaries of a completed run were paid: Dr SALARIES_PAYABLE, Cr BANK, in one sum; or, of a reversal of paid slips, that they came back.
 * Repeating it does nothing.
 * @throws Refused `payrollOpen`, `payrollReversed`, `periodLocked`; InvalidInput.
 */
export async function payRun(scope: Scope, { id, version, bankAccountId, paidOn }: RunPayment): Promise<PayrollRun> {
  const { em } = scope;
  const run = await holdRun(em, id, version);
  const account = await moneyAccount(em, { bankAccountId, method: 'BANK' });
  if (run.status !== 'COMPLETED') throw new Refused('payrollOpen');
  if (run.paidOn) return run;
  if (run.kind === 'REVERSAL' ? !run.takesBackPaid : await isReversed(scope, id)) throw new Refused('payrollReversed');
  const day = paidOn ?? (await companyToday(em));
  await refuseEntryDay(em, 'paidOn', day);
  const amount = await runNet(em, id);
  const lines = [
    { account: 'SALARIES_PAYABLE' as const, debit: amount },
    { account, credit: amount },
  ];
  await postEntry(em, { postedOn: day, journal: 'CASH', sourceId: id, description: run.number, lines });
  run.paidOn = day;
  await em.flush();
  return run;
}

/** Whether every slip of a run was taken back. */
export async function isReversed({ em }: Scope, id: string): Promise<boolean> {
  const [{ is }] = await em.execute<[{ is: boolean }]>(`select (${isTakenBack({ companyId: 'noria_company()', id: '?' })}) as is`, [id]);
  return is;
}
