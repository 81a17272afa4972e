import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { sum } from '../../core/money/arithmetic.ts';
import type { RefundedCash } from '../../core/money/cashRounding.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { leftOf, type SoldFigures } from './creditShare.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import type { LinePart } from './SoldLine.ts';

/** A line of a sale, with what remains of it. */
export interface SoldLineRow {
  id: string;
  /** Quantity sold. */
  quantity: string;
  /** Quantity already returned. */
  returned: string;
  /** What a return or credit note can still credit. */
  left: SoldFigures;
  /** Item fields that a crediting line copies from the sale. */
  item: { kind: SellableKind; [field: string]: unknown };
}

type Figures = Omit<SoldFigures, 'parts' | 'pricesIncludeTax'> & { parts: LinePart[] | null };

interface Row extends Figures {
  id: string;
  kind: SellableKind;
  vatCategory: LinePart['vatCategory'];
  vatRate: string;
  credited: (Figures & { isBack: boolean })[];
  item: Record<string, unknown>;
}

/** Facts about a sale that a return or credit note needs. */
export interface SoldInvoice {
  currency: string;
  customer: string | null;
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  /** Smallest cash coin; null for no rounding. */
  cashRounding: string | null;
  /** Cash already refunded. */
  refundedCash: RefundedCash;
  discountPercent: string;
  /** The sale's open balance. */
  open: string;
  /** In the order of the document. */
  lines: SoldLineRow[];
}

/**
 * Reads a sale with what remains of its lines. Locks its customer until the transaction ends, so that a merge waits for what is written
 * about the sale.
 * @throws InvalidInput `invoiceId` notFound; Refused `returnOfReturn`.
 */
export async function readSoldLines(em: EntityManager, invoiceId: string): Promise<SoldInvoice> {
  await holdCustomer(em, invoiceId);
  const [sale] = await em.execute<(Omit<SoldInvoice, 'lines'> & { kind: InventoryInvoiceKind; lines: Row[] })[]>(readSale, [invoiceId]);
  if (!sale) throw new InvalidInput({ field: 'invoiceId', code: 'notFound' });
  if (sale.kind !== InventoryInvoiceKind.SALE) throw new Refused('returnOfReturn');
  return { ...sale, lines: sale.lines.map(line => soldLine(line, sale)) };
}

/** Locks the customer of a sale: the surviving one, if it had to wait for a merge. */
async function holdCustomer(em: EntityManager, invoiceId: string): Promise<void> {
  const [held] = await em.execute<{ isMerged: boolean }[]>(
    `select merged_into_id is not null as "isMerged" from customer
     where company_id = noria_company() and id = (select customer_id from inventory_invoice where company_id = noria_company() and id = ?) for share`,
    [invoiceId],
  );
  if (held?.isMerged) await holdCustomer(em, invoiceId);
}

function soldLine(
  { id, kind, vatCategory, vatRate, item, credited, ...figures }: Row,
  { currency, pricesIncludeTax }: Pick<SoldInvoice, 'currency' | 'pricesIncludeTax'>,
): SoldLineRow {
  const own = kind === SellableKind.SERVICE ? (SellableKind.SERVICE as const) : (SellableKind.PRODUCT as const);
  // Lines without stored parts, which is most of them, are a single part.
  const whole = ({ parts, ...of }: Figures): SoldFigures => ({
    ...of,
    pricesIncludeTax,
    parts: parts ?? [{ kind: own, vatCategory, vatRate, base: of.base, tax: of.tax }],
  });
  return {
    id,
    quantity: figures.quantity,
    returned: sum(credited.filter(({ isBack }) => isBack).map(({ quantity }) => quantity)).toFixed(),
    left: leftOf(
      whole(figures),
      credited.map(line => whole(positive(line))),
      currencyDecimals(currency),
    ),
    item: { kind, vatCategory, vatRate, ...item },
  };
}

const positive = ({ parts, ...figures }: Figures): Figures => ({
  ...figures,
  parts: parts?.map(part => ({ ...part, base: part.base.replace('-', ''), tax: part.tax.replace('-', '') })) ?? null,
});

const figures = (line: string, sign: string) => `'quantity', (${sign}${line}.quantity)::text, 'net', (${sign}${line}.net)::text,
  'discountShare', (${sign}${line}.discount_share)::text, 'base', (${sign}${line}.base)::text, 'tax', (${sign}${line}.tax)::text, 'parts', ${line}.parts`;

const readSale = `
  select trim(i.currency) as currency, i.customer_id as customer, i.discount_percent::text as "discountPercent", i.kind,
    i.prices_include_tax as "pricesIncludeTax", i.vat_mode as "vatMode", i.cash_rounding::text as "cashRounding",
    (select json_build_object('exact', coalesce(sum(d.rounding - d.cash), 0)::text, 'rounding', coalesce(-sum(d.rounding), 0)::text)
      from inventory_invoice d where d.company_id = i.company_id and d.return_of_id = i.id and d.voided_on is null) as "refundedCash",
    (select b.balance::text from open_item_balance b where b.company_id = i.company_id and b.id = i.id) as open,
    (select json_agg(json_build_object('id', l.id, 'kind', l.kind, ${figures('l', '')}, 'vatCategory', l.vat_category,
        'vatRate', trim_scale(l.vat_rate)::text,
        'credited', (select coalesce(json_agg(json_build_object('isBack', r.restocked is not null, ${figures('r', '-')})), '[]')
          from inventory_invoice_line r join inventory_invoice d on d.company_id = r.company_id and d.id = r.invoice_id
          where r.company_id = l.company_id and r.return_of_line_id = l.id and d.voided_on is null),
        'item', json_build_object('product', l.product_id, 'service', l.service_id, 'package', l.package_id,
          'aggregateProduct', l.aggregate_product_id, 'description', l.description, 'unitPrice', l.unit_price::text,
          'discountPercent', l.discount_percent::text)) order by l.position)
      from inventory_invoice_line l where l.company_id = i.company_id and l.invoice_id = i.id) as lines
  from inventory_invoice i where i.company_id = noria_company() and i.id = ?`;
