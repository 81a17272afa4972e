import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { PopoverItem } from '../ui/Popover.tsx';
import type { BoardCardProps, BoardColumnProps } from './Kanban.tsx';
import { RowActions } from './RowActions.tsx';

/** A card's position, and how to change it. */
export interface CardPosition {
  column: BoardColumnProps;
  columns: BoardColumnProps[];
  index: number;
  count: number;
  put: (columnId: string, index: number) => void;
}

/** Menu to move a card without dragging: up, down, or to the top of another column. */
export function KanbanMenu({ card, place: { column, columns, index, count, put } }: { card: BoardCardProps; place: CardPosition }) {
  return (
    <RowActions name={card.name}>
      {card.actions}
      <PopoverItem disabled={index === 0} onClick={() => put(column.id, index - 1)}>
        <FormattedMessage id="kanban.up" />
      </PopoverItem>
      <PopoverItem disabled={index === count - 1} onClick={() => put(column.id, index + 1)}>
        <FormattedMessage id="kanban.down" />
      </PopoverItem>
      <chakra.p paddingInline="2.5" paddingBlock="1.5" fontSize="xs" color="fg.muted">
        <FormattedMessage id="kanban.moveTo" />
      </chakra.p>
      {columns
        .filter(({ id }) => id !== column.id)
        .map(({ id, name }) => (
          <PopoverItem key={id} onClick={() => put(id, 0)}>
            <bdi>{name}</bdi>
          </PopoverItem>
        ))}
    </RowActions>
  );
}
