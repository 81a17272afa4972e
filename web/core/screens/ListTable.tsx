import { chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import '../session/density.ts';
import { fixed } from '../ui/fixed.tsx';
import { slotRecipes } from '../ui/slotRecipes.ts';
import { useIsPainted } from '../ui/useIsPainted.ts';
import type { Column } from './Column.ts';
import type { CellEdits } from './list/EditableCell.tsx';
import type { List } from './list/List.ts';
import { ListHead } from './list/ListHead.tsx';
import { ListRow, rowStyles } from './list/ListRow.tsx';
import { widthOf } from './list/widthOf.ts';
import { useListKeys } from './list/useListKeys.ts';
import type { useListSettings } from './list/useListSettings.ts';
import { useRowCursor } from './list/useRowCursor.ts';
import type { Selection } from './list/useSelection.ts';

interface ListTableProps<Row> {
  title: string;
  list: List<Row>;
  columns: (Column<Row> & { id: string })[];
  actions?: (row: Row) => ReactNode;
  edits?: CellEdits;
  /** Selection, if rows can be selected. */
  selection?: Selection;
  settings: Pick<ReturnType<typeof useListSettings>, 'show'>;
}

/** Height of a row of one line in CSS pixels. */
const rowHeight = 40;
/** Heights in CSS pixels: the least of the table, and what of the window is around it. */
const [leastHeight, around] = [384, 220];
/** Columns of text may shrink to this share of their widths before the table scrolls sideways; an amount is never cut off. */
const leastShare = 0.85;
/** Width of a column that holds one button or checkbox, in CSS pixels. */
const buttonWidth = 48;
/** Loads more rows when this many remain below the visible ones. */
const ahead = 20;

const Area = chakra('div', {
  base: {
    overflow: 'auto',
    maxHeight: `max(${leastHeight / 16}rem, calc(100dvh - ${around / 16}rem))`,
    overscrollBehavior: 'contain',
    position: 'relative',
    ...rowStyles,
  },
});

const Grid = fixed('table', { ...slotRecipes.table.base!.root, tableLayout: 'fixed' });

/** The rows of a list on a wide screen. Only visible rows are rendered, however many are loaded. */
export function ListTable<Row extends { readonly id: string }>({
  title,
  list,
  columns,
  actions,
  edits,
  selection,
  settings,
}: ListTableProps<Row>) {
  const intl = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const { rows, hasMore, hasFailed, isLoading, loadMore, see, position } = list;
  const isPainted = useIsPainted();
  const [dragged, setDragged] = useState<{ id: string; width: number }>();
  // A new function would make the virtualizer measure all rows again on each scroll step.
  const getItemKey = useCallback((index: number) => rows[index].id, [rows]);
  // The virtualizer's results are read on every render and not passed to anything memoized.
  // oxlint-disable-next-line react/incompatible-library
  const rowsInSight = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowHeight,
    getItemKey,
    // The rows are drawn together with their frame, before it can be measured.
    initialRect: { width: innerWidth, height: Math.max(leastHeight, innerHeight - around) },
    overscan: isPainted ? 10 : 1,
    initialOffset: position.offset,
    scrollPaddingStart: 40,
  });
  const items = rowsInSight.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = items.at(-1)?.index ?? 0;
  const cursor = useRowCursor(rows.length, rowsInSight, area);
  useListKeys({
    next: cursor.next,
    previous: cursor.previous,
    open: cursor.open,
    tick: selection && rows[cursor.at] ? () => selection.toggle(rows[cursor.at].id) : undefined,
    clear: selection && selection.count > 0 ? selection.clear : undefined,
  });
  useEffect(() => {
    if (hasMore && !isLoading && !hasFailed && to >= rows.length - ahead) void loadMore();
  }, [hasMore, isLoading, hasFailed, to, rows.length, loadMore]);
  useEffect(() => see(from, to), [see, from, to, list]);
  // Restores the scroll position when going back to the list.
  useLayoutEffect(() => {
    area.current!.scrollTop = position.offset;
  }, [position]);

  const widths = useMemo(
    () => columns.map((column, index) => (dragged?.id === column.id ? dragged.width : widthOf(column, index))),
    [columns, dragged],
  );
  const least = widths.map((width, index) => (columns[index].numeric ? width : width * leastShare));
  const total = least.reduce((sum, width) => sum + width, 0) + (selection ? buttonWidth : 0) + (actions ? buttonWidth : 0);
  const share = (width: number) => `${(100 * width) / total}%`;
  const settle = useCallback(
    (id: string, width: number) => {
      setDragged(undefined);
      settings.show(columns.map(column => ({ id: column.id, width: column.id === id ? width : column.width })));
    },
    [columns, settings],
  );
  const above = items[0]?.start ?? 0;
  const below = rowsInSight.getTotalSize() - (items.at(-1)?.end ?? 0);
  const label = intl.formatMessage({ id: 'list.table' }, { title });
  return (
    <Area
      ref={area}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={event => {
        position.offset = event.currentTarget.scrollTop;
      }}
    >
      <Grid aria-label={title} aria-rowcount={hasMore ? -1 : rows.length + 1} style={{ minWidth: total }}>
        <colgroup>
          {selection && <col style={{ width: share(buttonWidth) }} />}
          {columns.map(({ id }, index) => (
            <col key={id} style={{ width: share(least[index]) }} />
          ))}
          {actions && <col style={{ width: share(buttonWidth) }} />}
        </colgroup>
        <ListHead {...{ columns, widths, selection }} hasActions={!!actions} onDrag={setDragged} onSettle={settle} />
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {items.map(({ index }) => (
            <ListRow
              key={rows[index].id}
              row={rows[index]}
              index={index}
              {...{ columns, actions, edits }}
              isTicked={selection?.has(rows[index].id)}
              onTick={selection?.toggle}
              measure={rowsInSight.measureElement}
              isAtCursor={index === Math.max(cursor.at, 0)}
              onFocus={cursor.set}
            />
          ))}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </Grid>
    </Area>
  );
}
