import { companyToday } from '../../core/database/companyToday.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { actorOf } from '../../core/record/creatorOf.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { BankAccount } from '../bankAccount/BankAccount.ts';
import { refuseBankAccount } from '../bankAccount/refuseBankAccount.ts';
import { PaymentService } from '../payment/PaymentService.ts';
import { payableProposals } from './payableProposals.ts';
import { PaymentRun, PaymentRunLine } from './PaymentRun.ts';
import { longestWait, paymentRunRules } from './paymentRun.rules.ts';
import { paymentRunSeries } from './paymentRunSeries.ts';

/** A document to pay: the amount, and the balance that the payer saw. */
interface Wanted {
  documentId: string;
  amount: string;
  balance: string;
}

/** Runs that pay vendors. */
export class PaymentRunService {
  constructor(private readonly scope: Scope) {}

  /**
   * Pays documents of vendors today from one bank account, in its currency: one payment to each vendor, posted and allocated by the payment service. Runs of a
   * company wait for each other, and each document's balance must be the one that the payer saw, so that nothing is paid twice.
   * @throws InvalidInput on the document's path: payableForeign {currency}, payableChanged, limitExceeded, vendorNoAccount; on `newAccountIds` vendorAccountNew {names} if an
   *   account that was never paid to is not among them; on `bankAccountId`, `executeOn`; Refused `periodLocked`.
   */
  async create(input: object): Promise<PaymentRun> {
    const { scope } = this;
    const { em } = scope;
    const { bankAccountId, executeOn, newAccountIds, documents } = check(paymentRunRules, input);
    await refuseInactive(em, [{ field: 'bankAccountId', Entity: BankAccount, id: bankAccountId }]);
    const { currency } = await em.findOneOrFail(BankAccount, { id: bankAccountId });
    await refuseBankAccount(em, bankAccountId, { method: 'BANK', currency });
    const paidOn = await companyToday(em);
    const day = executeOn ?? paidOn;
    if (day < paidOn) throw new InvalidInput({ field: 'executeOn', code: 'inThePast' });
    const last = daysAfter(paidOn, longestWait);
    if (day > last) throw new InvalidInput({ field: 'executeOn', code: 'runTooLate', params: { date: last } });
    // The number is drawn first: it makes runs wait for each other, and what is proposed now is what the last one left.
    const number = await drawNumber(em, paymentRunSeries);
    const proposals = await payableProposals(em, { dueBy: null, currency, documentIds: documents.map(({ documentId }) => documentId) });
    await refuseForeign(scope, currency, documents);
    refuseUnpayable(documents, proposals);
    const unseen = proposals.filter(({ accountState, accountId }) => accountState !== 'KNOWN' && !newAccountIds.includes(accountId!));
    if (unseen.length > 0)
      throw new InvalidInput({
        field: 'newAccountIds',
        code: 'vendorAccountNew',
        params: { names: unseen.map(({ vendorName }) => vendorName).join(', ') },
      });
    const amounts = new Map(documents.map(({ documentId, amount }) => [documentId, amount]));
    const payments = new PaymentService(scope);
    const lines: { paymentId: string; accountId: string }[] = [];
    for (const { vendorId, accountId, documents: owed } of proposals.toSorted((one, other) => (one.vendorId < other.vendorId ? -1 : 1))) {
      const allocations = owed.map(({ documentId }) => ({ documentId, amount: amounts.get(documentId)! }));
      const amount = sum(allocations.map(share => share.amount)).toFixed();
      const paymentId = await payments.record({
        direction: 'OUT',
        method: 'BANK',
        amount,
        currency,
        paidOn,
        partyId: vendorId,
        reference: number,
        bankAccountId,
        allocations,
      });
      lines.push({ paymentId, accountId: accountId! });
    }
    await refuseChanged(scope, documents);
    const run = em.create(PaymentRun, {
      number,
      bankAccount: bankAccountId,
      currency,
      total: sum(documents.map(({ amount }) => amount)).toFixed(),
      paidOn,
      executeOn: day,
      recordedBy: await actorOf(scope),
    } as never);
    for (const { paymentId, accountId } of lines)
      em.create(PaymentRunLine, { run, payment: paymentId, vendorAccountId: accountId } as never);
    await em.flush();
    return run;
  }
}

/** Refuses documents in another currency than that of the account, in which a run pays. */
async function refuseForeign({ em }: Scope, currency: string, documents: readonly Wanted[]): Promise<void> {
  const found = await em.execute<{ id: string; currency: string }[]>(
    `select id, trim(currency) as currency from open_item where company_id = noria_company() and id = any(?::uuid[]) and currency <> ?`,
    [`{${documents.map(({ documentId }) => documentId).join()}}`, currency],
  );
  const foreign = new Map(found.map(({ id, currency }) => [id, currency]));
  const issues = documents.flatMap(({ documentId }, index): Issue[] => {
    const owed = foreign.get(documentId);
    return owed ? [{ field: `documents.${index}.documentId`, code: 'payableForeign', params: { currency: owed } }] : [];
  });
  if (issues.length > 0) throw new InvalidInput(...issues);
}

/** Refuses documents that are not proposed, whose balance is another than the payer saw, or whose vendor has no bank account. */
function refuseUnpayable(documents: readonly Wanted[], proposals: Awaited<ReturnType<typeof payableProposals>>): void {
  const owed = new Map(
    proposals.flatMap(({ vendorName, accountId, documents: of }) =>
      of.map(({ documentId, balance }) => [documentId, { vendorName, accountId, balance }] as const),
    ),
  );
  const issues = documents.flatMap(({ documentId, amount, balance }, index): Issue[] => {
    const found = owed.get(documentId);
    if (!found || !new Decimal(found.balance).equals(balance)) return [{ field: `documents.${index}.documentId`, code: 'payableChanged' }];
    if (new Decimal(amount).greaterThan(balance)) return [{ field: `documents.${index}.amount`, code: 'limitExceeded' }];
    if (found.accountId) return [];
    return [{ field: `documents.${index}.documentId`, code: 'vendorNoAccount', params: { name: found.vendorName } }];
  });
  if (issues.length > 0) throw new InvalidInput(...issues);
}

/** Refuses a run while which somebody else paid or credited one of its documents. */
async function refuseChanged({ em }: Scope, documents: readonly Wanted[]): Promise<void> {
  const left = documents.map(({ documentId, amount, balance }) => ({ id: documentId, left: new Decimal(balance).minus(amount).toFixed() }));
  const changed = await em.execute<{ id: string }[]>(
    `select w.id from jsonb_to_recordset(?::jsonb) as w (id uuid, "left" numeric)
       join open_item_balance i on i.company_id = noria_company() and i.id = w.id where i.balance <> w."left"`,
    [JSON.stringify(left)],
  );
  if (changed.length === 0) return;
  const at = (id: string) => documents.findIndex(({ documentId }) => documentId === id);
  throw new InvalidInput(...changed.map(({ id }) => ({ field: `documents.${at(id)}.documentId`, code: 'payableChanged' })));
}
