import { FormattedMessage } from 'react-intl';
import type { EcommerceOrderStatusName } from '../../../server/ecommerce/order/ecommerceOrderStatuses.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<EcommerceOrderStatusName, string> = {
  PENDING: 'amber',
  INPROGRESS: 'blue',
  DELIVERED: 'teal',
  COMPLETED: 'green',
  CANCELLED: 'gray',
  RETURN: 'red',
};

/** Coloured badge of an order's state. */
export const ShopOrderStatus = ({ status }: { status: EcommerceOrderStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`ecommerceOrderStatus.${status}`} />
  </Badge>
);
