import { FormattedNumber } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** An amount of storage in the unit that suits it; a kilobyte is 1000 bytes. */
export function Bytes({ value }: { value: number }) {
  const step = Math.min(units.length - 1, value < 1 ? 0 : Math.floor(Math.log10(value) / 3));
  return (
    <FormattedNumber
      value={value / 1000 ** step}
      style="unit"
      unit={units[step]}
      unitDisplay={step === 0 ? 'long' : 'short'}
      maximumFractionDigits={1}
    />
  );
}
