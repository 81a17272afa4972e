import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';

interface InvoiceFiguresProps {
  figures: {
    readonly pricesIncludeTax: boolean;
    readonly subtotal: string;
    readonly discountTotal: string;
    /** Amount that cash rounding added to the total. */
    readonly rounding?: string;
    readonly total: string;
  };
  /** Tax by rate. */
  taxes: readonly { readonly vatCategory: string; readonly vatRate: string; readonly tax: string }[];
  currency: string;
  /** Content after the total. */
  children?: ReactNode;
}

/** Totals of an invoice: tax is added below the subtotal or, where prices include it, noted below the total. */
export function InvoiceFigures({ figures, taxes, currency, children }: InvoiceFiguresProps) {
  const { pricesIncludeTax, subtotal, discountTotal, rounding = '0', total } = figures;
  const isRounded = Number(rounding) !== 0;
  const isDiscounted = Number(discountTotal) !== 0;
  const shownTaxes = taxes
    .filter(({ tax }) => Number(tax) !== 0)
    .map(({ vatCategory, vatRate, tax }) => (
      <Figure
        key={vatCategory + vatRate}
        label={<FormattedMessage id={pricesIncludeTax ? 'figures.ofTax' : 'figures.tax'} values={{ rate: <Percent value={vatRate} /> }} />}
        value={tax}
        currency={currency}
      />
    ));
  return (
    <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="8" rowGap="1" fontVariantNumeric="tabular-nums">
      {(isDiscounted || isRounded || !pricesIncludeTax) && (
        <Figure label={<FormattedMessage id="figures.subtotal" />} value={subtotal} currency={currency} />
      )}
      {isDiscounted && <Figure label={<FormattedMessage id="figures.discount" />} value={discountTotal} currency={currency} isOff />}
      {!pricesIncludeTax && shownTaxes}
      {isRounded && <Figure label={<FormattedMessage id="till.rounding" />} value={rounding} currency={currency} />}
      <Figure label={<FormattedMessage id="figures.total" />} value={total} currency={currency} isTotal />
      {pricesIncludeTax && shownTaxes}
      {children}
    </chakra.dl>
  );
}

interface FigureProps {
  label: ReactNode;
  value: string;
  currency: string;
  isTotal?: boolean;
  isOff?: boolean;
}

/** A labelled figure. */
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
