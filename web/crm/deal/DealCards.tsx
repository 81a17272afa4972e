import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import type { DealRow } from './DealTable.tsx';

/** Deals as stacked cards, where a table does not fit. `on` is the message id of the date's label. */
export function DealCards({ label, rows, on }: { label: string; rows: DealRow[]; on: string }) {
  return (
    <chakra.ul role="list" aria-label={label}>
      {rows.map(row => (
        <chakra.li key={row.id} padding="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <Flex justify="space-between" gap="3">
            <RecordLink id={row.id}>{row.name}</RecordLink>
            <MoneyText value={row.total} currency={row.currency} />
          </Flex>
          <Flex justify="space-between" align="center" wrap="wrap" gap="2" marginBlockStart="1.5" fontSize="sm">
            {row.status}
            <Flex gap="1.5" color="fg.muted">
              <FormattedMessage id={on} />
              {row.on}
            </Flex>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
