import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';

interface InclusiveFiguresProps {
  figures: { readonly subtotal: string; readonly discountTotal: string; readonly total: string };
  /** What is taxed at each rate. */
  taxes: readonly { readonly vatCategory: string; readonly vatRate: string; readonly tax: string }[];
  currency: string;
  /** What follows the total. */
  children?: ReactNode;
}

/** What a document comes to whose prices contain the tax: the total, and what of it is tax. */
export const InclusiveFigures = ({ figures, taxes, currency, children }: InclusiveFiguresProps) => (
  <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="8" rowGap="1" fontVariantNumeric="tabular-nums">
    {Number(figures.discountTotal) !== 0 && (
      <>
        <Figure label={<FormattedMessage id="figures.subtotal" />} value={figures.subtotal} currency={currency} />
        <Figure label={<FormattedMessage id="figures.discount" />} value={figures.discountTotal} currency={currency} isOff />
      </>
    )}
    <Figure label={<FormattedMessage id="figures.total" />} value={figures.total} currency={currency} isTotal />
    {taxes
      .filter(({ tax }) => Number(tax) !== 0)
      .map(({ vatCategory, vatRate, tax }) => (
        <Figure
          key={vatCategory + vatRate}
          label={<FormattedMessage id="invoice.ofTax" values={{ rate: <Percent value={vatRate} /> }} />}
          value={tax}
          currency={currency}
        />
      ))}
    {children}
  </chakra.dl>
);

interface FigureProps {
  label: ReactNode;
  value: string;
  currency: string;
  isTotal?: boolean;
  isOff?: boolean;
}

/** A figure under its name. */
export const Figure = ({ label, value, currency, isTotal, isOff }: FigureProps) => (
  <>
    <chakra.dt color={isTotal ? 'fg' : 'fg.muted'} fontWeight={isTotal ? 'semibold' : undefined}>
      {label}
    </chakra.dt>
    <chakra.dd textAlign="end" fontWeight={isTotal ? 'semibold' : undefined} fontSize={isTotal ? 'lg' : undefined}>
      <MoneyText value={value} currency={currency} isOff={isOff} />
    </chakra.dd>
  </>
);
