import { chakra, Flex } from '@chakra-ui/react';
import type { DragMoveEvent } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Kanban_card$key } from '../relay/generated/Kanban_card.graphql.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { overlay, plugins, sensors, spotUnder } from './dragging.ts';
import { KanbanColumn } from './KanbanColumn.tsx';
import { KanbanTabs } from './KanbanTabs.tsx';
import { orderOf, positionAt, positionOf, type KanbanOrder, type RankedCard } from './kanbanOrder.ts';
import { useCardCursor } from './useCardCursor.ts';
import { useKanbanKeys } from './useKanbanKeys.ts';
import { useKanbanMoves, type SendMove } from './useKanbanMoves.ts';

/** A board column as its module provides it. */
export interface BoardColumnProps {
  id: string;
  name: string;
  /** Content next to the name: totals and actions. */
  head: ReactNode;
  /** Form that adds a card, shown above the cards while it is open. */
  adding?: ReactNode;
  /** Loads more cards; undefined when all are loaded. */
  onMore?: () => void;
}

/** A board card as its module provides it. */
export interface BoardCardProps {
  name: string;
  content: ReactNode;
  /** Actions other than moving: `PopoverItem`s. */
  actions?: ReactNode;
  /** What letters do while the card has the focus. */
  keys?: Readonly<Record<string, () => void>>;
}

interface KanbanProps {
  label: string;
  columns: BoardColumnProps[];
  cards: readonly (RankedCard & { readonly version: number })[];
  card: (id: string) => BoardCardProps | undefined;
  /** Sends a move to the server; see SendMove. */
  move: SendMove;
  /** Opens the form that adds a card to a column, by a key. */
  onQuick?: (columnId: string) => void;
  /** Content after the last column. */
  end?: ReactNode;
}

/** Kanban board of cards in their columns. */
export function Kanban({ cards, ...props }: Omit<KanbanProps, 'cards'> & { cards: Kanban_card$key }) {
  const data = useFragment(
    graphql`
      fragment Kanban_card on Card @relay(plural: true) {
        id
        version
        rank
        column {
          id
        }
      }
    `,
    cards,
  );
  return <RankedKanban {...props} cards={data} />;
}

/**
 * Cards in columns. They are moved by mouse, touch, keyboard, or a menu that needs no dragging (WCAG 2.5.7). Moves are shown optimistically.
 */
export function RankedKanban({ label, columns, cards, card, move, onQuick, end }: KanbanProps) {
  const isWide = useMedia('(min-width: 768px)');
  const frame = useRef<HTMLDivElement>(null);
  const instructions = useId();
  const [over, setOver] = useState<{ columnId: string; index: number }>();
  /** Order at the start of a drag, which freezes the board against changes by others. */
  const [held, setHeld] = useState<KanbanOrder>();
  const nameOf = (id: string) => card(id)?.name ?? '';
  const moves = useKanbanMoves(cards, move, nameOf);
  const settled =
    held ??
    orderOf(
      columns.map(({ id }) => id),
      cards,
      moves.pending,
    );
  const keys = useKanbanKeys({ order: settled, columns, nameOf, moves, hold: setHeld });
  const order = keys.order;
  const [draggedId, setDragged] = useState<string>();
  const cursor = useCardCursor({ order, columns, lift: keys.onKeyDown, keysOf: id => card(id)?.keys, onQuick });

  const spotOf = (event: Pick<DragMoveEvent, 'operation' | 'nativeEvent'>) => spotUnder(event, columnId => order.get(columnId) ?? []);
  const show = (event: Pick<DragMoveEvent, 'operation' | 'nativeEvent'>) => {
    const spot = spotOf(event);
    setOver(shown => (shown?.columnId === spot?.columnId && shown?.index === spot?.index ? shown : spot));
  };
  return (
    <DragDropProvider
      plugins={plugins}
      sensors={sensors}
      onDragStart={({ operation }) => {
        setHeld(settled);
        setDragged(String(operation.source?.id));
      }}
      onDragMove={show}
      onDragOver={event => show(event)}
      onDragEnd={event => {
        const id = String(event.operation.source?.id);
        const spot = event.canceled ? undefined : spotOf(event);
        setOver(undefined);
        setHeld(undefined);
        setDragged(undefined);
        if (!spot) return;
        const now = positionOf(settled, id);
        if (now?.columnId !== spot.columnId || now.index !== spot.index) moves.start(positionAt(settled, id, spot.columnId, spot.index));
      }}
    >
      <Hidden id={instructions}>
        <FormattedMessage id="kanban.instructions" />
      </Hidden>
      <Hidden role="status" aria-live="assertive">
        {keys.said}
      </Hidden>
      <Hidden role="status" aria-live="assertive">
        {moves.said}
      </Hidden>
      {!isWide && <KanbanTabs label={label} columns={columns} order={order} frame={frame} />}
      <Flex
        ref={frame}
        role="group"
        aria-label={label}
        gap="3"
        // Contains visually hidden text, which would otherwise widen the page.
        position="relative"
        overflowX="auto"
        overscrollBehaviorX="contain"
        height={{ base: 'calc(100dvh - 18rem)', md: 'calc(100dvh - 13.75rem)' }}
        minHeight="72"
        scrollSnapType={{ base: 'x mandatory', md: 'none' }}
        paddingBlockEnd="2"
      >
        {columns.map(column => (
          <KanbanColumn
            key={column.id}
            column={column}
            columns={columns}
            ids={order.get(column.id) ?? []}
            card={card}
            mark={over?.columnId === column.id ? over.index : undefined}
            instructions={instructions}
            keys={keys}
            active={cursor.active}
            onCardKey={cursor.onKey}
            onCardFocus={cursor.onFocus}
            draggedId={draggedId}
            put={(id, columnId, index) => moves.start(positionAt(order, id, columnId, index))}
          />
        ))}
        {end}
      </Flex>
      <DragOverlay dropAnimation={null}>{source => <chakra.div {...overlay}>{card(String(source.id))?.content}</chakra.div>}</DragOverlay>
    </DragDropProvider>
  );
}
