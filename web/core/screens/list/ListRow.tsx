import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Column } from '../Column.ts';
import { rowName } from './rowName.ts';
import { Tick } from './Tick.tsx';

/** Row styles, set once on the table's frame: computing styles for each cell made scrolling stutter. */
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
    // Row actions stay visible when the table is scrolled horizontally.
    '&[data-kind=actions]': { position: 'sticky', insetInlineEnd: '0', bg: 'inherit', paddingBlock: '0', textAlign: 'end' },
  },
} as const;

interface ListRowProps<Row> {
  row: Row;
  index: number;
  columns: (Column<Row> & { id: string })[];
  actions?: (row: Row) => ReactNode;
  isTicked?: boolean;
  /** Called when a row is selected, if rows can be; `toHere` selects the range from the last selected row. */
  onTick?: (id: string, toHere: boolean) => void;
  /** Ref callback that measures the row's height. */
  measure: (element: HTMLElement | null) => void;
  /** Whether Tab enters the table at this row. */
  isAtCursor: boolean;
  onFocus: (index: number) => void;
}

/** A table row. Memoized, so that scrolling and loading more rows do not render it again. */
export const ListRow = memo(Drawn, isSame) as typeof Drawn;

type AnyProps = Readonly<ListRowProps<{ readonly id: string }>>;

function isSame(one: AnyProps, other: AnyProps): boolean {
  const names = Object.keys(other) as (keyof AnyProps)[];
  // Lists define their actions inline: a new function on every render, with the same behaviour.
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
