import { FormattedMessage } from 'react-intl';
import type { StockTransferStatusName } from '../../../server/inventory/transfer/stockTransfer.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<StockTransferStatusName, string> = { DRAFT: 'amber', DONE: 'green', CANCELLED: 'gray' };

/** Coloured status badge of a transfer. */
export const TransferStatus = ({ status }: { status: StockTransferStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`transferStatus.${status}`} />
  </Badge>
);
