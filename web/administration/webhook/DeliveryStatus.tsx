import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';

const tones = { PENDING: 'amber', DELIVERED: 'green', FAILED: 'red' };

/** Coloured status badge of a delivery. */
export const DeliveryStatus = ({ status }: { status: keyof typeof tones }) => (
  <Badge colorPalette={tones[status]}>
    <FormattedMessage id={`webhookDelivery.status.${status}`} />
  </Badge>
);
