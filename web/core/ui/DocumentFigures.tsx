import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../i18n/MoneyText.tsx';
import { Percent } from '../i18n/Percent.tsx';

interface DocumentFiguresProps {
  currency: string;
  subtotal: string;
  discountTotal: string;
  taxTotal: string;
  total: string;
  /** Tax by rate, where it is known. */
  groups?: readonly { vatCategory: string; vatRate: string; tax: string }[];
}

/** What a document comes to, below its lines: subtotal, discount, tax by rate, total. */
export function DocumentFigures({ currency, subtotal, discountTotal, taxTotal, total, groups }: DocumentFiguresProps) {
  const taxed = groups?.filter(({ tax }) => Number(tax) > 0) ?? [];
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  return (
    <chakra.dl
      display="grid"
      alignItems="baseline"
      gridTemplateColumns="1fr auto"
      columnGap="8"
      rowGap="1"
      fontVariantNumeric="tabular-nums"
    >
      <Figure label={<FormattedMessage id="figures.subtotal" />}>{money(subtotal)}</Figure>
      {Number(discountTotal) > 0 && (
        <Figure label={<FormattedMessage id="figures.discount" />}>
          <MoneyText value={discountTotal} currency={currency} isOff />
        </Figure>
      )}
      {taxed.map(({ vatCategory, vatRate, tax }) => (
        <Figure key={vatCategory + vatRate} label={<FormattedMessage id="figures.tax" values={{ rate: <Percent value={vatRate} /> }} />}>
          {money(tax)}
        </Figure>
      ))}
      {taxed.length === 0 && <Figure label={<FormattedMessage id="figures.taxTotal" />}>{money(taxTotal)}</Figure>}
      <Figure label={<FormattedMessage id="figures.total" />} isTotal>
        {money(total)}
      </Figure>
    </chakra.dl>
  );
}

const Figure = ({ label, children, isTotal }: { label: ReactNode; children: ReactNode; isTotal?: boolean }) => (
  <>
    <chakra.dt color={isTotal ? 'fg' : 'fg.muted'} fontWeight={isTotal ? 'semibold' : undefined}>
      {label}
    </chakra.dt>
    <chakra.dd textAlign="end" fontWeight={isTotal ? 'semibold' : undefined} fontSize={isTotal ? 'lg' : undefined}>
      {children}
    </chakra.dd>
  </>
);
