import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { pricesOf } from '../../../server/core/money/saleFigures.ts';
import type { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { rateOf } from '../../../server/inventory/product/rateOf.rules.ts';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';

interface PriceFieldsProps {
  /** Message id stem of the form. */
  entity: 'product' | 'service' | 'aggregateProduct';
  /** Name of the price field; `priceIncludesTax` and `vatCategory` are its siblings in the form. */
  name: string;
  label?: ReactNode;
  /** Standard sales tax rate in percent. */
  taxRate: string;
  /** Allows up to six decimals. */
  isPrice?: boolean;
}

/** A sale price with its includes-tax flag; the hint shows the price with or without tax, whichever was not entered. */
export function PriceFields({ entity, name, label, taxRate, isPrice }: PriceFieldsProps) {
  const { currency } = useSession();
  const watched = useWatch({ name: [name, 'priceIncludesTax', 'vatCategory'] });
  const [price, includesTax, vatCategory] = watched as [string, boolean, (typeof vatCategories)[number]];
  const part = { price, vatCategory, vatRate: rateOf(vatCategory, taxRate) };
  const isTyped = /^\d{1,15}(\.\d{1,10})?$/.test(price);
  const prices = isTyped && pricesOf({ includesTax, parts: [part] }, currencyDecimals(currency));
  const hint = prices ? (
    <FormattedMessage
      id={includesTax ? 'price.withoutTaxIs' : 'price.withTaxIs'}
      values={{ price: <MoneyText value={includesTax ? prices.withoutTax : prices.withTax} decimals={6} /> }}
    />
  ) : (
    <FormattedMessage id="price.forOne" />
  );
  return (
    <>
      <MoneyField name={name} label={label} hint={<span role="status">{hint}</span>} isPrice={isPrice} required />
      <FlagField name="priceIncludesTax" label={<FormattedMessage id={`${entity}.priceIncludesTax`} />} />
    </>
  );
}
