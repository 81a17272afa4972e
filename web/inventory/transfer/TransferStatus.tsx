import { Badge } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { StockTransferStatusName } from '../../../server/inventory/transfer/stockTransfer.rules.ts';

const colors: Record<StockTransferStatusName, string> = { DRAFT: 'amber', DONE: 'green', CANCELLED: 'gray' };

/** How far a transfer is, in words and colour. */
export const TransferStatus = ({ status }: { status: StockTransferStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`transferStatus.${status}`} />
  </Badge>
);
