import { purchaseVatCategories } from '../../../server/finance/expense/purchaseVatCategories.rules.ts';
import { todayIn } from '../../core/i18n/useToday.ts';
import { currentSession } from '../../core/session/session.ts';
import { dayIn } from '../../ledger/report/reportVariables.ts';

/** Documents on a page. */
export const vatDocumentPageSize = 50;

/** Query variables of the box that the address names: `?from=&to=&side=&category=&rate=&offset=`. Without days, those of this calendar year. */
export function vatDocumentVariables(address: URLSearchParams) {
  const today = todayIn(currentSession().timeZone);
  return {
    from: dayIn(address, 'from') ?? `${today.slice(0, 4)}-01-01`,
    to: dayIn(address, 'to') ?? today,
    side: address.get('side') === 'PURCHASES' ? ('PURCHASES' as const) : ('SALES' as const),
    category: purchaseVatCategories.find(name => name === address.get('category')) ?? null,
    rate: /^\d{1,3}(\.\d{1,6})?$/.test(address.get('rate') ?? '') ? address.get('rate') : null,
    first: vatDocumentPageSize,
    offset: Math.min(10_000, Math.max(0, Number.parseInt(address.get('offset') ?? '0', 10) || 0)),
  };
}

/** The box that a link leads to. */
interface Box {
  from: string;
  to: string;
  side: string;
  category: string | null | undefined;
  rate: string | null | undefined;
}

/** Returns the address of the documents behind a box. */
export function vatDocumentsAddress({ from, to, side, category, rate }: Box): string {
  const search = new URLSearchParams({ from, to, side, ...(category && { category }), ...(rate && { rate }) });
  return `/economics/reports/vat-return/documents/?${search.toString()}`;
}
