import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useDroppable } from '@dnd-kit/react';
import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
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
  put: (id: string, columnId: string, index: number) => void;
}

/** A column with its head and its cards, which scroll separately and load more near the end. */
export function KanbanColumn({ column, columns, ids, card, mark, instructions, keys, put }: KanbanColumnProps) {
  const { ref, isDropTarget } = useDroppable({ id: column.id });
  const end = useRef<HTMLLIElement>(null);
  const { onMore } = column;
  useEffect(() => {
    if (!onMore || !end.current) return;
    const observer = new IntersectionObserver(entries => entries.some(({ isIntersecting }) => isIntersecting) && onMore(), {
      rootMargin: '200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onMore]);
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
      <Flex as="ul" direction="column" gap="2" padding="2" overflowY="auto" flex="1" minHeight="16" aria-labelledby={`column-${column.id}`}>
        {column.adding && (
          <chakra.li padding="3" bg="bg.panel" borderWidth="1px" borderRadius="md" flexShrink="0">
            {column.adding}
          </chakra.li>
        )}
        {ids.map((id, index) => {
          const shown = card(id);
          return shown ? (
            <Fragment key={id}>
              {mark === index && line}
              <KanbanCard
                id={id}
                card={shown}
                isLifted={keys.liftedId === id}
                instructions={instructions}
                onKeyDown={event => keys.onKeyDown(event, id)}
                place={{ column, columns, index, count: ids.length, put: (columnId, at) => put(id, columnId, at) }}
              />
            </Fragment>
          ) : null;
        })}
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
