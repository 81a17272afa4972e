import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../ui/Hidden.tsx';
import { ScrollArea } from '../ui/ScrollArea.tsx';
import type { Column } from './Column.ts';
import { SortHead, sortState } from './SortHead.tsx';
import { useAddress } from './useAddress.ts';

interface ListTableProps<Row> {
  title: string;
  rows: Row[];
  columns: Column<Row>[];
  actions?: (row: Row) => ReactNode;
}

/** The rows of a list on a wide screen. */
export function ListTable<Row extends { id: string }>({ title, rows, columns, actions }: ListTableProps<Row>) {
  const intl = useIntl();
  const { address } = useAddress();
  return (
    <ScrollArea label={intl.formatMessage({ id: 'list.table' }, { title })}>
      <Table.Root aria-label={title}>
        <Table.Header>
          <Table.Row>
            {columns.map(({ label, sort, numeric }) => (
              <Table.ColumnHeader
                key={label}
                scope="col"
                textAlign={numeric ? 'end' : 'start'}
                aria-sort={sort ? sortState(address, sort) : undefined}
              >
                {sort ? (
                  <SortHead field={sort}>
                    <FormattedMessage id={label} />
                  </SortHead>
                ) : (
                  <FormattedMessage id={label} />
                )}
              </Table.ColumnHeader>
            ))}
            {actions && (
              <Table.ColumnHeader scope="col" width="12">
                <Hidden>
                  <FormattedMessage id="list.actions" />
                </Hidden>
              </Table.ColumnHeader>
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(row => (
            <Table.Row key={row.id} _hover={{ bg: 'bg.subtle' }}>
              {columns.map(({ label, cell, numeric }) => (
                <Table.Cell key={label} textAlign={numeric ? 'end' : 'start'}>
                  {cell(row)}
                </Table.Cell>
              ))}
              {actions && (
                <Table.Cell textAlign="end" paddingBlock="0">
                  {actions(row)}
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
