import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../i18n/MoneyText.tsx';
import { Percent } from '../i18n/Percent.tsx';

interface DocumentFiguresProps {
  currency: string;
  /** Whether prices include tax, which is then part of the total. */
  pricesIncludeTax: boolean;
  subtotal: string;
  discountTotal: string;
  /** What delivery costs, where the total includes it. */
  deliveryFee?: string;
  taxTotal: string;
  total: string;
  /** Tax by rate, if known. */
  groups?: readonly { vatCategory: string; vatRate: string; tax: string }[];
}

/** Totals of a document: subtotal, discount, tax by rate, and total. Tax included in the prices is shown below the total. */
export function DocumentFigures({
  currency,
  pricesIncludeTax,
  subtotal,
  discountTotal,
  deliveryFee,
  taxTotal,
  total,
  groups,
}: DocumentFiguresProps) {
  const taxed = groups?.filter(({ tax }) => Number(tax) !== 0) ?? [];
  const isDiscounted = Number(discountTotal) !== 0;
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  const taxes = taxed.map(({ vatCategory, vatRate, tax }) => (
    <Figure
      key={vatCategory + vatRate}
      label={<FormattedMessage id={pricesIncludeTax ? 'figures.ofTax' : 'figures.tax'} values={{ rate: <Percent value={vatRate} /> }} />}
    >
      {money(tax)}
    </Figure>
  ));
  if (taxed.length === 0)
    taxes.push(
      <Figure key="total" label={<FormattedMessage id={pricesIncludeTax ? 'figures.taxWithin' : 'figures.taxTotal'} />}>
        {money(taxTotal)}
      </Figure>,
    );
  return (
    <chakra.dl
      display="grid"
      alignItems="baseline"
      gridTemplateColumns="1fr auto"
      columnGap="8"
      rowGap="1"
      fontVariantNumeric="tabular-nums"
    >
      {(isDiscounted || !pricesIncludeTax) && <Figure label={<FormattedMessage id="figures.subtotal" />}>{money(subtotal)}</Figure>}
      {isDiscounted && (
        <Figure label={<FormattedMessage id="figures.discount" />}>
          <MoneyText value={discountTotal} currency={currency} isOff />
        </Figure>
      )}
      {deliveryFee !== undefined && <Figure label={<FormattedMessage id="figures.delivery" />}>{money(deliveryFee)}</Figure>}
      {!pricesIncludeTax && taxes}
      <Figure label={<FormattedMessage id="figures.total" />} isTotal>
        {money(total)}
      </Figure>
      {pricesIncludeTax && taxes}
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
