import { FormattedMessage } from 'react-intl';
import type { CrmOrderStatusName } from '../../../server/crm/order/crmOrderStates.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<CrmOrderStatusName, string> = { PENDING: 'amber', CONFIRMED: 'accent', FULFILLED: 'green', CANCELLED: 'gray' };

/** Coloured status badge of an order. */
export const OrderStatus = ({ status }: { status: CrmOrderStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`orderStatus.${status}`} />
  </Badge>
);
