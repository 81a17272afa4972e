import { InvalidInput, Refused } from '../../core/errors.ts';
import { titleLimit } from '../../core/rules/fields.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { refuseBankAccount } from '../bankAccount/refuseBankAccount.ts';
import { postManualEntry, type PostingScope } from '../entry/postManualEntry.ts';
import { worthOf, worthOnDay } from '../exchangeRate/homeWorth.ts';
import type { RequestedAllocation } from '../payment/oldestFirst.ts';
import { receivePayment } from '../payment/receivePayment.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';

/** A booking to match, and the ledger account of its bank account. */
export interface OpenLine {
  id: string;
  bankAccountId: string;
  accountId: string;
  /** ISO 4217, of the bank account. */
  currency: string;
  openedOn: string;
  bookedOn: string;
  amount: string;
  partyName: string | null;
  reference: string | null;
}

interface OpenDocument {
  id: string;
  partyId: string | null;
  open: string;
}

/**
 * Records the payment that a booking is: of documents of one party in the account's currency, in the given order, each up to what is open; the rest is the party's
 * credit. Returns its entry's id.
 * @throws InvalidInput `documentIds` notFound, `partyId` notFound, `lineId` outsideBooks, rateMissing; Refused `allocationMismatch`, `limitExceeded`.
 */
export async function payDocuments(scope: PostingScope, line: OpenLine, documentIds: string[], partyId: string | null): Promise<string> {
  const { em, viewer } = scope;
  const isIn = !line.amount.startsWith('-');
  const amount = new Decimal(line.amount).abs();
  const control = isIn ? 'RECEIVABLE' : 'PAYABLE';
  await refuseEntryDay(em, 'lineId', line.bookedOn);
  const { currency, bankAccountId, bookedOn: paidOn } = line;
  await refuseBankAccount(em, bankAccountId, { method: 'BANK', currency });
  const found = await em.execute<OpenDocument[]>(
    `select i.id, noria_party(i.company_id, i.party_id) as "partyId", trim_scale(i.amount - i.paid - i.credited)::text as open
     from open_item i where i.company_id = noria_company() and i.id = any(?::uuid[]) and i.direction = ? and i.currency = ? and i.voided_on is null and i.amount > 0`,
    [`{${documentIds.join()}}`, control, currency],
  );
  const documents = documentIds.map(id => found.find(document => document.id === id));
  if (documents.includes(undefined)) throw new InvalidInput({ field: 'documentIds', code: 'notFound' });
  const payer = partyId ?? documents[0]!.partyId;
  if (documents.some(document => document!.partyId !== payer)) throw new Refused('allocationMismatch');
  const shares: RequestedAllocation[] = [];
  let left = amount;
  for (const document of documents) {
    const share = Decimal.min(left, document!.open);
    left = left.minus(share);
    if (share.greaterThan(0)) shares.push({ documentId: document!.id, amount: share.toFixed() });
  }
  // What nobody is named for can be nobody's credit.
  if (!payer && left.greaterThan(0)) throw new Refused('limitExceeded');
  const moved = { currency, amount: amount.toFixed(), on: paidOn };
  const home = await namingLine(worthOf(em, currencyOf(viewer), { ...moved, homeAmount: null }));
  const paymentId = await receivePayment(
    em,
    {
      direction: isIn ? 'IN' : 'OUT',
      control,
      method: 'BANK',
      currency,
      amount: moved.amount,
      home,
      paidOn,
      partyId: payer,
      reference: textOf(line),
      bankAccountId,
    },
    shares,
  );
  const [{ entryId }] = await em.execute<[{ entryId: string }]>(
    'select entry_id as "entryId" from payment where company_id = noria_company() and id = ?',
    [paymentId],
  );
  return entryId;
}

/** Returns what the payer wrote, or their name, as long as documents take it. */
const textOf = ({ reference, partyName }: OpenLine) => (reference ?? partyName)?.slice(0, titleLimit).toWellFormed() ?? null;

/** Posts a booking that no document stands for, such as bank charges or interest. Returns the entry's id. */
export async function postToAccount(
  scope: PostingScope,
  line: OpenLine,
  { accountId, costCenterId, description }: { accountId: string; costCenterId: string | null; description: string | null },
): Promise<string> {
  const { currency, bookedOn } = line;
  const amount = new Decimal(line.amount).abs().toFixed();
  const own = currencyOf(scope.viewer);
  const worth = await worthOnDay(scope.em, own, { field: 'lineId', currency, amount, on: bookedOn });
  const [came, went] = line.amount.startsWith('-') ? ['0', worth] : [worth, '0'];
  const posted = postManualEntry(scope, {
    postedOn: bookedOn,
    description: description ?? textOf(line) ?? '',
    lines: [
      { accountId: line.accountId, debit: came, credit: went, foreignAmount: currency === own ? null : amount },
      { accountId, debit: went, credit: came, costCenterId },
    ],
  });
  return namingLine(posted);
}

/** Has what is refused of a booking's posting name the fields of the match: an account in another currency is refused by its amount. */
async function namingLine<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(
      ...error.issues.map(({ field = 'lineId', ...issue }) => {
        const own = field.replace('lines.1.', '');
        if (own === 'foreignAmount') return { field: 'accountId', code: 'accountForeign' };
        return { ...issue, field: ['accountId', 'costCenterId', 'description'].includes(own) ? own : 'lineId' };
      }),
    );
  }
}
