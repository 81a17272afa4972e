import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';

/** Figures of one part. */
export interface PartRow {
  key: string;
  cells: ReactNode[];
}

interface PartTableProps {
  /** Message id of the table's label. */
  label: string;
  /** Message ids of the columns: the first names the part, the others are figures. */
  heads: string[];
  /** The columns that hold text instead of figures. */
  words?: string[];
  rows: PartRow[];
}

/** Parts of an offer with their figures. */
export function PartTable({ label, heads, words = [], rows }: PartTableProps) {
  const sideOf = (head: string) => (head === heads[0] || words.includes(head) ? 'start' : 'end');
  const intl = useIntl();
  return (
    <ScrollArea label={intl.formatMessage({ id: label })}>
      <Table.Root aria-label={intl.formatMessage({ id: label })} size="sm">
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
          {rows.map(({ key, cells }) => (
            <Table.Row key={key}>
              {cells.map((cell, index) => (
                <Table.Cell key={heads[index]} textAlign={sideOf(heads[index])} minWidth={index ? undefined : '40'}>
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
