import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { lockOpen } from '../../ledger/payment/openAmounts.ts';
import { askSaleFacts, bookedOn, refuseTwice } from '../invoice/askSaleFacts.ts';
import { bookSale, serialsOf } from '../invoice/bookSale.ts';
import { isRepeated } from '../invoice/contentHash.ts';
import { saleRules } from '../invoice/inventoryInvoice.rules.ts';
import { stockOfSale } from '../invoice/invoiceLines.ts';
import { everKept, readSellables } from '../offer/readSellables.ts';
import type { SellableKind } from '../offer/Sellable.ts';
import type { VatCategory } from '../product/InventoryProduct.ts';
import { addLateCash, lockFollowUp, sessionOfSale } from '../till/followUp.ts';
import { coverShortage } from './coverShortage.ts';
import { priceAsSold } from './priceAsSold.ts';
import type { RefusedSale } from './RefusedSale.ts';
import { noTerms } from './refusedSale.rules.ts';
import { settledAsSold } from './settledAsSold.ts';

/**
 * Books a refused sale as it was sold, in its cashier's name: at the original prices; on the day of sale if that period is open; in its
 * session, or in that session's follow-up if it is closed. Missing stock is added first as a count difference, pieces with unknown serial numbers too, items deactivated or deleted
 * since are sold anyway, and credit used elsewhere meanwhile stays owed.
 * @throws InvalidInput `lines.N.itemId` notFound for items that never existed; Refused currencyMissing, and
 * saleDiscarded or replacedRecorded if the same purchase is booked as another sale.
 */
export async function recordAsSold({ em, viewer }: Scope, report: RefusedSale, reason: string): Promise<void> {
  const { saleId: id, number, content, contentHash } = report;
  const said = saleRules.parse(content.sale);
  const asked = await askSaleFacts(em, { id, replacesId: said.replacesId, soldAt: said.soldAt });
  const wanted = said.lines.map(({ kind, itemId }) => ({ kind: kind as SellableKind, id: itemId }));
  const sellables = await readSellables(em, wanted, asked, everKept);
  const facts = await asked();
  if (isRepeated(facts, contentHash)) return;
  refuseTwice(facts);
  refuseUnknown(sellables.map(({ refusal }) => refusal));
  const session = await sessionOfSale(em, said.tillSessionId!, facts.soldAt);
  const followUp = session.closedAt ? await lockFollowUp(em, session, viewer.userId) : null;

  const { currency, taxRate } = facts;
  const digits = currencyDecimals(currency);
  const items = said.lines.map((line, index) => ({
    ...line,
    sellable: sellables[index],
    vatCategory: line.vatCategory as VatCategory | null,
    terms: content.lines[index],
  }));
  const terms = content.terms ?? noTerms;
  const priced = priceAsSold(items, { ...terms, digits, taxRate, discountPercent: said.discountPercent, total: said.expectedTotal! });
  const paid = settledAsSold(said, terms, digits);
  const { credit } = paid;

  const customer = await knownCustomer(em, said.customerId);
  const usedCredit = Decimal.min(credit, await creditOf(em, customer, currency)).toFixed();
  const place = { sourceId: id, warehouseId: session.warehouseId };
  const leaving = said.lines.flatMap(({ quantity }, index) =>
    stockOfSale(sellables[index], quantity, { ...place, ...serialsOf(said, index) }),
  );
  await coverShortage(em, leaving, { sourceId: report.id, note: `${number}: ${reason}` });
  const issuedOn = bookedOn(facts.soldOn, facts);
  const decided = {
    id,
    said,
    contentHash,
    sellables,
    priced,
    paid,
    cashRounding: terms.cashRounding,
    usedCredit,
    session: { ...session, id: followUp?.id ?? session.id },
    cashier: report.cashier.id,
    customer,
    facts,
    issuedOn,
    reason,
  };
  await bookSale(em, decided);
  if (!followUp) return;
  const postedOn = bookedOn(session.closedOn! > issuedOn ? session.closedOn! : issuedOn, facts);
  await addLateCash(em, followUp, { cash: paid.cash, isCounted: session.isCounted, postedOn, by: viewer.userId, description: number });
}

function refuseUnknown(refusals: (string | null)[]): void {
  const issues = refusals.flatMap((refusal, index) =>
    refusal === 'notFound' ? [{ field: `lines.${index}.itemId`, code: 'notFound' }] : [],
  );
  if (issues.length) throw new InvalidInput(...issues);
}

/**
 * Returns the customer of the sale: the surviving one if they were merged, locked until the transaction ends; null for an unknown customer.
 */
async function knownCustomer(em: EntityManager, id: string | null): Promise<string | null> {
  const [row] = await em.execute<{ id: string }[]>(
    'select id from customer where company_id = noria_company() and id = noria_party(noria_company(), ?::uuid) for share',
    [id],
  );
  return row?.id ?? null;
}

async function creditOf(em: EntityManager, customer: string | null, currency: string): Promise<Decimal> {
  if (!customer) return new Decimal(0);
  const credits = await lockOpen(em, { control: 'RECEIVABLE', partyId: customer, currency }, ['CREDIT']);
  return sum(credits.map(({ open }) => open));
}
