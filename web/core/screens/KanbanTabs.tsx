import { Button, Flex } from '@chakra-ui/react';
import { useEffect, useState, type RefObject } from 'react';
import { NumberText } from '../i18n/NumberText.tsx';
import type { BoardColumnProps } from './Kanban.tsx';
import type { KanbanOrder } from './kanbanOrder.ts';

interface KanbanTabsProps {
  label: string;
  columns: BoardColumnProps[];
  order: KanbanOrder;
  /** The horizontally scrolling element. */
  frame: RefObject<HTMLDivElement | null>;
}

/** Phones show one column at a time: these tabs scroll to a column, as swiping does. */
export function KanbanTabs({ label, columns, order, frame }: KanbanTabsProps) {
  const [current, setCurrent] = useState<string | undefined>(columns[0]?.id);
  const key = columns.map(({ id }) => id).join();
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
        if (seen) setCurrent(seen.dataset.column);
      },
      { root: frame.current, threshold: 0.6 },
    );
    for (const id of key.split(',')) {
      const column = frame.current?.querySelector(`[data-column="${id}"]`);
      if (column) observer.observe(column);
    }
    return () => observer.disconnect();
  }, [frame, key]);
  const show = (id: string) => frame.current?.querySelector(`[data-column="${id}"]`)?.scrollIntoView({ inline: 'start', block: 'nearest' });
  return (
    <Flex as="nav" aria-label={label} gap="1" overflowX="auto" paddingBlockEnd="2">
      {columns.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          variant={id === current ? 'subtle' : 'ghost'}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => show(id)}
        >
          <bdi>{name}</bdi> <NumberText value={order.get(id)?.length ?? 0} />
        </Button>
      ))}
    </Flex>
  );
}
