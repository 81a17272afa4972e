import { useDraggable } from '@dnd-kit/react';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useCallback, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { ForMembers } from '../session/ForMembers.tsx';
import { useMay } from '../session/may.ts';
import { fixed, fixedIconButton } from '../ui/fixed.tsx';
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

const Frame = fixed('li', {
  display: 'flex',
  gap: '1',
  flexShrink: '0',
  padding: '3',
  paddingInlineEnd: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'md',
  cursor: 'grab',
  WebkitTouchCallout: 'none',
  // A long column lays out only the cards in sight.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 8rem',
  _focusVisible: { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' },
  '&[data-fixed]': { cursor: 'auto' },
  '&[data-dragged]': { opacity: 0.4 },
  '&[data-lifted]': { borderColor: 'accent.solid', boxShadow: '0 6px 18px rgb(0 0 0 / 0.16)', contentVisibility: 'visible' },
});
const Content = fixed('div', { flex: '1', minWidth: '0' });
const Tools = fixed('div', { display: 'flex', flexDirection: 'column', flexShrink: '0' });
const Handle = fixedIconButton('xs', { cursor: 'grab' });

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
    <Frame
      ref={take}
      data-card={id}
      data-index={place.index}
      data-fixed={isFixed || undefined}
      data-dragged={isDragSource || undefined}
      data-lifted={isLifted || undefined}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      tabIndex={isActive ? 0 : -1}
      onKeyDown={event => onCardKey(event, id)}
      onFocus={() => onCardFocus(id)}
    >
      <Content>{card.content}</Content>
      <ForMembers>
        <Tools>
          <KanbanMenu card={card} place={place} />
          <Handle
            ref={handle}
            type="button"
            data-handle
            aria-label={intl.formatMessage({ id: 'kanban.handle' }, { card: card.name })}
            aria-describedby={instructions}
            aria-pressed={isLifted}
            onKeyDown={onKeyDown}
          >
            <GripVertical aria-hidden />
          </Handle>
        </Tools>
      </ForMembers>
    </Frame>
  );
}
