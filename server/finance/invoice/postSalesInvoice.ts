import type { EntityManager } from '@mikro-orm/postgresql';
import { sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { taxGroups } from '../../inventory/invoice/taxGroups.ts';
import { SellableKind } from '../../inventory/offer/Sellable.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { homeAmountAt } from '../../ledger/exchangeRate/homeWorth.ts';
import { registerOpenItem } from '../../ledger/openItem/registerOpenItem.ts';
import type { DeliveredLine } from './deliverLines.ts';
import { homeLines } from './homeLines.ts';
import type { SalesInvoice } from './SalesInvoice.ts';
import type { SalesInvoiceKind } from './SalesInvoiceStatus.ts';

/** An issued invoice as the ledger needs it; the amounts of a credit note are negative. */
export type PostedSalesInvoice = Pick<SalesInvoice, 'id' | 'number' | 'customer' | 'costCenter' | 'currency' | 'exchangeRate' | 'total'> & {
  kind: SalesInvoiceKind;
  issuedOn: string | null;
  dueOn: string | null;
};

/**
 * Posts an invoice, or a credit note as its mirror image (domain §1, postings), and registers what is owed on it: Dr receivables / Cr sales
 * by kind and VAT; Dr cost of sales / Cr inventory. An invoice in another currency than the company's `own` is posted at its rate.
 * @throws InvalidInput `exchangeRate` worthNothing, limitExceeded.
 */
export async function postSalesInvoice(em: EntityManager, own: string, invoice: PostedSalesInvoice, lines: DeliveredLine[]): Promise<void> {
  const { id, kind, number, customer, currency, exchangeRate, total: amount, dueOn } = invoice;
  const issuedOn = invoice.issuedOn!;
  const home = exchangeRate ? { exchangeRate, homeAmount: homeAmountAt('exchangeRate', amount, exchangeRate, own) } : null;
  const posted = home ? homeLines(lines, { total: home.homeAmount, rate: exchangeRate!, digits: currencyDecimals(own) }) : lines;
  const postings = postingsOf({ ...invoice, total: home?.homeAmount ?? amount }, posted);
  await postEntry(em, { postedOn: issuedOn, journal: 'SALES', sourceId: id, description: number, lines: postings });
  if (home) await em.execute(storeHomeTaxes, [JSON.stringify(taxGroups(posted)), id]);
  const item = { id, kind: openItemKinds[kind], number, partyId: customer.id, currency, amount, home, issuedOn, dueOn };
  await registerOpenItem(em, { ...item, direction: 'RECEIVABLE' });
}

// Its tax is owed, and returned, in the company's currency.
const storeHomeTaxes = `update sales_invoice_tax t set home_base = g.base, home_tax = g.tax
  from jsonb_to_recordset(?::jsonb) as g ("vatCategory" text, "vatRate" numeric, base numeric, tax numeric)
  where t.company_id = noria_company() and t.invoice_id = ? and t.vat_category = g."vatCategory" and t.vat_rate = g."vatRate"`;

const openItemKinds = { INVOICE: 'SALES_INVOICE', CREDIT_NOTE: 'SALES_CREDIT_NOTE' };

/** Returns the postings of an invoice. */
export function postingsOf(
  { customer, costCenter, total }: Pick<PostedSalesInvoice, 'customer' | 'costCenter' | 'total'>,
  lines: DeliveredLine[],
): Posting[] {
  const costCenterId = costCenter?.id ?? null;
  const cost = sum(lines.map(line => line.cost));
  return [
    { account: 'RECEIVABLE', debit: total, partyId: customer.id },
    ...lines.flatMap(({ parts }) =>
      parts.flatMap(({ kind, base, tax }): Posting[] => [
        { account: kind === SellableKind.SERVICE ? 'SERVICE_SALES' : 'SALES', credit: base, costCenterId },
        { account: 'VAT_OUTPUT', credit: tax },
      ]),
    ),
    { account: 'COST_OF_SALES', debit: cost, costCenterId },
    { account: 'INVENTORY', credit: cost },
  ];
}
