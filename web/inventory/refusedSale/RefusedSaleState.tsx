import { Badge } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { refusedSaleStatuses } from '../../../server/inventory/refusedSale/refusedSale.rules.ts';

type Status = (typeof refusedSaleStatuses)[number] | '%future added value';

const colours: Record<string, string> = { WAITING: 'amber', RECORDED: 'green', DISCARDED: 'gray', REPLACED: 'gray' };

/** What became of a refused sale, in words and colour. */
export const RefusedSaleState = ({ status }: { status: Status }) => (
  <Badge colorPalette={colours[status]}>
    <FormattedMessage id={`refusedSaleStatus.${status}`} />
  </Badge>
);

/** Why a sale was refused, in two words: the sale itself is not told of, as prices and stock have changed again since. */
export function RefusedSaleWhy({ code }: { code: string }) {
  const intl = useIntl();
  const id = `refusedSaleCode.${code}`;
  return <FormattedMessage id={id in intl.messages ? id : 'refusedSaleCode.other'} />;
}
