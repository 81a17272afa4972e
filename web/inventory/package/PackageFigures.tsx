import { useWatch } from 'react-hook-form';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { packagePrice } from '../../../server/inventory/offer/packagePrice.rules.ts';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';
import { Figures } from '../offer/Figures.tsx';
import { amount, countedParts, type PartDraft } from '../offer/partDraft.ts';

/** What the package comes to as it is typed, by the server's own arithmetic. */
export function PackageFigures() {
  const { currency } = useSession();
  const [lines, discount] = useWatch({ name: ['lines', 'discountPercentage'] }) as [PartDraft[], string];
  const { list, final } = packagePrice(countedParts(lines), amount(discount), currencyDecimals(currency ?? ''));
  return (
    <Figures
      label="package"
      figures={[
        ['listCharges', <MoneyText key="list" value={list} />],
        ['finalCharges', <MoneyText key="final" value={final} />],
      ]}
    />
  );
}
