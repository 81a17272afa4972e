import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useCallback, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { ForMembers } from '../session/ForMembers.tsx';
import { useMay } from '../session/may.ts';
import type { BoardCardProps } from './Kanban.tsx';
import { KanbanMenu, type CardPosition } from './KanbanMenu.tsx';

interface KanbanCardProps {
  id: string;
  card: BoardCardProps;
  isLifted: boolean;
  instructions: string;
  onKeyDown: (event: KeyboardEvent) => void;
  place: CardPosition;
  /** Measures the card for the column. */
  measure: (element: HTMLElement | null) => void;
  /** Whether the keys go on from it, and it is reached by Tab. */
  isActive: boolean;
  /** Takes the focus whenever this grows. */
  focusRound: number;
  onCardKey: (event: KeyboardEvent<HTMLElement>, id: string) => void;
  onCardFocus: (id: string) => void;
}

/** A card. Dragged from anywhere by mouse or long press, or by its handle with the keyboard. */
export function KanbanCard({
  id,
  card,
  isLifted,
  instructions,
  onKeyDown,
  place,
  measure,
  isActive,
  focusRound,
  onCardKey,
  onCardFocus,
}: KanbanCardProps) {
  const intl = useIntl();
  const isFixed = !useMay('WRITE');
  const { ref, isDragSource } = useDraggable({ id, disabled: isFixed });
  const own = useRef<HTMLElement>(null);
  const take = useCallback(
    (element: HTMLElement | null) => {
      own.current = element;
      ref(element);
      measure(element);
    },
    [ref, measure],
  );
  useLayoutEffect(() => {
    if (focusRound) own.current?.focus();
  }, [focusRound]);
  const handle = useRef<HTMLButtonElement>(null);
  // Moving to another column remounts the card, so the focus must be restored.
  useLayoutEffect(() => {
    if (isLifted) handle.current?.focus();
  });
  return (
    <chakra.li
      ref={take}
      data-card={id}
      data-index={place.index}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      tabIndex={isActive ? 0 : -1}
      onKeyDown={event => onCardKey(event, id)}
      onFocus={() => onCardFocus(id)}
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' }}
      flexShrink="0"
      padding="3"
      paddingInlineEnd="1"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isLifted ? 'accent.solid' : 'border'}
      boxShadow={isLifted ? '0 6px 18px rgb(0 0 0 / 0.16)' : undefined}
      borderRadius="md"
      opacity={isDragSource ? 0.4 : 1}
      cursor={isFixed ? undefined : 'grab'}
      // A long column lays out only the cards in sight.
      css={{ WebkitTouchCallout: 'none', contentVisibility: isLifted ? 'visible' : 'auto', containIntrinsicSize: 'auto 8rem' }}
    >
      <Flex gap="1">
        <Box flex="1" minWidth="0">
          {card.content}
        </Box>
        <ForMembers>
          <Flex direction="column" flexShrink="0">
            <KanbanMenu card={card} place={place} />
            <IconButton
              ref={handle}
              data-handle
              variant="ghost"
              colorPalette="gray"
              size="xs"
              cursor="grab"
              aria-label={intl.formatMessage({ id: 'kanban.handle' }, { card: card.name })}
              aria-describedby={instructions}
              aria-pressed={isLifted}
              onKeyDown={onKeyDown}
            >
              <GripVertical aria-hidden />
            </IconButton>
          </Flex>
        </ForMembers>
      </Flex>
    </chakra.li>
  );
}
