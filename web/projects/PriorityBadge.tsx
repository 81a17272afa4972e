import { Badge } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const colors = { LOW: 'gray', MEDIUM: 'accent', HIGH: 'amber', URGENT: 'red' };

/** How urgent a project or task is. */
export const PriorityBadge = ({ priority }: { priority: keyof typeof colors }) => (
  <Badge colorPalette={colors[priority]}>
    <FormattedMessage id={`priority.${priority}`} />
  </Badge>
);
