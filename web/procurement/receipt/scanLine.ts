/** A line of an order as a scanner finds it. */
export interface ScannedLine {
  readonly quantity: string;
  /** Accepted so far, before this receipt. */
  readonly accepted: string;
  readonly product: { readonly name: string };
  readonly inventoryProduct:
    | {
        readonly isSerialized: boolean;
        readonly barcode: string | null | undefined;
        readonly code: string | null | undefined;
      }
    | null
    | undefined;
}

/** What is counted already. */
interface Counting {
  /** The line that was scanned last. */
  current: number | undefined;
  /** Of each line; empty before the first scan. */
  counted: readonly { readonly accepted: string; readonly serialNumbers: string }[];
}

/**
 * What a scanned code means: one more PIECE of a line, the product whose SERIALS follow, a SERIAL number of the line scanned last, one that was
 * scanned TWICE, or UNKNOWN.
 */
export type Scanned = { kind: 'PIECE' | 'SERIALS' | 'SERIAL'; index: number } | { kind: 'TWICE' } | { kind: 'UNKNOWN' };

/** Finds what a scanned code means. Of several lines with the same product, the first that still expects some. */
export function scanLine(lines: readonly ScannedLine[], code: string, { current, counted }: Counting): Scanned {
  const same = (text: string | null | undefined) => text?.toLowerCase() === code.toLowerCase();
  const matching = [...lines.keys()].filter(
    index => same(lines[index].inventoryProduct?.barcode) || same(lines[index].inventoryProduct?.code),
  );
  const isOpen = (index: number) => Number(lines[index].accepted) + Number(counted[index]?.accepted ?? 0) < Number(lines[index].quantity);
  const index = matching.find(isOpen) ?? matching.at(-1);
  if (index !== undefined) return { kind: lines[index].inventoryProduct!.isSerialized ? 'SERIALS' : 'PIECE', index };
  if (current === undefined || !lines[current].inventoryProduct?.isSerialized) return { kind: 'UNKNOWN' };
  const isTwice = counted.some(({ serialNumbers }) => serialNumbers.split('\n').some(same));
  return isTwice ? { kind: 'TWICE' } : { kind: 'SERIAL', index: current };
}
