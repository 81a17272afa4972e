import { FormattedMessage } from 'react-intl';
import type { StockCountStatusName } from '../../../server/inventory/count/stockCount.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<StockCountStatusName, string> = { OPEN: 'amber', REVIEW: 'blue', POSTED: 'green', CANCELLED: 'gray' };

/** Coloured status badge of a stock count. */
export const CountStatus = ({ status }: { status: StockCountStatusName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`countStatus.${status}`} />
  </Badge>
);
