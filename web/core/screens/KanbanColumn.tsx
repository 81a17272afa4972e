import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useDroppable } from '@dnd-kit/react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIsPainted } from '../ui/useIsPainted.ts';
import type { BoardCardProps, BoardColumnProps } from './Kanban.tsx';
import { KanbanCard } from './KanbanCard.tsx';

interface KanbanColumnProps {
  column: BoardColumnProps;
  columns: BoardColumnProps[];
  ids: readonly string[];
  card: (id: string) => BoardCardProps | undefined;
  /** Index at which a dragged card would be dropped. */
  mark: number | undefined;
  /** Id of the instructions for moving cards. */
  instructions: string;
  keys: { liftedId: string | undefined; onKeyDown: (event: KeyboardEvent, id: string) => void };
  /** The card that the keys go on from; `round` is higher each time that it is to get the focus. */
  active: { id: string | undefined; round: number };
  onCardKey: (event: KeyboardEvent<HTMLElement>, id: string) => void;
  onCardFocus: (id: string) => void;
  /** The card under the pointer. */
  draggedId: string | undefined;
  put: (id: string, columnId: string, index: number) => void;
}

/** Cards up to which all of a column is drawn. */
const drawnWhole = 60;
/** Space between cards, and above the first and below the last one, in CSS pixels. */
const gap = 8;
/** Expected height of a card, in CSS pixels. */
const cardHeight = 132;

/** Stands for measuring cards where all of them are drawn: their places are not needed. */
const unmeasured = () => undefined;

/**
 * A column with its head and its cards, which scroll separately and load more near the end. The cards in sight are drawn first, then the others;
 * of a long column, only those in sight.
 */
export function KanbanColumn({
  column,
  columns,
  ids,
  card,
  mark,
  instructions,
  keys,
  active,
  onCardKey,
  onCardFocus,
  draggedId,
  put,
}: KanbanColumnProps) {
  const { ref, isDropTarget } = useDroppable({ id: column.id });
  const end = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { onMore } = column;
  useEffect(() => {
    if (!onMore || !end.current) return;
    const observer = new IntersectionObserver(entries => entries.some(({ isIntersecting }) => isIntersecting) && onMore(), {
      rootMargin: '200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onMore]);
  // What is dragged, lifted or focused stays, wherever the column is scrolled to.
  const kept = [draggedId, keys.liftedId, active.id].map(id => (id ? ids.indexOf(id) : -1)).filter(index => index >= 0);
  const isLong = ids.length > drawnWhole;
  const isPainted = useIsPainted();
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => list.current,
    getItemKey: index => ids[index],
    estimateSize: () => cardHeight,
    rangeExtractor: (range: Range) =>
      isLong || !isPainted ? [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other) : [...ids.keys()],
    initialRect: { width: 288, height: 700 },
    overscan: isPainted ? 4 : 1,
    gap,
    paddingStart: gap,
    paddingEnd: gap,
  });
  const shown = rows.getVirtualItems();
  /** Stands for the cards between two places; the list has its gap on both sides of it. */
  const space = (from: number, to: number, key: string) =>
    to - from > 2 * gap && <chakra.li key={key} role="presentation" aria-hidden flexShrink="0" style={{ height: to - from - 2 * gap }} />;
  const line = <chakra.li aria-hidden height="1" borderRadius="full" bg="accent.solid" flexShrink="0" />;
  return (
    <Flex
      as="section"
      ref={ref}
      data-column={column.id}
      aria-labelledby={`column-${column.id}`}
      direction="column"
      flex="0 0 auto"
      width={{ base: '100%', md: '72' }}
      scrollSnapAlign="start"
      minHeight="0"
      bg={isDropTarget ? 'accent.subtle' : 'bg.subtle'}
      borderWidth="1px"
      borderColor={isDropTarget ? 'accent.border' : 'border'}
      borderRadius="lg"
    >
      <Box paddingInline="3" paddingBlock="2.5" borderBottomWidth="1px">
        <Heading as="h2" size="md" id={`column-${column.id}`} overflowWrap="anywhere">
          <bdi>{column.name}</bdi>
        </Heading>
        {column.head}
      </Box>
      <Flex
        as="ul"
        ref={list}
        direction="column"
        padding="2"
        overflowY="auto"
        flex="1"
        minHeight="16"
        aria-labelledby={`column-${column.id}`}
        style={{ gap }}
      >
        {column.adding && (
          <chakra.li padding="3" bg="bg.panel" borderWidth="1px" borderRadius="md" flexShrink="0">
            {column.adding}
          </chakra.li>
        )}
        {shown.map(({ index, start }, at) => {
          const id = ids[index];
          const drawn = card(id);
          return (
            <Fragment key={id}>
              {space(shown[at - 1]?.end ?? 0, start, 'space')}
              {mark === index && line}
              {drawn && (
                <KanbanCard
                  id={id}
                  card={drawn}
                  isLifted={keys.liftedId === id}
                  instructions={instructions}
                  onKeyDown={event => keys.onKeyDown(event, id)}
                  place={{ column, columns, index, count: ids.length, put: (columnId, to) => put(id, columnId, to) }}
                  measure={isLong ? rows.measureElement : unmeasured}
                  isActive={active.id === id}
                  focusRound={active.id === id ? active.round : 0}
                  onCardKey={onCardKey}
                  onCardFocus={onCardFocus}
                />
              )}
            </Fragment>
          );
        })}
        {shown.length > 0 && space(shown.at(-1)!.end, rows.getTotalSize(), 'rest')}
        {mark !== undefined && mark >= ids.length && line}
        {ids.length === 0 && mark === undefined && !column.adding && (
          <chakra.li padding="3" textAlign="center" fontSize="sm" color="fg.muted">
            <FormattedMessage id="kanban.empty" />
          </chakra.li>
        )}
        {onMore && (
          <chakra.li ref={end} padding="2" textAlign="center" fontSize="sm" color="fg.muted">
            <FormattedMessage id="screen.loading" />
          </chakra.li>
        )}
      </Flex>
    </Flex>
  );
}
