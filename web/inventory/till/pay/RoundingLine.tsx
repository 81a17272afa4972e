import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { Settlement } from './tender.ts';

interface RoundingLineProps {
  settlement: Settlement;
  currency: string;
}

/** Cash rounding of the sale or, while no cash is given, the amount that would be due in cash; empty where nothing is rounded. */
export function RoundingLine({ settlement: { rounding, isRoundedInCash, left }, currency }: RoundingLineProps) {
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  if (!isRoundedInCash) return null;
  return (
    <chakra.div display="flex" justifyContent="space-between" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {Number(rounding) !== 0 ? (
        <>
          <FormattedMessage id="till.rounding" />
          {money(rounding)}
        </>
      ) : (
        <FormattedMessage id="till.dueInCash" values={{ amount: money(left.CASH) }} />
      )}
    </chakra.div>
  );
}
