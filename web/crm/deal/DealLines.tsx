import { useWatch } from 'react-hook-form';
import { LinesField } from '../../core/fields/LinesField.tsx';
import type { LineDraft, LinePricing, PickedProduct } from '../../core/fields/lineDraft.ts';
import { ProductSelect } from '../../inventory/product/ProductSelect.tsx';
import type { SalesTerms } from '../../parties/document/useSalesTerms.ts';

/** A stored line that a form starts from. */
interface StoredLine {
  readonly id: string;
  readonly product: { readonly id: string; readonly name: string } | null | undefined;
  readonly vatCategory: string;
  readonly vatRate: string;
}

/** A stored document that a form starts from, calculated by its own terms. */
interface StoredDeal extends Pick<LinePricing, 'pricesIncludeTax' | 'vatMode'> {
  readonly currency?: string;
  readonly lines: readonly StoredLine[];
}

interface DealLinesProps {
  /** The document that the form edits or copies. */
  deal?: StoredDeal;
  isCopy: boolean;
  /** The company's current terms, for new documents and lines. */
  terms: SalesTerms;
  /** Name of the field for the document discount; null where there is none. */
  discountName?: string | null;
}

/**
 * Editable lines of a lead, an order or a quotation, with their totals. A copy keeps whether prices include tax, but rounds tax as the
 * company does now.
 */
export function DealLines({ deal, isCopy, terms, discountName = 'discountPercent' }: DealLinesProps) {
  const stored = deal?.lines ?? [];
  const rateOf = ({ id, vatCategory }: Pick<LineDraft, 'id' | 'vatCategory'>) => {
    const kept = stored.find(line => line.id === id && line.vatCategory === vatCategory);
    return kept?.vatRate ?? (vatCategory === 'ZERO_RATED' ? '0' : terms.taxRate);
  };
  return (
    <LinesField
      name="lines"
      discountName={discountName ?? undefined}
      currency={deal?.currency ?? terms.currency ?? ''}
      pricesIncludeTax={(deal ?? terms).pricesIncludeTax}
      vatMode={((!isCopy && deal) || terms).vatMode}
      rateOf={rateOf}
      product={line => <LineProduct {...line} stored={stored} />}
    />
  );
}

interface LineProductProps {
  name: string;
  label: string;
  onPick: (item: PickedProduct | undefined) => void;
  stored: readonly StoredLine[];
}

function LineProduct({ stored, ...field }: LineProductProps) {
  const id = useWatch({ name: field.name }) as string;
  return <ProductSelect {...field} bare selected={stored.find(({ product }) => product?.id === id)?.product} />;
}
