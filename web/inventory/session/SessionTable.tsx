import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

interface SessionTableProps {
  /** Message ids of the table's label and of the columns. */
  label: string;
  heads: string[];
  /** Further columns that hold text; the first column names the figures. */
  words?: string[];
  rows: ReactNode[][];
}

/** Figures of a session as a table. */
export function SessionTable({ label, heads, words, rows }: SessionTableProps) {
  if (rows.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage id="tillSession.noMovements" />
      </Text>
    );
  return <FigureTable label={label} heads={heads} words={words} size="md" rows={rows.map((cells, row) => ({ key: String(row), cells }))} />;
}
