import { useSession } from '../session/session.ts';
import { numberText } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

/** "US$" after a number: from right to left its sign would come apart from its letters and stand before them. */
const latinSymbol = /\p{Script=Latin}\p{Sc}/u;
const leftToRight = '\u200e';

/** What is owed, as Arabic writes it: its mark would have the whole amount read from left to right, the currency at the other end than elsewhere. */
const negative = /\u200e(-[\d.,\u00a0]*\d)/u;
const isolated = '\u2066$1\u2069';

interface MoneyTextProps {
  /** An exact decimal as the API gives it. */
  value: string;
  /** ISO 4217; the company's own unless said. */
  currency?: string;
  /** Decimals at most, where a unit price has more than the currency: six. */
  decimals?: number;
  /** Taken off something: the sign is the other one. */
  isOff?: boolean;
}

/** An amount with its currency, as the viewer prefers to write numbers. */
export function MoneyText({ value: said, currency, decimals, isOff }: MoneyTextProps) {
  const value = isOff ? `-${said}`.replace('--', '') : said;
  const { numberFormat, currency: own } = useSession();
  const { locale } = useLanguage();
  const code = currency ?? own;
  const options: Intl.NumberFormatOptions = { ...(code && { style: 'currency', currency: code }), maximumFractionDigits: decimals };
  const text = numberText(value as Intl.StringNumericLiteral, locale, numberFormat, options);
  return <bdi style={{ whiteSpace: 'nowrap' }}>{text.replace(negative, isolated).replace(latinSymbol, `$&${leftToRight}`)}</bdi>;
}
