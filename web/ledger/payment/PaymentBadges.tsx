import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';

interface PaymentBadgesProps {
  payment: { readonly isReversed: boolean; readonly reverses?: object | null };
}

/** Badges of a payment that was reversed, or that reverses another. */
export const PaymentBadges = ({ payment: { isReversed, reverses } }: PaymentBadgesProps) => (
  <>
    {isReversed && (
      <Badge colorPalette="red">
        <FormattedMessage id="payment.reversed" />
      </Badge>
    )}
    {reverses && (
      <Badge colorPalette="amber">
        <FormattedMessage id="payment.reversal" />
      </Badge>
    )}
  </>
);
