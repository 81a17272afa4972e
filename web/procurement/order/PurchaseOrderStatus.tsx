import { FormattedMessage } from 'react-intl';
import type { PurchaseOrderStatusName } from '../../../server/procurement/order/purchaseOrder.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<PurchaseOrderStatusName, string> = {
  DRAFT: 'amber',
  ISSUED: 'blue',
  ACKNOWLEDGED: 'blue',
  PARTIALLY_RECEIVED: 'amber',
  RECEIVED: 'green',
  CLOSED: 'gray',
  CANCELLED: 'gray',
};

/** Coloured badge of a purchase order's status. */
export const PurchaseOrderStatus = ({ status }: { status: PurchaseOrderStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`poStatus.${status}`} />
  </Badge>
);
