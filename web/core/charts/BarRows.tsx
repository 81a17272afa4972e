import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { QuietLink } from '../ui/QuietLink.tsx';

export interface BarRow {
  id: string;
  label: ReactNode;
  /** Length of the bar, relative to the longest. */
  value: number;
  /** A second value, drawn inside the bar. */
  part?: number;
  figure: ReactNode;
  /** Path of the list with the records behind the figure. */
  to: string;
}

/** Horizontal bars with labels and figures, each linked to a list. */
export function BarRows({ rows }: { rows: BarRow[] }) {
  const longest = Math.max(...rows.map(({ value }) => value), 0);
  const share = (value: number) => `${longest > 0 ? (100 * value) / longest : 0}%`;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2.5">
      {rows.map(({ id, label, value, part, figure, to }) => (
        <li key={id}>
          <Flex justify="space-between" align="baseline" gap="3" fontSize="sm">
            <QuietLink to={to} fontWeight="normal" display="inline-flex" alignItems="center" minHeight="6">
              <span>{label}</span>
            </QuietLink>
            <chakra.span fontVariantNumeric="tabular-nums" textAlign="end">
              {figure}
            </chakra.span>
          </Flex>
          <Box aria-hidden height="2" marginBlockStart="1" borderRadius="full" bg="bg.muted" overflow="hidden">
            <Box height="full" width={share(value)} borderRadius="full" bg={part === undefined ? 'accent.solid' : 'accent.muted'}>
              {part !== undefined && (
                <Box height="full" width={value > 0 ? `${(100 * part) / value}%` : '0'} borderRadius="full" bg="accent.solid" />
              )}
            </Box>
          </Box>
        </li>
      ))}
    </chakra.ul>
  );
}
