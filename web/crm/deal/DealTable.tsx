import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

/** One deal as a row: its name leads to its page. */
export interface DealRow {
  id: string;
  path: string;
  name: ReactNode;
  status: ReactNode;
  /** When it was made, or came to where it is. */
  on: ReactNode;
  total: string;
  currency?: string;
}

/** The deals of a customer, a lead or an order, newest first. `entity` is the stem of the messages: `order.plural`, `order.none`. */
export function DealTable({ entity, rows, total }: { entity: string; rows: DealRow[]; total: number }) {
  const intl = useIntl();
  if (rows.length === 0)
    return (
      <PanelBox padding="0">
        <EmptyState title={intl.formatMessage({ id: `${entity}.none` })} text={intl.formatMessage({ id: `${entity}.noneText` })} />
      </PanelBox>
    );
  return (
    <PanelBox padding="0">
      <Box overflowX="auto">
        <Table.Root aria-label={intl.formatMessage({ id: `${entity}.plural` })}>
          <thead>
            <Table.Row>
              <Table.ColumnHeader scope="col">
                <FormattedMessage id={`${entity}.one`} />
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col">
                <FormattedMessage id="deal.status" />
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col">
                <FormattedMessage id="deal.on" />
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end">
                <FormattedMessage id="deal.total" />
              </Table.ColumnHeader>
            </Table.Row>
          </thead>
          <Table.Body>
            {rows.map(row => (
              <Table.Row key={row.id}>
                <Table.Cell>
                  <RecordLink to={row.path}>{row.name}</RecordLink>
                </Table.Cell>
                <Table.Cell>{row.status}</Table.Cell>
                <Table.Cell>{row.on}</Table.Cell>
                <Table.Cell textAlign="end">
                  <MoneyText value={row.total} currency={row.currency} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {total > rows.length && (
        <Box padding="3" color="fg.muted" fontSize="sm">
          <FormattedMessage id="deal.newest" values={{ count: rows.length, total }} />
        </Box>
      )}
    </PanelBox>
  );
}
