import { FormattedMessage } from 'react-intl';
import type { LeaveStatusName } from '../../../server/hrm/leave/leaveRequest.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<LeaveStatusName, string> = { PENDING: 'amber', APPROVED: 'green', REFUSED: 'red', CANCELLED: 'gray' };

/** Coloured badge of a leave request's approval. */
export const LeaveStatus = ({ status }: { status: LeaveStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`leaveStatus.${status}`} />
  </Badge>
);
