import { useWatch } from 'react-hook-form';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { packagePrice } from '../../../server/inventory/offer/packagePrice.rules.ts';
import { rateOf } from '../../../server/inventory/product/rateOf.rules.ts';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';
import { Figures } from '../offer/Figures.tsx';
import { amount, countedParts, type PartDraft } from '../offer/partDraft.ts';

/** Figures of a package, calculated while typing by the server's own arithmetic. */
export function PackageFigures({ taxRate }: { taxRate: string }) {
  const { currency } = useSession();
  const [lines, discount] = useWatch({ name: ['lines', 'discountPercentage'] }) as [PartDraft[], string];
  const members = countedParts(lines).map((part, index) => ({
    ...part,
    includesTax: !!lines[index].priceIncludesTax,
    vatRate: rateOf(lines[index].vatCategory ?? 'ZERO_RATED', taxRate),
  }));
  const { list, final, includesTax } = packagePrice(members, amount(discount), currencyDecimals(currency));
  return (
    <Figures
      label="package"
      figures={[
        ['listCharges', <MoneyText key="list" value={list} />],
        [includesTax ? 'finalChargesWithTax' : 'finalCharges', <MoneyText key="final" value={final} />],
      ]}
    />
  );
}
