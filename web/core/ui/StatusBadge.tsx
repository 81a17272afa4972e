import { FormattedMessage } from 'react-intl';
import { fixedBadge } from './fixed.tsx';

const badges = { ACTIVE: fixedBadge('green'), INACTIVE: fixedBadge('gray') };

/** Badge for the status, active or inactive. */
export function StatusBadge({ status }: { status: 'ACTIVE' | 'INACTIVE' }) {
  const Badge = badges[status];
  return (
    <Badge>
      <FormattedMessage id={`status.${status}`} />
    </Badge>
  );
}
