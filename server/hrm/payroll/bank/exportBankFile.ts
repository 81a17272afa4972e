import { noteExport } from '../../../core/audit/noteExport.ts';
import { companyToday } from '../../../core/database/companyToday.ts';
import { Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { currencyOf } from '../../../core/money/currencyOf.ts';
import { refuseBankAccount } from '../../../ledger/bankAccount/refuseBankAccount.ts';
import { pain001, transfersCsv, type BankFileFormat, type BankTransfer } from '../../../ledger/bankFile/bankTransfers.ts';
import { debtorOf } from '../../../ledger/bankFile/debtorOf.ts';
import { holdRun } from '../run/holdRun.ts';
import { isReversed } from '../run/payRun.ts';
import type { PayrollRun } from '../run/PayrollRun.ts';

/** A bank file of a run, and the employees who have no bank account and are not in it. */
export interface WrittenBankFile {
  fileName: string;
  content: string;
  missing: string[];
  run: PayrollRun;
}

/**
 * Writes the transfers that pay a completed run, for the bank. It changes nothing and can be repeated; the audit trail notes each time.
 * @throws RequestError NOT_FOUND; Refused `payrollOpen`, `payrollReversed`, `payrollPaid`, `noBankAccounts` if no employee has one; InvalidInput
 *   `bankAccountId`: the company's account is unknown, inactive, a cash box, or has no IBAN.
 */
export async function exportBankFile(
  scope: Scope,
  { id, version, format, bankAccountId }: { id: string; version?: number; format: BankFileFormat; bankAccountId?: string | null },
): Promise<WrittenBankFile> {
  const { em, viewer } = scope;
  const run = await holdRun(em, id, version);
  if (bankAccountId) await refuseBankAccount(em, bankAccountId, { method: 'BANK' });
  if (run.status !== 'COMPLETED') throw new Refused('payrollOpen');
  if (run.kind === 'REVERSAL' || (await isReversed(scope, id))) throw new Refused('payrollReversed');
  if (run.paidOn) throw new Refused('payrollPaid');
  const rows = await em.execute<(Omit<BankTransfer, 'account'> & { account: string | null })[]>(
    `select p.id as reference, e.name, noria_employee_pay(e.id) ->> 'bankAccount' as account, trim_scale(p.secret_net)::text as amount
     from pay_slip p join employee e on e.company_id = p.company_id and e.id = p.employee_id
     where p.company_id = noria_company() and p.run_id = ? and p.secret_net > 0 and not p.is_reversed order by e.name, p.id`,
    [id],
  );
  const transfers = rows.flatMap(row =>
    row.account ? [{ ...row, account: row.account, reference: row.reference.replaceAll('-', '') }] : [],
  );
  if (!transfers.length) throw new Refused('noBankAccounts');
  const today = await companyToday(em);
  const number = run.number!;
  const file = {
    number,
    purpose: 'SALA' as const,
    createdAt: new Date(),
    executeOn: run.payOn > today ? run.payOn : today,
    currency: currencyOf(viewer),
    remark: run.title,
    transfers,
  };
  const content = format === 'CSV' ? transfersCsv(file) : pain001({ ...file, debtor: await debtorOf(scope, bankAccountId ?? null) });
  await noteExport(scope, { entityType: 'PayrollRun', entityId: id, entityName: run.title });
  return {
    fileName: `${number}.${format === 'CSV' ? 'csv' : 'xml'}`,
    content,
    missing: rows.filter(({ account }) => !account).map(({ name }) => name),
    run,
  };
}
