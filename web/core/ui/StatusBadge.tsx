import { Badge } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

/** Badge for the status, active or inactive. */
export const StatusBadge = ({ status }: { status: 'ACTIVE' | 'INACTIVE' }) => (
  <Badge colorPalette={status === 'ACTIVE' ? 'green' : 'gray'}>
    <FormattedMessage id={`status.${status}`} />
  </Badge>
);
