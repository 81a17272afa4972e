import { FormattedMessage } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import { Notice } from '../../core/ui/Notice.tsx';

interface ComparisonNoticesProps {
  offers: readonly {
    readonly isSealed: boolean;
    readonly currency: string;
    readonly exchangeRate: string | null | undefined;
  }[];
  /** The company's. */
  currency: string | null;
  /** Day whose exchange rates are taken. */
  comparedOn: string;
  isAwarded: boolean;
}

/** Says what a comparison cannot show: sealed prices, and how prices in other currencies are compared. */
export function ComparisonNotices({ offers, currency: own, comparedOn, isAwarded }: ComparisonNoticesProps) {
  const foreign = offers.filter(({ currency }) => currency !== own);
  const rateless = new Set(foreign.filter(({ exchangeRate }) => !exchangeRate).map(({ currency }) => currency));
  const values = { currency: <bdi key="currency">{own}</bdi>, day: <Day key="day" on={comparedOn} /> };
  return (
    <>
      {offers.some(({ isSealed }) => isSealed) && (
        <Notice>
          <FormattedMessage id="quotationSealed" />
        </Notice>
      )}
      {foreign.length > 0 && (
        <Notice>
          <FormattedMessage id={isAwarded ? 'comparison.frozen' : 'comparison.rates'} values={values} />
        </Notice>
      )}
      {rateless.size > 0 && !isAwarded && (
        <Notice tone="amber">
          <FormattedMessage id="comparison.rateless" values={{ ...values, currencies: <bdi key="of">{[...rateless].join(', ')}</bdi> }} />
        </Notice>
      )}
    </>
  );
}
