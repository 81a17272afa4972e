import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { pricesOf } from '../../../server/core/money/saleFigures.ts';
import type { vatCategories } from '../../../server/inventory/product/inventoryProduct.rules.ts';
import { rateOf } from '../../../server/inventory/product/rateOf.rules.ts';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';

interface PriceFieldsProps {
  /** Message id stem of the form. */
  entity: 'product' | 'service' | 'aggregateProduct';
  /** The field of the price; `priceIncludesTax` and `vatCategory` stand beside it in the form. */
  name: string;
  label?: ReactNode;
  /** Percent of standard rated sales. */
  taxRate: string;
  /** Up to six decimals. */
  isPrice?: boolean;
}

/** A sale price and whether it contains the tax; below it, what it is the other way. */
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
