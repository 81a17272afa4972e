import { FormattedMessage } from 'react-intl';
import type { RequisitionStatusName } from '../../../server/procurement/requisition/requisition.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<RequisitionStatusName, string> = { PENDING: 'amber', APPROVED: 'green', CANCELLED: 'gray' };

/** Coloured badge of a requisition's approval. */
export const RequisitionStatus = ({ status }: { status: RequisitionStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`requisitionStatus.${status}`} />
  </Badge>
);
