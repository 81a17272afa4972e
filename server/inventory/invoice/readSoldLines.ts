import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, Refused, type Issue } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { SellableKind } from '../offer/Sellable.ts';
import type { SaleReturn } from './inventoryInvoice.rules.ts';
import type { SoldFigures } from './returnShare.ts';
import type { LinePart } from './SoldLine.ts';

/** A line of a sale, and how much of it has come back. */
export interface SoldLineRow extends SoldFigures {
  id: string;
  returned: string;
  /** What a line that takes it back says of what was sold. */
  item: { kind: SellableKind; [field: string]: unknown };
}

interface Row extends Omit<SoldLineRow, 'parts' | 'item'> {
  kind: SellableKind;
  vatCategory: LinePart['vatCategory'];
  vatRate: string;
  parts: LinePart[] | null;
  item: Record<string, unknown>;
}

/** What a return takes over from its sale. */
export interface SoldInvoice {
  currency: string;
  customer: string | null;
  discountPercent: string;
}

/**
 * The lines of a sale that are to come back, in the order they are asked for.
 * @throws InvalidInput for lines that are not the sale's, are named twice or have come back; Refused `returnOfReturn`.
 */
export async function readSoldLines(
  em: EntityManager,
  invoiceId: string,
  wanted: SaleReturn['lines'],
): Promise<{ sale: SoldInvoice; lines: SoldLineRow[] }> {
  const [sale] = await em.execute<(SoldInvoice & { isReturn: boolean; lines: Row[] })[]>(readSale, [invoiceId]);
  if (!sale) throw new InvalidInput({ field: 'invoiceId', code: 'notFound' });
  if (sale.isReturn) throw new Refused('returnOfReturn');
  const known = new Map(sale.lines.map(line => [line.id, line]));
  const issues: Issue[] = [];
  const lines = wanted.flatMap(({ lineId, quantity }, index) => {
    const line = known.get(lineId);
    known.delete(lineId);
    if (!line) {
      issues.push({ field: `lines.${index}.lineId`, code: 'notFound' });
      return [];
    }
    const left = new Decimal(line.quantity).minus(line.returned);
    if (left.lessThan(quantity))
      issues.push({ field: `lines.${index}.quantity`, code: 'returnTooMuch', params: { left: left.toNumber() } });
    return [soldLine(line)];
  });
  if (issues.length) throw new InvalidInput(...issues);
  return { sale, lines };
}

function soldLine({ kind, vatCategory, vatRate, parts, item, ...figures }: Row): SoldLineRow {
  const { base, tax } = figures;
  const own = kind === SellableKind.SERVICE ? (SellableKind.SERVICE as const) : (SellableKind.PRODUCT as const);
  return { ...figures, item: { kind, vatCategory, vatRate, ...item }, parts: parts ?? [{ kind: own, vatCategory, vatRate, base, tax }] };
}

const readSale = `
  select trim(i.currency) as currency, i.customer_id as customer, i.discount_percent::text as "discountPercent", i.return_of_id is not null as "isReturn",
    (select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'quantity', l.quantity::text, 'net', l.net::text,
        'discountShare', l.discount_share::text, 'base', l.base::text, 'tax', l.tax::text, 'parts', l.parts, 'vatCategory', l.vat_category,
        'vatRate', trim_scale(l.vat_rate)::text,
        'returned', (select coalesce(-sum(r.quantity), 0)::text from inventory_invoice_line r
          where r.company_id = l.company_id and r.return_of_line_id = l.id),
        'item', json_build_object('product', l.product_id, 'service', l.service_id, 'package', l.package_id,
          'aggregateProduct', l.aggregate_product_id, 'description', l.description, 'unitPrice', l.unit_price::text,
          'discountPercent', l.discount_percent::text)) order by l.position)
      from inventory_invoice_line l where l.company_id = i.company_id and l.invoice_id = i.id) as lines
  from inventory_invoice i where i.company_id = noria_company() and i.id = ?`;
