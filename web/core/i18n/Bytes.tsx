import { FormattedNumber } from 'react-intl';
import { megabyte } from '../../../server/core/rules/bytes.ts';

const kilobyte = Math.sqrt(megabyte);
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Storage size in a suitable unit, using the same kilobyte as plans and limits. */
export function Bytes({ value }: { value: number }) {
  const step = Math.min(units.length - 1, value < 1 ? 0 : Math.floor(Math.log(value) / Math.log(kilobyte)));
  return (
    <FormattedNumber
      value={value / kilobyte ** step}
      style="unit"
      unit={units[step]}
      unitDisplay={step === 0 ? 'long' : 'short'}
      maximumFractionDigits={1}
    />
  );
}
