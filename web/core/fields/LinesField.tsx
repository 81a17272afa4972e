import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMedia } from '../ui/useMedia.ts';
import { LineHeads, LineRow } from './LineRow.tsx';
import { LineTotals } from './LineTotals.tsx';
import { LinesFoot } from './LinesFoot.tsx';
import { emptyLine, type LinePricing, type PickedProduct } from './lineDraft.ts';
import { useLines } from './useLines.ts';

interface LinesFieldProps extends LinePricing {
  /** Path of the lines in the form: objects as `LineDraft`. */
  name: string;
  /** The field that chooses what a line sells, at a path of the form. */
  product: (line: { name: string; label: string; onPick: (item: PickedProduct | undefined) => void }) => ReactNode;
  /** Path of the document's discount, where it has one. */
  discountName?: string;
}

/** The lines of a document: added, removed, put in order, and priced as they are typed, by the server's own arithmetic. */
export function LinesField({ name, product, discountName, ...pricing }: LinesFieldProps) {
  const isWide = useMedia('(min-width: 1024px)');
  const { fields, add, take, put, said, isLast, frame } = useLines(name, emptyLine);
  return (
    <Stack gap="3" ref={frame}>
      {isWide && <LineHeads pricesIncludeTax={pricing.pricesIncludeTax} />}
      {fields.map((field, index) => (
        <LineRow
          key={field.key}
          {...{ name: `${name}.${index}`, index, count: fields.length, isWide, product, pricing }}
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
