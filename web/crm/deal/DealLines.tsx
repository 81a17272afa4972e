import { useWatch } from 'react-hook-form';
import { LinesField } from '../../core/fields/LinesField.tsx';
import type { LineDraft, LinePricing, PickedProduct } from '../../core/fields/lineDraft.ts';
import { ProductSelect } from '../../inventory/product/ProductSelect.tsx';

/** A stored line that a form starts from. */
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
  /** How the document is calculated: a stored one by its own terms, a new one by the company's current terms. */
  terms: Pick<LinePricing, 'pricesIncludeTax' | 'vatMode'>;
  /** Current standard sales tax rate in percent; stored lines keep theirs. */
  taxRate: string;
  /** Name of the field for the document discount; null where there is none. */
  discountName?: string | null;
}

/** Editable lines of a lead, an order or a quotation, with their totals. */
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

/** Turns stored lines into form values. Copied lines are new ones, taxed at the current rates. */
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
