import { InvalidInput, Refused, type Issue } from '../../core/errors.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { paidFor, shareOfAmount, shareOfPieces, type LineShare } from './creditShare.ts';
import type { CreditNote } from './inventoryInvoice.rules.ts';
import type { SoldInvoice, SoldLineRow } from './readSoldLines.ts';

/** The credited part of a line. */
export interface CreditedLine {
  line: SoldLineRow;
  /** Pieces no longer charged for: 0 if only the price was too high. */
  quantity: string;
  share: LineShare;
}

/**
 * Returns the requested lines of a sale, each at most once and up to its remaining quantity.
 * @throws InvalidInput `lines.N.lineId` notFound, `lines.N.quantity` `tooMuch` {left}.
 */
export function pickLines(sale: SoldInvoice, wanted: { lineId: string; quantity?: string | null }[], tooMuch: string): SoldLineRow[] {
  const known = new Map(sale.lines.map(line => [line.id, line]));
  const issues: Issue[] = [];
  const lines = wanted.flatMap(({ lineId, quantity }, index) => {
    const line = known.get(lineId);
    known.delete(lineId);
    if (!line) issues.push({ field: `lines.${index}.lineId`, code: 'notFound' });
    else if (new Decimal(line.left.quantity).lessThan(quantity ?? 0))
      issues.push({ field: `lines.${index}.quantity`, code: tooMuch, params: { left: Number(line.left.quantity) } });
    return line ?? [];
  });
  if (issues.length) throw new InvalidInput(...issues);
  return lines;
}

/**
 * Returns what a credit note credits: for each named line a quantity at its remaining value, an amount, or an amount for a quantity;
 * without lines, everything that remains of the sale.
 * @throws InvalidInput as `pickLines`, and `lines.N.amount` creditTooHigh {left}, tooManyDecimals; Refused `nothingToCredit`.
 */
export function creditLines(sale: SoldInvoice, wanted: CreditNote['lines'], digits: number): CreditedLine[] {
  if (!wanted) {
    const left = sale.lines.filter(line => paidFor(line.left).greaterThan(0));
    if (!left.length) throw new Refused('nothingToCredit');
    return left.map(line => ({ line, quantity: line.left.quantity, share: shareOfAmount(line.left, paidFor(line.left), digits) }));
  }
  const lines = pickLines(sale, wanted, 'creditTooMuch');
  const issues = wanted.flatMap(({ quantity, amount }, index): Issue[] => {
    const left = paidFor(lines[index].left);
    const field = `lines.${index}.amount`;
    if (amount && !round(amount, digits).equals(amount)) return [{ field, code: 'tooManyDecimals', params: { max: digits } }];
    if (left.lessThan(amount ?? 0)) return [{ field, code: 'creditTooHigh', params: { left: left.toFixed(digits) } }];
    return left.isZero() ? [{ field: quantity ? `lines.${index}.quantity` : field, code: 'nothingToCredit' }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
  return wanted.map(({ quantity, amount }, index) => {
    const line = lines[index];
    const share = amount ? shareOfAmount(line.left, amount, digits) : shareOfPieces(line.left, quantity!, digits);
    return { line, quantity: quantity ?? '0', share };
  });
}
