import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';

const colors = { OPEN: 'gray', OVERDUE: 'red', DONE: 'green' };

/** Coloured status badge of an activity. */
export const ActivityStatus = ({ status }: { status: keyof typeof colors }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`activityStatus.${status}`} />
  </Badge>
);
