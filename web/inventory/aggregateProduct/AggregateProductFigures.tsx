import { useWatch } from 'react-hook-form';
import { Decimal, round, sum } from '../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { pricesOf } from '../../../server/core/money/saleFigures.ts';
import type { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { rateOf } from '../../../server/inventory/product/rateOf.rules.ts';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';
import { Figures } from '../offer/Figures.tsx';
import { amount, countedParts, type PartDraft } from '../offer/partDraft.ts';

type Category = (typeof vatCategories)[number];

/** In-house cost and profit of one aggregate product, updated while typing. */
export function AggregateProductFigures({ taxRate }: { taxRate: string }) {
  const { currency } = useSession();
  const watched = useWatch({ name: ['lines', 'sellingPrice', 'ownCost', 'priceIncludesTax', 'vatCategory'] });
  const [lines, selling, own, includesTax, vatCategory] = watched as [PartDraft[], string, string, boolean, Category];
  const digits = currencyDecimals(currency);
  const part = { price: amount(selling), vatCategory, vatRate: rateOf(vatCategory, taxRate) };
  const { withoutTax } = pricesOf({ includesTax, parts: [part] }, digits);
  const parts = countedParts(lines).map(({ quantity, price }) => new Decimal(quantity).times(price));
  const cost = round(sum(parts), digits).plus(amount(own));
  return (
    <Figures
      label="aggregateProduct"
      figures={[
        ['inHouseCost', <MoneyText key="cost" value={cost.toFixed()} />],
        ['profit', <MoneyText key="profit" value={new Decimal(withoutTax).minus(cost).toFixed()} />],
      ]}
    />
  );
}
