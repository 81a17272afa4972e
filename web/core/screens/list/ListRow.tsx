import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Column } from '../Column.ts';
import { rowName } from './rowName.ts';
import { Tick } from './Tick.tsx';

/** What rows look like, said once for all of them by the table's frame: styles worked out for each cell made scrolling stutter. */
export const rowStyles = {
  '& [data-row]': {
    bg: 'bg.panel',
    '&[data-ticked]': { bg: 'accent.subtle' },
    '&:not([data-ticked]):hover': { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' },
  },
  '& [data-row] > td': {
    padding: '3',
    borderBottomWidth: '1px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '&[data-kind=number]': { textAlign: 'end' },
    '&[data-kind=tick]': { padding: '0', textAlign: 'center' },
    // What can be done with a row stays in sight, however far the columns reach.
    '&[data-kind=actions]': { position: 'sticky', insetInlineEnd: '0', bg: 'inherit', paddingBlock: '0', textAlign: 'end' },
  },
} as const;

interface ListRowProps<Row> {
  row: Row;
  index: number;
  columns: (Column<Row> & { id: string })[];
  actions?: (row: Row) => ReactNode;
  isTicked?: boolean;
  /** Where rows can be selected: told whether all from the last one to here are meant. */
  onTick?: (id: string, toHere: boolean) => void;
  /** Told of the element, to know how high it is. */
  measure: (element: HTMLElement | null) => void;
  /** Whether the keyboard enters the table here. */
  isAtCursor: boolean;
  onFocus: (index: number) => void;
}

/** One row of a list's table: drawn again when something of it has changed, not whenever the table is scrolled or has loaded more. */
export const ListRow = memo(Drawn, isSame) as typeof Drawn;

type AnyProps = Readonly<ListRowProps<{ readonly id: string }>>;

function isSame(one: AnyProps, other: AnyProps): boolean {
  const names = Object.keys(other) as (keyof AnyProps)[];
  // Lists write their actions in place: another function at each drawing, which does the same.
  return names.every(name => name === 'actions' || one[name] === other[name]);
}

function Drawn<Row extends { readonly id: string }>({
  row,
  index,
  columns,
  actions,
  isTicked = false,
  onTick,
  measure,
  isAtCursor,
  onFocus,
}: ListRowProps<Row>) {
  const intl = useIntl();
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row={index}
      data-ticked={isTicked || undefined}
      aria-rowindex={index + 2}
      tabIndex={isAtCursor ? 0 : -1}
      onFocus={event => event.target === event.currentTarget && onFocus(index)}
    >
      {onTick && (
        <td data-kind="tick">
          <Tick
            label={intl.formatMessage({ id: 'bulk.tick' }, { name: rowName(row, index) })}
            isOn={isTicked}
            onToggle={toHere => onTick(row.id, toHere)}
          />
        </td>
      )}
      {columns.map(({ id, cell, numeric }) => (
        <td key={id} data-kind={numeric ? 'number' : undefined}>
          {cell(row)}
        </td>
      ))}
      {actions && <td data-kind="actions">{actions(row)}</td>}
    </tr>
  );
}
