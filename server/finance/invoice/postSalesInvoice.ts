import type { EntityManager } from '@mikro-orm/postgresql';
import { sum } from '../../core/money/arithmetic.ts';
import { SellableKind } from '../../inventory/offer/Sellable.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { registerOpenItem } from '../../ledger/openItem/registerOpenItem.ts';
import type { DeliveredLine } from './deliverLines.ts';
import type { SalesInvoice } from './SalesInvoice.ts';
import type { SalesInvoiceKind } from './SalesInvoiceStatus.ts';

/** An issued invoice as the ledger needs it; the amounts of a credit note are negative. */
export type PostedSalesInvoice = Pick<SalesInvoice, 'id' | 'number' | 'customer' | 'costCenter' | 'currency' | 'total'> & {
  kind: SalesInvoiceKind;
  issuedOn: string | null;
  dueOn: string | null;
};

/**
 * Posts an invoice, or a credit note as its mirror image (domain §1, postings), and registers what is owed on it: Dr receivables / Cr sales
 * by kind and VAT; Dr cost of sales / Cr inventory.
 */
export async function postSalesInvoice(em: EntityManager, invoice: PostedSalesInvoice, lines: DeliveredLine[]): Promise<void> {
  const { id, kind, number, customer, currency, total: amount, dueOn } = invoice;
  const issuedOn = invoice.issuedOn!;
  const entry = { postedOn: issuedOn, journal: 'SALES', sourceId: id, description: number, lines: postingsOf(invoice, lines) } as const;
  await postEntry(em, entry);
  const item = { id, kind: openItemKinds[kind], number, partyId: customer.id, currency, amount, issuedOn, dueOn };
  await registerOpenItem(em, { ...item, direction: 'RECEIVABLE' });
}

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
