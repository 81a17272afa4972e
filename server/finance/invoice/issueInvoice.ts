import type { EntityManager } from '@mikro-orm/postgresql';
import { check } from '../../core/graphql/check.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { documentSerials } from '../../inventory/serial/serialNumbers.rules.ts';
import { dateDocument, numberDocument } from '../../ledger/document/issueDocument.ts';
import { requiredRateOn } from '../../ledger/exchangeRate/rateOn.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { deliverLines } from './deliverLines.ts';
import { postedDocument } from './postedDocument.ts';
import { postSalesInvoice } from './postSalesInvoice.ts';
import type { SalesInvoice } from './SalesInvoice.ts';
import { invoiceSeries } from './series.ts';

/** Serial numbers of the pieces that leave the stock when an invoice is issued. */
export interface Issuing {
  serialNumbers?: string[] | null;
}

/**
 * Issues a locked draft. Goods leave the stock with it. Locks stock, number, and entry in this order, as a sale does:
 * others who issue wait from the number on.
 * Issuing an issued invoice does nothing.
 * @throws as `issueDocument` and `deliverLines`; InvalidInput `exchangeRate` rateMissing, worthNothing, limitExceeded, `customerId` inactive, `dueOn` dueBeforeIssued; Refused `periodLocked`.
 */
export async function issueInvoice({ em, viewer }: Scope, invoice: SalesInvoice, issuing: Issuing): Promise<void> {
  const { serialNumbers } = check(documentSerials, issuing);
  if (invoice.state === 'DRAFT') await refuseInactive(em, [{ field: 'customerId', Entity: Customer, id: invoice.customer.id }]);
  const own = currencyOf(viewer);
  if (!(await dateInvoice(em, invoice, { own }))) return;
  const lines = await deliverLines(em, invoice, serialNumbers);
  await numberDocument(em, postedDocument(invoice), invoiceSeries);
  await em.flush();
  await postSalesInvoice(em, own, invoice, lines);
}

/** What issuing sets and reads of an invoice. */
export type DatedInvoice = Pick<
  SalesInvoice,
  'id' | 'state' | 'number' | 'issuedOn' | 'dueOn' | 'paymentDays' | 'currency' | 'exchangeRate'
>;

/**
 * Dates a draft that is being issued, with its due date and its rate to the company's `own` currency. Returns false if it is issued already.
 * @param today the company's day, if the caller has read it.
 */
export async function dateInvoice(
  em: EntityManager,
  invoice: DatedInvoice,
  { own, today }: { own: string; today?: string },
): Promise<boolean> {
  if (!(await dateDocument(em, postedDocument(invoice), today))) return false;
  const issuedOn = invoice.issuedOn!;
  invoice.dueOn ??= daysAfter(issuedOn, invoice.paymentDays);
  if (invoice.dueOn < issuedOn) throw new InvalidInput({ field: 'dueOn', code: 'dueBeforeIssued' });
  if (invoice.currency !== own) invoice.exchangeRate ??= await requiredRateOn(em, 'exchangeRate', invoice.currency, issuedOn);
  return true;
}
