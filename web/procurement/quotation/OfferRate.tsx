import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/Badge.tsx';

interface OfferRateProps {
  currency: string;
  exchangeRate: string | null | undefined;
  /** Day that the rate is from. */
  exchangeRateOn: string | null | undefined;
}

/** The rate at which a quotation in another currency is compared, and the day it is from; or that there is none. */
export function OfferRate({ currency, exchangeRate, exchangeRateOn }: OfferRateProps) {
  const { currency: own } = useSession();
  if (currency === own) return null;
  if (!exchangeRate)
    return (
      <Badge colorPalette="amber">
        <FormattedMessage id="comparison.noRate" />
      </Badge>
    );
  const one = <MoneyText key="one" value="1" currency={currency} decimals={0} />;
  return (
    <Text as="span" fontSize="sm" fontWeight="normal" color="fg.muted">
      <FormattedMessage
        id="comparison.rate"
        values={{ one, rate: <MoneyText key="rate" value={exchangeRate} decimals={6} />, day: <Day key="day" on={exchangeRateOn} /> }}
      />
    </Text>
  );
}
