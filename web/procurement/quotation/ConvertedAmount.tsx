import { Text } from '@chakra-ui/react';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';
import { SealedAmount } from './SealedAmount.tsx';

interface ConvertedAmountProps {
  /** Null while it is sealed. */
  value: string | null | undefined;
  currency: string;
  /** Units of the company's currency for one of its own; null without a rate. */
  exchangeRate: string | null | undefined;
  isPrice?: boolean;
}

/** An amount in the company's currency, with the original beside it where that is in another; the original alone without a rate. */
export function ConvertedAmount({ value, currency, exchangeRate, isPrice }: ConvertedAmountProps) {
  const { currency: own } = useSession();
  if (!value || !exchangeRate || currency === own) return <SealedAmount value={value} currency={currency} isPrice={isPrice} />;
  const home = new Decimal(value).times(exchangeRate).toDecimalPlaces(6).toFixed();
  return (
    <span>
      <MoneyText value={home} decimals={isPrice ? 4 : undefined} />{' '}
      <Text as="span" display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
        <MoneyText value={value} currency={currency} decimals={isPrice ? 6 : undefined} />
      </Text>
    </span>
  );
}
