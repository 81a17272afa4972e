import { Badge } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const colors = { SELLABLE: 'green', INACTIVE: 'gray', EXPIRED: 'red', COMPONENT_INACTIVE: 'amber' };

/** Whether it can be sold today, and if not why, in words and colour. */
export const OfferState = ({ state }: { state: string }) => (
  <Badge colorPalette={colors[state as keyof typeof colors]}>
    <FormattedMessage id={`offerState.${state}`} />
  </Badge>
);
