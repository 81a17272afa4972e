import { Table } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fixed } from './fixed.tsx';
import { ScrollArea } from './ScrollArea.tsx';
import { slotRecipes } from './slotRecipes.ts';

/** A row of a `FigureTable`. */
export interface FigureRow {
  key: string;
  /** One for each column. Where there are fewer, the first spans the columns that are left out after it. */
  cells: readonly ReactNode[];
  /** A heading over the rows that follow, a sum of those before it, or the table's result. */
  kind?: 'group' | 'subtotal' | 'total';
  /** Levels by which the first cell is indented. */
  depth?: number;
}

/** The heading of a column: a message id, or what is drawn in its place. */
export type FigureHead = string | { key: string; head: ReactElement };

interface FigureTableProps {
  /** Message id of the table's label. */
  label: string;
  /** The first column holds text, the others figures. */
  heads: readonly FigureHead[];
  /** Further columns that hold text. */
  words?: readonly string[];
  /** The column that keeps room for its text on a narrow screen; defaults to the first. */
  wide?: string;
  /** Columns that stand below the first one's text on a narrow screen. */
  below?: readonly string[];
  /** Columns that a narrow screen leaves out, where a row's document tells what they hold. */
  wideOnly?: readonly string[];
  /** Whether what stands below is named by the heading of its column, as figures have to be. */
  isNamed?: boolean;
  rows: readonly FigureRow[];
  /** `sm` by default. */
  size?: 'sm' | 'md';
}

const { row, cell: figure } = slotRecipes.table.base!;
const Row = fixed('tr', {
  ...row,
  '&[data-kind=group]': { fontWeight: 'semibold' },
  '&[data-kind=subtotal]': { fontWeight: 'bold', borderTopWidth: '1px' },
  '&[data-kind=total]': { fontWeight: 'bold', bg: 'bg.muted' },
});
const Cell = fixed('td', {
  ...figure,
  textAlign: 'start',
  '&[data-side=end]': { textAlign: 'end' },
  '&[data-wide]': { minWidth: '44' },
  '&[data-narrow=hidden]': { display: { base: 'none', md: 'table-cell' } },
});
const Below = fixed('div', {
  display: 'flex',
  hideFrom: 'md',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  color: 'fg.muted',
  paddingBlockStart: '1',
});

const keyOf = (head: FigureHead) => (typeof head === 'string' ? head : head.key);

/** Figures in rows, with sums among or after them. */
export function FigureTable({
  label,
  heads,
  words = [],
  wide = keyOf(heads[0]),
  below = [],
  wideOnly = [],
  isNamed,
  rows,
  size = 'sm',
}: FigureTableProps) {
  const intl = useIntl();
  const columns = heads.map((head, index) => {
    const key = keyOf(head);
    const side: 'start' | 'end' = index === 0 || words.includes(key) ? 'start' : 'end';
    return { key, head, side, isHidden: below.includes(key) || wideOnly.includes(key), isWide: key === wide && !below.length };
  });
  return (
    <ScrollArea label={intl.formatMessage({ id: label })}>
      <Table.Root aria-label={intl.formatMessage({ id: label })} size={size}>
        <Table.Header>
          <Table.Row>
            {columns.map(({ key, head, side, isHidden }) => (
              <Table.ColumnHeader
                key={key}
                scope="col"
                textAlign={side}
                display={isHidden ? { base: 'none', md: 'table-cell' } : undefined}
              >
                {typeof head === 'string' ? <FormattedMessage id={head} /> : head.head}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, cells, kind, depth = 0 }) => {
            const spanned = columns.length - cells.length;
            return (
              <Row key={key} data-kind={kind}>
                {cells.map((cell, index) => {
                  const { key: column, side, isHidden, isWide } = columns[index && index + spanned];
                  return (
                    <Cell
                      key={column}
                      data-side={side}
                      data-wide={isWide || undefined}
                      data-narrow={isHidden ? 'hidden' : undefined}
                      colSpan={index === 0 && spanned > 0 ? spanned + 1 : undefined}
                      style={index === 0 && depth > 0 ? { paddingInlineStart: `${0.75 + depth * 1.25}rem` } : undefined}
                    >
                      {cell}
                      {index === 0 && below.length > 0 && (
                        <Below>
                          {cells.map((cell, at) => {
                            const { key: name, head } = columns[at];
                            if (!below.includes(name) || !cell) return null;
                            if (!isNamed) return cell;
                            return (
                              <span key={name}>
                                {typeof head === 'string' ? <FormattedMessage id={head} /> : head.head}: {cell}
                              </span>
                            );
                          })}
                        </Below>
                      )}
                    </Cell>
                  );
                })}
              </Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
