import { noteExport } from '../../core/audit/noteExport.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { pain001, transfersCsv, type BankFileFormat, type BankTransfer } from '../bankFile/bankTransfers.ts';
import { debtorOf } from '../bankFile/debtorOf.ts';
import { PaymentRun } from './PaymentRun.ts';

/**
 * Writes the file with which the bank pays a run: what it paid, except payments that were reversed since. It changes nothing and can be
 * repeated; the audit trail notes each time. In euros a pain.001 file is a SEPA credit transfer.
 * @throws RequestError NOT_FOUND; Refused `runReversed` if nothing of it is left; InvalidInput `bankAccountId` ibanMissing.
 */
export async function exportPaymentRun(
  scope: Scope,
  { id, format }: { id: string; format: BankFileFormat },
): Promise<{ fileName: string; content: string; paymentRun: PaymentRun }> {
  const { em } = scope;
  const run = await em.findOne(PaymentRun, { id, deletedAt: null });
  if (!run) throw NotFound();
  const transfers = await em.execute<BankTransfer[]>(
    `select p.number as reference, v.company_name as name, a.iban as account, a.bic, trim_scale(p.amount)::text as amount,
       (select string_agg(coalesce(b.vendor_number, i.number), ', ' order by i.due_on, i.number)
        from allocation s join open_item i on i.company_id = s.company_id and i.id = s.open_item_id
          left join procurement_invoice b on b.company_id = i.company_id and b.id = i.id
        where s.company_id = p.company_id and s.payment_id = p.id) as remark
     from payment_run_line l
       join payment p on p.company_id = l.company_id and p.id = l.payment_id and not p.is_reversed
       join vendor_bank_account a on a.company_id = l.company_id and a.id = l.vendor_account_id
       join vendor v on v.company_id = a.company_id and v.id = a.vendor_id
     where l.company_id = noria_company() and l.run_id = ? order by l.id`,
    [id],
  );
  if (transfers.length === 0) throw new Refused('runReversed');
  const { number, executeOn, currency, bankAccount } = run;
  const file = { number, purpose: 'SUPP' as const, createdAt: run.createdAt, executeOn, currency, remark: number, transfers };
  const content = format === 'CSV' ? transfersCsv(file) : pain001({ ...file, debtor: await debtorOf(scope, bankAccount.id) });
  await noteExport(scope, { entityType: 'PaymentRun', entityId: id, entityName: number });
  return { fileName: `${number}.${format === 'CSV' ? 'csv' : 'xml'}`, content, paymentRun: run };
}
