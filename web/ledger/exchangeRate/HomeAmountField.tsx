import { FormattedMessage } from 'react-intl';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { useSession } from '../../core/session/session.ts';

/** What a payment in another currency really moved in the company's; shows nothing in the company's currency. */
export function HomeAmountField({ currency }: { currency: string | null | undefined }) {
  const { currency: own } = useSession();
  if (!currency || currency === own) return null;
  return (
    <MoneyField
      name="homeAmount"
      label={<FormattedMessage id="exchangeRate.moved" values={{ currency: own }} />}
      hint={<FormattedMessage id="exchangeRate.movedHint" />}
    />
  );
}
