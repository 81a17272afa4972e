import { Badge } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const tones = { PENDING: 'amber', DELIVERED: 'green', FAILED: 'red' };

/** How it stands with a message, in words and colour. */
export const DeliveryStatus = ({ status }: { status: keyof typeof tones }) => (
  <Badge colorPalette={tones[status]}>
    <FormattedMessage id={`webhookDelivery.status.${status}`} />
  </Badge>
);
