import { FormattedMessage } from 'react-intl';
import type { CrmQuotationStatusName } from '../../../server/crm/quotation/crmQuotation.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<CrmQuotationStatusName, string> = {
  DRAFT: 'gray',
  SENT: 'accent',
  ACCEPTED: 'green',
  DECLINED: 'red',
  EXPIRED: 'amber',
  CANCELLED: 'gray',
};

/** Coloured status badge of a quotation. */
export const QuotationStatus = ({ status }: { status: CrmQuotationStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`quotationStatus.${status}`} />
  </Badge>
);
