import { useSession } from '../session/session.ts';
import { numberText } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

/** "US$" after a number: from right to left its sign would come apart from its letters and stand before them. */
const latinSymbol = /\p{Script=Latin}\p{Sc}/u;
const leftToRight = '\u200e';

interface MoneyTextProps {
  /** An exact decimal as the API gives it. */
  value: string;
  /** ISO 4217; the company's own unless said. */
  currency?: string;
  /** Decimals at most, where a unit price has more than the currency: six. */
  decimals?: number;
}

/** An amount with its currency, as the viewer prefers to write numbers. */
export function MoneyText({ value, currency, decimals }: MoneyTextProps) {
  const { numberFormat, currency: own } = useSession();
  const { locale } = useLanguage();
  const code = currency ?? own;
  const options: Intl.NumberFormatOptions = { ...(code && { style: 'currency', currency: code }), maximumFractionDigits: decimals };
  const text = numberText(value as Intl.StringNumericLiteral, locale, numberFormat, options);
  return <bdi style={{ whiteSpace: 'nowrap' }}>{text.replace(latinSymbol, `$&${leftToRight}`)}</bdi>;
}
