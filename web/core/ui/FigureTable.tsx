import { Flex, Table } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ScrollArea } from './ScrollArea.tsx';

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

const looks = {
  group: { fontWeight: 'semibold' },
  subtotal: { fontWeight: 'bold', borderTopWidth: '1px' },
  total: { fontWeight: 'bold', bg: 'bg.muted' },
};

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
    const display = below.includes(key) || wideOnly.includes(key) ? { base: 'none', md: 'table-cell' } : undefined;
    return { key, head, textAlign: side, display, minWidth: key === wide && !below.length ? '44' : undefined };
  });
  return (
    <ScrollArea label={intl.formatMessage({ id: label })}>
      <Table.Root aria-label={intl.formatMessage({ id: label })} size={size}>
        <Table.Header>
          <Table.Row>
            {columns.map(({ key, head, textAlign, display }) => (
              <Table.ColumnHeader key={key} scope="col" textAlign={textAlign} display={display}>
                {typeof head === 'string' ? <FormattedMessage id={head} /> : head.head}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, cells, kind, depth = 0 }) => {
            const spanned = columns.length - cells.length;
            return (
              <Table.Row key={key} {...(kind && looks[kind])}>
                {cells.map((cell, index) => {
                  const { head: _, key: column, ...place } = columns[index && index + spanned];
                  return (
                    <Table.Cell
                      key={column}
                      {...place}
                      colSpan={index === 0 && spanned > 0 ? spanned + 1 : undefined}
                      style={index === 0 && depth > 0 ? { paddingInlineStart: `${0.75 + depth * 1.25}rem` } : undefined}
                    >
                      {cell}
                      {index === 0 && below.length > 0 && (
                        <Flex hideFrom="md" wrap="wrap" align="center" columnGap="3" rowGap="1" color="fg.muted" paddingBlockStart="1">
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
                        </Flex>
                      )}
                    </Table.Cell>
                  );
                })}
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
