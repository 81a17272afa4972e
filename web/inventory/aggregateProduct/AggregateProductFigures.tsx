import { useWatch } from 'react-hook-form';
import { Decimal, round, sum } from '../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';
import { Figures } from '../offer/Figures.tsx';
import { amount, countedParts, type PartDraft } from '../offer/partDraft.ts';

/** What one costs in house and what it brings, as it is typed. */
export function AggregateProductFigures() {
  const { currency } = useSession();
  const [lines, selling, own] = useWatch({ name: ['lines', 'sellingPrice', 'ownCost'] }) as [PartDraft[], string, string];
  const parts = countedParts(lines).map(({ quantity, price }) => new Decimal(quantity).times(price));
  const cost = round(sum(parts), currencyDecimals(currency ?? '')).plus(amount(own));
  return (
    <Figures
      label="aggregateProduct"
      figures={[
        ['inHouseCost', <MoneyText key="cost" value={cost.toFixed()} />],
        ['profit', <MoneyText key="profit" value={new Decimal(amount(selling)).minus(cost).toFixed()} />],
      ]}
    />
  );
}
