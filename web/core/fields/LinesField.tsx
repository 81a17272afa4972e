import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMedia } from '../ui/useMedia.ts';
import { LineHeads, LineRow } from './LineRow.tsx';
import { LineTotals } from './LineTotals.tsx';
import { LinesFoot } from './LinesFoot.tsx';
import { emptyLine, type LineItem, type LinePricing, type PickedProduct } from './lineDraft.ts';
import { useLines } from './useLines.ts';

interface LinesFieldProps extends LinePricing {
  /** Path of the lines in the form, an array of `LineDraft`. */
  name: string;
  /** Renders the product field of a line at the given form path. */
  product: (line: { name: string; label: string; onPick: (item: PickedProduct | undefined) => void }) => ReactNode;
  /** Path of the document discount in the form, if it has one. */
  discountName?: string;
  /** What the lines refer to; a product, unless said otherwise. */
  item?: LineItem;
}

/** Lines of a document: add, remove and reorder them. Prices are computed while typing, with the server's arithmetic. */
export function LinesField({ name, product, discountName, item = 'productId', ...pricing }: LinesFieldProps) {
  const isWide = useMedia('(min-width: 1024px)');
  const { fields, add, take, put, said, isLast, frame } = useLines(name, () => emptyLine(item));
  return (
    <Stack gap="3" ref={frame}>
      {isWide && <LineHeads pricesIncludeTax={pricing.pricesIncludeTax} />}
      {fields.map((field, index) => (
        <LineRow
          key={field.key}
          {...{ name: `${name}.${index}`, index, count: fields.length, isWide, product, item, pricing }}
          onRemove={() => take(index)}
          onMove={by => put(index, index + by)}
          onAdd={add}
        />
      ))}
      <LinesFoot {...{ add, said, isLast }} />
      <LineTotals {...{ name, discountName, pricing }} />
    </Stack>
  );
}
