import { FormattedMessage } from 'react-intl';
import { Badge } from './Badge.tsx';

/** Badge for the status, active or inactive. */
export const StatusBadge = ({ status }: { status: 'ACTIVE' | 'INACTIVE' }) => (
  <Badge colorPalette={status === 'ACTIVE' ? 'green' : 'gray'}>
    <FormattedMessage id={`status.${status}`} />
  </Badge>
);
