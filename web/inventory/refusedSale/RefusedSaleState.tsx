import { FormattedMessage, useIntl } from 'react-intl';
import type { refusedSaleStatuses } from '../../../server/inventory/refusedSale/refusedSaleStatuses.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

type Status = (typeof refusedSaleStatuses)[number] | '%future added value';

const colours: Record<string, string> = { WAITING: 'amber', RECORDED: 'green', DISCARDED: 'gray', REPLACED: 'gray' };

/** Coloured status badge of a refused sale. */
export const RefusedSaleState = ({ status }: { status: Status }) => (
  <Badge colorPalette={colours[status]}>
    <FormattedMessage id={`refusedSaleStatus.${status}`} />
  </Badge>
);

/** Short reason for the refusal, without figures, because prices and stock have changed again since. */
export function RefusedSaleReason({ code }: { code: string }) {
  const intl = useIntl();
  const id = `refusedSaleCode.${code}`;
  return <FormattedMessage id={id in intl.messages ? id : 'refusedSaleCode.other'} />;
}
