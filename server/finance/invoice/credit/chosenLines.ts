import { InvalidInput, Refused, type Issue } from '../../../core/errors.ts';
import { Decimal, round } from '../../../core/money/arithmetic.ts';
import { paidFor, shareOfAmount, shareOfPieces, type LineShare, type SoldFigures } from '../../../inventory/invoice/creditShare.ts';

/** A line of an invoice with what can still be credited of it. */
export interface CreditableLine {
  id: string;
  left: SoldFigures;
}

/** What is to be credited of a line. */
export interface WantedLine {
  lineId: string;
  quantity?: string | null;
  amount?: string | null;
  restock?: boolean;
  serialNumbers?: string[];
}

/** The credited part of a line. */
export interface Chosen {
  /** 0 if only the price was too high. */
  quantity: string;
  share: LineShare;
  restock: boolean;
  serialNumbers?: string[];
}

/**
 * Returns what a credit note credits: of each named line a quantity at its remaining value, an amount, or an amount for a quantity; without
 * lines, everything that remains of the invoice.
 * @throws InvalidInput `lines.N.lineId` notFound, `lines.N.quantity` creditTooMuch {left}, `lines.N.amount` creditTooHigh {left},
 * tooManyDecimals; Refused `nothingToCredit`.
 */
export function chosenLines<Line extends CreditableLine>(lines: Line[], wanted: WantedLine[] | null, digits: number): (Line & Chosen)[] {
  if (!wanted) {
    const left = lines.filter(line => paidFor(line.left).greaterThan(0) || Number(line.left.quantity) > 0);
    if (!left.length) throw new Refused('nothingToCredit');
    return left.map(line => ({
      ...line,
      quantity: line.left.quantity,
      share: shareOfLine(line, { quantity: line.left.quantity }, digits),
      restock: false,
    }));
  }
  const known = new Map(lines.map(line => [line.id, line]));
  const issues: Issue[] = [];
  const chosen = wanted.flatMap(({ lineId, quantity, amount, restock = false, serialNumbers }, index) => {
    const line = known.get(lineId);
    // A line that is named twice is unknown the second time.
    known.delete(lineId);
    const refuse = (field: string, code: string, params?: Issue['params']): (Line & Chosen)[] => {
      issues.push({ field: `lines.${index}.${field}`, code, params });
      return [];
    };
    if (!line) return refuse('lineId', 'notFound');
    const left = paidFor(line.left);
    if (new Decimal(line.left.quantity).lessThan(quantity ?? 0))
      return refuse('quantity', 'creditTooMuch', { left: Number(line.left.quantity) });
    if (amount && !round(amount, digits).equals(amount)) return refuse('amount', 'tooManyDecimals', { max: digits });
    if (left.lessThan(amount ?? 0)) return refuse('amount', 'creditTooHigh', { left: left.toFixed(digits) });
    return [{ ...line, quantity: quantity ?? '0', share: shareOfLine(line, { quantity, amount }, digits), restock, serialNumbers }];
  });
  if (issues.length) throw new InvalidInput(...issues);
  return chosen;
}

function shareOfLine({ left }: CreditableLine, { quantity, amount }: { quantity?: string | null; amount?: string | null }, digits: number) {
  if (amount) return shareOfAmount(left, amount, digits);
  // The last pieces take whatever is left of the line, amounts credited before included.
  return shareOfPieces(left, quantity!, digits);
}
