import { Table } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Column } from '../Column.ts';
import { rowName } from './rowName.ts';
import { Tick } from './Tick.tsx';
import type { Selection } from './useSelection.ts';

/** What can be done with a row stays in sight, however far the columns reach. */
export const atEnd = { position: 'sticky', insetInlineEnd: '0' } as const;

interface ListRowProps<Row> {
  row: Row;
  index: number;
  columns: (Column<Row> & { id: string })[];
  actions?: (row: Row) => ReactNode;
  selection?: Selection;
  /** Told of the element, to know how high it is. */
  measure: (element: HTMLElement | null) => void;
  /** Whether the keyboard enters the table here. */
  isAtCursor: boolean;
  onFocus: (index: number) => void;
}

/** One row of a list's table: drawn again when something of it has changed, not whenever the table is scrolled. */
export const ListRow = memo(Drawn) as typeof Drawn;

function Drawn<Row extends { readonly id: string }>({
  row,
  index,
  columns,
  actions,
  selection,
  measure,
  isAtCursor,
  onFocus,
}: ListRowProps<Row>) {
  const intl = useIntl();
  const isTicked = selection?.has(row.id) ?? false;
  const bg = isTicked ? 'accent.subtle' : 'bg.panel';
  return (
    <Table.Row
      ref={measure}
      data-index={index}
      data-row={index}
      aria-rowindex={index + 2}
      tabIndex={isAtCursor ? 0 : -1}
      onFocus={event => event.target === event.currentTarget && onFocus(index)}
      bg={bg}
      css={{ '&:hover, &:hover > td': { bg: isTicked ? undefined : 'bg.subtle' } }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' }}
    >
      {selection && (
        <Table.Cell padding="0" textAlign="center">
          <Tick
            label={intl.formatMessage({ id: 'bulk.tick' }, { name: rowName(row, index) })}
            isOn={isTicked}
            onToggle={toHere => selection.toggle(row.id, toHere)}
          />
        </Table.Cell>
      )}
      {columns.map(({ id, cell, numeric }) => (
        <Table.Cell key={id} textAlign={numeric ? 'end' : 'start'} overflowWrap="anywhere" whiteSpace="normal">
          {cell(row)}
        </Table.Cell>
      ))}
      {actions && (
        <Table.Cell textAlign="end" paddingBlock="0" {...atEnd} bg={bg}>
          {actions(row)}
        </Table.Cell>
      )}
    </Table.Row>
  );
}
