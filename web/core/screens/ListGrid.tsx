import { SimpleGrid } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import type { List } from './list/List.ts';

interface ListGridProps<Row> {
  title: string;
  list: List<Row>;
  card: (row: Row) => ReactNode;
}

/** The loaded rows of a list as cards side by side. */
export function ListGrid<Row extends { readonly id: string }>({ title, list, card }: ListGridProps<Row>) {
  const { rows, see } = list;
  useEffect(() => see(0, rows.length - 1), [see, rows]);
  return (
    <SimpleGrid as="ul" aria-label={title} minChildWidth="52" gap="4" padding="4" listStyleType="none">
      {rows.map(row => (
        <li key={row.id}>{card(row)}</li>
      ))}
    </SimpleGrid>
  );
}
