import { FormattedMessage } from 'react-intl';
import { fixedBadge } from '../core/ui/fixed.tsx';

const badges = { LOW: fixedBadge('gray'), MEDIUM: fixedBadge('accent'), HIGH: fixedBadge('amber'), URGENT: fixedBadge('red') };

/** How urgent a project or task is. */
export function PriorityBadge({ priority }: { priority: keyof typeof badges }) {
  const Badge = badges[priority];
  return (
    <Badge>
      <FormattedMessage id={`priority.${priority}`} />
    </Badge>
  );
}
