import type { EntityManager } from '@mikro-orm/postgresql';
import { leftOf, type SoldFigures } from '../../inventory/invoice/creditShare.ts';
import { negative } from '../../inventory/invoice/invoiceLines.ts';
import { ProcurementInvoiceLine } from './ProcurementInvoice.ts';

/** The lines of a bill with what can still be credited of them. */
export async function creditableLines(em: EntityManager, invoice: string, digits: number) {
  const order = { orderBy: { position: 'asc' }, disableIdentityMap: true } as const;
  const lines = await em.find(ProcurementInvoiceLine, { invoice }, order);
  const credits = await em.find(ProcurementInvoiceLine, { creditOfLine: { invoice }, invoice: { state: 'ISSUED' } }, order);
  const credited = Map.groupBy(credits, ({ creditOfLine }) => creditOfLine!.id);
  const figuresOf = (line: ProcurementInvoiceLine, signed: (amount: string) => string): SoldFigures => {
    const [base, tax] = [signed(line.base), signed(line.tax)];
    const { vatRate } = line;
    return {
      pricesIncludeTax: false,
      quantity: signed(line.quantity),
      net: signed(line.net),
      discountShare: signed(line.discountShare),
      base,
      tax,
      parts: [{ base, tax, vatRate } as SoldFigures['parts'][number]],
    };
  };
  return lines.map(line => {
    const less = (credited.get(line.id) ?? []).map(each => figuresOf(each, negative));
    return { id: line.id, line, left: leftOf(figuresOf(line, String), less, digits) };
  });
}
