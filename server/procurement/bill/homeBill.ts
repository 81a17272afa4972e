import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { homeLines } from '../../finance/invoice/homeLines.ts';
import { homeAmountAt } from '../../ledger/exchangeRate/homeWorth.ts';
import type { HomeWorth } from '../../ledger/openItem/registerOpenItem.ts';

/** The figures of a line that are posted. */
interface BilledFigures {
  vatCategory: string;
  vatRate: string;
  base: string;
  tax: string;
  reverseTax: string;
}

/** The total of a bill, and units of the company's currency for one of the bill's; null in the company's own. */
interface BilledTotal {
  total: string;
  exchangeRate: string | null;
}

/**
 * Returns what is owed on a bill, or with negative figures on a credit, in the company's currency `own`, and its lines with the figures that
 * are posted; `home` is null, and the lines are as they were, in the company's own.
 * @throws InvalidInput `exchangeRate` worthNothing, limitExceeded.
 */
export function homeBill<Line extends BilledFigures>(
  lines: Line[],
  { total, exchangeRate }: BilledTotal,
  own: string,
): { home: HomeWorth | null; posted: Line[] } {
  if (!exchangeRate) return { home: null, posted: lines };
  const homeAmount = homeAmountAt('exchangeRate', total, exchangeRate, own);
  const digits = currencyDecimals(own);
  const parted = lines.map(line => ({ line, parts: [line] }));
  const posted = homeLines(parted, { total: homeAmount, rate: exchangeRate, digits }).map(({ line, parts: [{ base, tax }] }) => {
    const reverseTax = round(new Decimal(line.reverseTax).times(exchangeRate), digits).toFixed();
    return { ...line, base, tax, reverseTax };
  });
  return { home: { exchangeRate, homeAmount }, posted };
}

/** Columns of a line with its figures in the company's currency; none in the company's own. */
export const homeColumns = (home: HomeWorth | null, { base, tax, reverseTax }: Pick<BilledFigures, 'base' | 'tax' | 'reverseTax'>) =>
  home ? { homeBase: base, homeTax: tax, homeReverseTax: reverseTax } : {};
