import { Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';

interface SessionTableProps {
  /** Message ids of the table's label and of the columns. */
  label: string;
  heads: string[];
  /** Further columns that hold text; the first column names the figures. */
  words?: string[];
  rows: ReactNode[][];
}

/** Figures of a session as a table. */
export function SessionTable({ label, heads, words = [], rows }: SessionTableProps) {
  const sideOf = (head: string) => (head === heads[0] || words.includes(head) ? 'start' : 'end');
  const intl = useIntl();
  if (rows.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage id="tillSession.noMovements" />
      </Text>
    );
  return (
    <ScrollArea label={intl.formatMessage({ id: label })}>
      <Table.Root aria-label={intl.formatMessage({ id: label })}>
        <Table.Header>
          <Table.Row>
            {heads.map(head => (
              <Table.ColumnHeader key={head} scope="col" textAlign={sideOf(head)}>
                <FormattedMessage id={head} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((cells, row) => (
            // Rows have no identity other than their position.
            // oxlint-disable-next-line react/no-array-index-key
            <Table.Row key={row}>
              {cells.map((cell, index) => (
                <Table.Cell key={heads[index]} textAlign={sideOf(heads[index])}>
                  {cell}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
