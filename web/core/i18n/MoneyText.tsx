import { useSession } from '../session/session.ts';
import { numberText } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

/** A symbol such as "US$" after a number. In right-to-left text the sign would be separated from its letters and come before them. */
const latinSymbol = /\p{Script=Latin}\p{Sc}/u;
const leftToRight = '\u200e';

/**
 * A negative number in Arabic. Its left-to-right mark would make the whole amount run left to right, with the currency at the opposite end,
 * so the number alone is isolated.
 */
const negative = /\u200e(-[\d.,\u00a0]*\d)/u;
const isolated = '\u2066$1\u2069';

interface MoneyTextProps {
  /** Exact decimal, as returned by the API. */
  value: string;
  /** ISO 4217; defaults to the company's currency. */
  currency?: string;
  /** Maximum number of decimals: six for unit prices, which can have more than the currency. */
  decimals?: number;
  /** Negates the value, for discounts. */
  isOff?: boolean;
  /** Leaves zero blank, as in a column of debits. */
  blankZero?: boolean;
}

/** An amount of money in the viewer's number format. */
export function MoneyText({ value: said, currency, decimals, isOff, blankZero }: MoneyTextProps) {
  const value = isOff ? `-${said}`.replace('--', '') : said;
  const { numberFormat, currency: own } = useSession();
  const { locale } = useLanguage();
  const code = currency ?? own;
  const options: Intl.NumberFormatOptions = { ...(code && { style: 'currency', currency: code }), maximumFractionDigits: decimals };
  const text = numberText(value as Intl.StringNumericLiteral, locale, numberFormat, options);
  if (blankZero && Number(value) === 0) return null;
  return <bdi style={{ whiteSpace: 'nowrap' }}>{text.replace(negative, isolated).replace(latinSymbol, `$&${leftToRight}`)}</bdi>;
}
