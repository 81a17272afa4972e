import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { useSession } from '../session/session.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

interface MoneyFieldProps extends Omit<NumberFieldProps, 'unit' | 'decimals'> {
  /** ISO 4217; defaults to the company's currency. */
  currency?: string;
  /** Allows up to six decimals, for unit prices. */
  isPrice?: boolean;
}

/** Amount of money. */
export function MoneyField({ currency, isPrice, ...field }: MoneyFieldProps) {
  const { currency: own } = useSession();
  const code = currency ?? own;
  const digits = code ? currencyDecimals(code) : 2;
  return <NumberField {...field} unit={field.bare ? undefined : code} decimals={[digits, isPrice ? 6 : digits]} />;
}
