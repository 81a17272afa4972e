import { Badge } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

/** Active or inactive, in words and colour. */
export const StatusBadge = ({ status }: { status: 'ACTIVE' | 'INACTIVE' }) => (
  <Badge colorPalette={status === 'ACTIVE' ? 'green' : 'gray'}>
    <FormattedMessage id={`status.${status}`} />
  </Badge>
);
