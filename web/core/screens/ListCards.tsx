import { chakra, Flex } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { columnTitle, type Column } from './Column.ts';
import type { List } from './list/List.ts';
import { rowName } from './list/rowName.ts';
import { Tick } from './list/Tick.tsx';
import type { Selection } from './list/useSelection.ts';

interface ListCardsProps<Row> {
  title: string;
  list: List<Row>;
  columns: (Column<Row> & { id: string })[];
  actions?: (row: Row) => ReactNode;
  selection?: Selection;
}

/** Estimated height of a card in CSS pixels, before it is measured. */
const cardHeight = 180;

/** The rows of a list on a phone: cards with the first column as title. Only visible cards are rendered. */
export function ListCards<Row extends { readonly id: string }>({
  title,
  list,
  columns: [first, ...columns],
  actions,
  selection,
}: ListCardsProps<Row>) {
  const intl = useIntl();
  const { rows, see, position } = list;
  const frame = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const getItemKey = useCallback((index: number) => rows[index].id, [rows]);
  // The virtualizer's results are read on every render and not passed to anything memoized.
  // oxlint-disable-next-line react/incompatible-library
  const cards = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => cardHeight,
    getItemKey,
    overscan: 6,
    scrollMargin: top,
  });
  const items = cards.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = items.at(-1)?.index ?? 0;
  useLayoutEffect(() => setTop(frame.current!.getBoundingClientRect().top + scrollY), [list]);
  useEffect(() => see(from, to), [see, from, to, list]);
  useEffect(() => {
    const note = () => {
      position.offset = scrollY;
    };
    // AppLayout scrolls to the top on navigation: this must run after that.
    const back = position.offset && requestAnimationFrame(() => scrollTo(0, position.offset));
    const listening = requestAnimationFrame(() => requestAnimationFrame(() => addEventListener('scroll', note, { passive: true })));
    return () => {
      cancelAnimationFrame(back);
      cancelAnimationFrame(listening);
      removeEventListener('scroll', note);
    };
  }, [position]);
  return (
    <chakra.ul ref={frame} aria-label={title} position="relative" style={{ height: cards.getTotalSize() }}>
      {items.map(({ index, start }) => {
        const row = rows[index];
        return (
          <chakra.li
            key={row.id}
            ref={cards.measureElement}
            data-index={index}
            aria-setsize={list.hasMore ? -1 : rows.length}
            aria-posinset={index + 1}
            position="absolute"
            insetInline="0"
            top="0"
            padding="3"
            borderBottomWidth="1px"
            bg={selection?.has(row.id) ? 'accent.subtle' : undefined}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Flex justify="space-between" align="center" gap="3">
              {selection && (
                <Tick
                  label={intl.formatMessage({ id: 'bulk.tick' }, { name: rowName(row, index) })}
                  isOn={selection.has(row.id)}
                  onToggle={() => selection.toggle(row.id)}
                />
              )}
              <chakra.div flex="1" minWidth="0" overflowWrap="anywhere" fontWeight="medium">
                {first.cell(row)}
              </chakra.div>
              {actions?.(row)}
            </Flex>
            <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" marginBlockStart="2" fontSize="sm">
              {columns.map(({ id, label, title: own, cell }) => {
                const shown = cell(row);
                // Cards have no columns to align, so empty values are omitted.
                if (shown === null || shown === undefined || shown === '' || shown === false) return null;
                return (
                  <chakra.div key={id} display="contents">
                    <chakra.dt color="fg.muted">{columnTitle(intl, { label, title: own })}</chakra.dt>
                    <chakra.dd minWidth="0" overflowWrap="anywhere">
                      {shown}
                    </chakra.dd>
                  </chakra.div>
                );
              })}
            </chakra.dl>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
