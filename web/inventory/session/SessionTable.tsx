import { Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';

/** Figures of a session, the first column naming them. `label` and `heads` are message ids. */
export function SessionTable({ label, heads, rows }: { label: string; heads: string[]; rows: ReactNode[][] }) {
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
            {heads.map((head, index) => (
              <Table.ColumnHeader key={head} scope="col" textAlign={index === 0 ? 'start' : 'end'}>
                <FormattedMessage id={head} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((cells, row) => (
            // Figures are known by their place.
            // oxlint-disable-next-line react/no-array-index-key
            <Table.Row key={row}>
              {cells.map((cell, index) => (
                <Table.Cell key={heads[index]} textAlign={index === 0 ? 'start' : 'end'}>
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
