import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';

/** What an item of pay gives or takes: money where it is fixed, otherwise a percentage. */
export const PayShare = ({ type, value }: { type: string; value: string }) =>
  type === 'FIXED' ? <MoneyText value={value} decimals={6} /> : <Percent value={value} />;
