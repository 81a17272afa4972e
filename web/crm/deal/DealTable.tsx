import { Box, Flex, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { useMedia } from '../../core/ui/useMedia.ts';
import { DealCards } from './DealCards.tsx';

/** A deal as a table row: its name links to its page. */
export interface DealRow {
  id: string;
  name: ReactNode;
  status: ReactNode;
  /** The date shown for the deal. */
  on: ReactNode;
  total: string;
  currency?: string;
}

interface DealTableProps {
  /** Message id stem: `order.plural`, `order.none`. */
  entity: string;
  rows: DealRow[];
  /** Total number of deals, of which these rows are the newest. */
  total: number;
  /** Message ids of the headings of the date and the amount. */
  heads: { on: string; total: string };
  /** Button that adds a deal. */
  add?: ReactNode;
}

/** The deals of a customer, a lead or an order, newest first. */
export function DealTable({ entity, rows, total, heads, add }: DealTableProps) {
  const intl = useIntl();
  const isWide = useMedia('(min-width: 768px)');
  const label = intl.formatMessage({ id: `${entity}.plural` });
  if (rows.length === 0)
    return (
      <PanelBox padding="0">
        <EmptyState title={intl.formatMessage({ id: `${entity}.none` })} text={intl.formatMessage({ id: `${entity}.noneText` })}>
          {add}
        </EmptyState>
      </PanelBox>
    );
  return (
    <PanelBox padding="0">
      {add && (
        <Flex justify="flex-end" padding="3">
          {add}
        </Flex>
      )}
      {isWide ? (
        <Table.Root aria-label={label}>
          <thead>
            <Table.Row>
              {[`${entity}.one`, 'deal.status', heads.on].map(head => (
                <Table.ColumnHeader key={head} scope="col">
                  <FormattedMessage id={head} />
                </Table.ColumnHeader>
              ))}
              <Table.ColumnHeader scope="col" textAlign="end">
                <FormattedMessage id={heads.total} />
              </Table.ColumnHeader>
            </Table.Row>
          </thead>
          <Table.Body>
            {rows.map(row => (
              <Table.Row key={row.id}>
                <Table.Cell>
                  <RecordLink id={row.id}>{row.name}</RecordLink>
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
      ) : (
        <DealCards label={label} rows={rows} on={heads.on} />
      )}
      {total > rows.length && (
        <Box padding="3" color="fg.muted" fontSize="sm">
          <FormattedMessage id="deal.newest" values={{ count: rows.length, total }} />
        </Box>
      )}
    </PanelBox>
  );
}
