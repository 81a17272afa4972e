import { useWatch } from 'react-hook-form';
import { LinesField } from '../../core/fields/LinesField.tsx';
import type { LineDraft, LinePricing, PickedProduct } from '../../core/fields/lineDraft.ts';
import { ProductSelect } from '../../inventory/product/ProductSelect.tsx';

/** A line as it is stored, for a form to start from. */
export interface StoredLine {
  readonly id: string;
  readonly product: { readonly id: string; readonly name: string } | null | undefined;
  readonly description: string | null | undefined;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discountPercent: string;
  readonly vatCategory: string;
  readonly vatRate: string;
}

interface DealLinesProps {
  /** The lines that the form starts with. */
  stored?: readonly StoredLine[];
  currency: string;
  /** As the document is reckoned: as it was made, or as the company does now. */
  terms: Pick<LinePricing, 'pricesIncludeTax' | 'vatMode'>;
  /** Percent of standard rated sales now; stored lines keep theirs. */
  taxRate: string;
  /** The field of the whole document's discount; null where it has none. */
  discountName?: string | null;
}

/** Products and other things on a lead, an order or a quotation, with what they come to. */
export function DealLines({ stored = [], currency, terms, taxRate, discountName = 'discountPercent' }: DealLinesProps) {
  const rateOf = ({ id, vatCategory }: Pick<LineDraft, 'id' | 'vatCategory'>) => {
    const kept = stored.find(line => line.id === id && line.vatCategory === vatCategory);
    return kept?.vatRate ?? (vatCategory === 'ZERO_RATED' ? '0' : taxRate);
  };
  return (
    <LinesField
      name="lines"
      discountName={discountName ?? undefined}
      currency={currency}
      pricesIncludeTax={terms.pricesIncludeTax}
      vatMode={terms.vatMode}
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

/** Stored lines as a form holds them; copied, they are new ones, taxed as of now. */
export const lineDrafts = (stored: readonly StoredLine[], isCopy = false): LineDraft[] =>
  stored.map(({ id, product, description, quantity, unitPrice, discountPercent, vatCategory }) => ({
    id: isCopy ? null : id,
    productId: product?.id ?? '',
    description: description ?? '',
    quantity,
    unitPrice,
    discountPercent,
    vatCategory,
  }));
