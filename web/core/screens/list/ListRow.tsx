import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { iconMask } from '../../ui/iconMask.ts';
import type { Column } from '../Column.ts';
import { EditableCell, editedField, type CellEdits } from './EditableCell.tsx';
import { rowName } from './rowName.ts';
import { Tick } from './Tick.tsx';

/** Lucide's pencil. */
const pencil = [
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z',
  'm15 5 4 4',
];

/** Row styles, set once on the table's frame: computing styles for each cell made scrolling stutter. */
export const rowStyles = {
  '& [data-row]': {
    bg: 'bg.panel',
    '&[data-ticked]': { bg: 'accent.subtle' },
    '&:not([data-ticked]):hover': { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' },
  },
  '& [data-row] > td': {
    paddingInline: '2',
    paddingBlock: '0',
    height: '10',
    borderBottomWidth: '1px',
    textAlign: 'start',
    // A compact row is one line; what does not fit is cut off.
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&:not([data-kind]) > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // A name is cut off at its own end, which in a list in Arabic is not always the cell's.
    '&:not([data-kind]) > p > bdi:only-child': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      textAlign: '-webkit-match-parent',
    },
    '.roomy &': { paddingBlock: '3', whiteSpace: 'normal', overflowWrap: 'anywhere', overflow: 'visible' },
    '& :focus-visible': { outlineOffset: '-2px' },
    // Over the end of the cell, so that it takes no place.
    '& [data-edit]': {
      position: 'absolute',
      insetInlineEnd: '0',
      insetBlockStart: '0',
      boxSize: '21px',
      padding: '1',
      borderRadius: 'sm',
      color: 'fg.muted',
      bg: 'bg.panel',
      cursor: 'pointer',
      opacity: 0,
      _focusVisible: { opacity: 1, outline: '2px solid', outlineColor: 'accent.solid' },
    },
    '&:hover [data-edit]': { opacity: 1 },
    // A picture in each cell would be a third of a list's elements: only that of the cell in use is drawn.
    '&:hover [data-edit]::before, & [data-edit]:focus-visible::before': iconMask(pencil),
    '&[data-kind=number]': { textAlign: 'end' },
    '&[data-kind=tick]': { padding: '0', textAlign: 'center' },
    // Row actions stay visible when the table is scrolled horizontally.
    '&[data-kind=actions]': {
      position: 'sticky',
      insetInlineEnd: '0',
      bg: 'inherit',
      paddingBlock: '0',
      textAlign: 'end',
      textOverflow: 'clip',
    },
  },
} as const;

interface ListRowProps<Row> {
  row: Row;
  index: number;
  columns: (Column<Row> & { id: string })[];
  actions?: (row: Row) => ReactNode;
  /** What the cells that can be edited in place need. */
  edits?: CellEdits;
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
  if (one.edits?.fields !== other.edits?.fields) return false;
  // Lists define their actions inline: a new function on every render, with the same behaviour.
  return names.every(name => name === 'actions' || name === 'edits' || one[name] === other[name]);
}

function Drawn<Row extends { readonly id: string }>({
  row,
  index,
  columns,
  actions,
  edits,
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
      {columns.map(column => {
        const field = editedField(edits, column);
        return (
          <td key={column.id} data-kind={column.numeric ? 'number' : undefined}>
            {field ? <EditableCell row={row} index={index} column={column} field={field} edits={edits!} /> : column.cell(row)}
          </td>
        );
      })}
      {actions && <td data-kind="actions">{actions(row)}</td>}
    </tr>
  );
}
