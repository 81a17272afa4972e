import type { LinePart, SoldLine } from '../invoice/SoldLine.ts';
import { SellableKind } from '../offer/Sellable.ts';

/** The taxed parts of a stored line: those of a package, or the line itself. */
export const partsOfLine = ({
  kind,
  vatCategory,
  vatRate,
  base,
  tax,
  parts,
}: Pick<SoldLine, 'kind' | 'vatCategory' | 'vatRate' | 'base' | 'tax' | 'parts'>): LinePart[] =>
  parts ?? [
    {
      kind: kind === SellableKind.SERVICE ? SellableKind.SERVICE : SellableKind.PRODUCT,
      vatCategory: vatCategory!,
      vatRate: vatRate!,
      base,
      tax,
    },
  ];
