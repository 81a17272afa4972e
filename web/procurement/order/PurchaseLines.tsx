import { useWatch } from 'react-hook-form';
import type { VatMode } from '../../../server/core/money/documentTotals.ts';
import { purchaseVatCategories } from '../../../server/finance/expense/purchaseVatCategories.rules.ts';
import { LinesField } from '../../core/fields/LinesField.tsx';
import type { LineDraft } from '../../core/fields/lineDraft.ts';
import type { SalesTerms } from '../../parties/document/useSalesTerms.ts';
import { ProcurementProductSelect } from '../product/ProcurementProductSelect.tsx';

interface StoredLine {
  readonly id: string;
  readonly product: { readonly id: string; readonly name: string };
  readonly vatCategory: string;
  readonly vatRate: string;
}

interface PurchaseLinesProps {
  /** The order that the form edits or copies. */
  order?: { readonly currency: string; readonly vatMode: VatMode; readonly lines: readonly StoredLine[] };
  isCopy: boolean;
  /** The company's current terms, for new orders and lines. */
  terms: SalesTerms;
}

const categories = { values: purchaseVatCategories, texts: 'purchaseVat' };

/** Editable lines of a purchase order, with their totals in its currency. Prices are net of tax. */
export function PurchaseLines({ order, isCopy, terms }: PurchaseLinesProps) {
  const stored = order?.lines ?? [];
  // A revision keeps the order's currency.
  const chosen = useWatch({ name: 'currency' }) as string | null | undefined;
  const rateOf = ({ id, vatCategory }: Pick<LineDraft, 'id' | 'vatCategory'>) => {
    // The vendor is owed no tax but that of the standard rate; reverse charge is the company's own.
    if (vatCategory !== 'STANDARD_RATED') return '0';
    return stored.find(line => line.id === id && line.vatCategory === vatCategory)?.vatRate ?? terms.taxRate;
  };
  return (
    <LinesField
      name="lines"
      discountName="discountPercent"
      currency={chosen || (order?.currency ?? terms.currency ?? '')}
      pricesIncludeTax={false}
      vatMode={((!isCopy && order) || terms).vatMode}
      rateOf={rateOf}
      categories={categories}
      product={({ name, label }) => <LineProduct name={name} label={label} stored={stored} />}
    />
  );
}

function LineProduct({ stored, name, label }: { stored: readonly StoredLine[]; name: string; label: string }) {
  const id = useWatch({ name }) as string;
  return <ProcurementProductSelect name={name} label={label} bare selected={stored.find(({ product }) => product.id === id)?.product} />;
}
