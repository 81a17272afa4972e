import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Column } from './Column.ts';

interface ListCardsProps<Row> {
  title: string;
  rows: Row[];
  columns: Column<Row>[];
  actions?: (row: Row) => ReactNode;
}

/** The rows of a list on a phone: each a card, its first column as the name. */
export function ListCards<Row extends { id: string }>({ title, rows, columns: [first, ...columns], actions }: ListCardsProps<Row>) {
  return (
    <Stack as="ul" gap="0" aria-label={title}>
      {rows.map(row => (
        <chakra.li key={row.id} padding="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
          <Flex justify="space-between" align="center" gap="3">
            <chakra.div minWidth="0" overflowWrap="anywhere" fontWeight="medium">
              {first.cell(row)}
            </chakra.div>
            {actions?.(row)}
          </Flex>
          <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" marginBlockStart="2" fontSize="sm">
            {columns.map(({ label, cell }) => (
              <chakra.div key={label} display="contents">
                <chakra.dt color="fg.muted">
                  <FormattedMessage id={label} />
                </chakra.dt>
                <chakra.dd minWidth="0" overflowWrap="anywhere">
                  {cell(row)}
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </chakra.li>
      ))}
    </Stack>
  );
}
