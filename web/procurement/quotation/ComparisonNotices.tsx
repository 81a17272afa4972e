import { FormattedMessage } from 'react-intl';
import { Notice } from '../../core/ui/Notice.tsx';

interface ComparisonNoticesProps {
  offers: readonly { readonly isSealed: boolean; readonly currency: string }[];
  /** The company's. */
  currency: string | null;
}

/** Says what a comparison cannot show: sealed prices, and how prices in other currencies rank. */
export const ComparisonNotices = ({ offers, currency }: ComparisonNoticesProps) => (
  <>
    {offers.some(({ isSealed }) => isSealed) && (
      <Notice>
        <FormattedMessage id="quotationSealed" />
      </Notice>
    )}
    {offers.some(offer => offer.currency !== currency) && (
      <Notice tone="amber">
        <FormattedMessage id="comparison.foreign" values={{ currency: <bdi key="currency">{currency}</bdi> }} />
      </Notice>
    )}
  </>
);
