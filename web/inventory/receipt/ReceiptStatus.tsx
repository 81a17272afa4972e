import { FormattedMessage } from 'react-intl';
import type { GoodsReceiptStatusName } from '../../../server/inventory/receipt/goodsReceipt.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<GoodsReceiptStatusName, string> = { DRAFT: 'amber', POSTED: 'green', REVERSED: 'gray' };

/** Coloured status badge of a goods receipt. */
export const ReceiptStatus = ({ status }: { status: GoodsReceiptStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`goodsReceiptStatus.${status}`} />
  </Badge>
);
