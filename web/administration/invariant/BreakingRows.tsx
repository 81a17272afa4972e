import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const shown = (value: unknown) => (value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value));

/** The rows that violate an invariant, with their database columns. */
export function BreakingRows({ rows, broken }: { rows: unknown; broken: number }) {
  const records = Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
  if (!records.length) return null;
  return (
    <chakra.details fontSize="xs">
      <chakra.summary cursor="pointer" minHeight="6" color="fg.error">
        <FormattedMessage id="invariant.rows" values={{ count: broken }} />
      </chakra.summary>
      <chakra.ol listStylePosition="inside" listStyleType="decimal" marginBlockStart="1" maxWidth="md">
        {records.map((row, index) => (
          <chakra.li key={index} overflowWrap="anywhere" color="fg.error" paddingBlock="0.5">
            {Object.entries(row).map(([column, value]) => (
              <chakra.span key={column} marginInlineEnd="2">
                <bdi dir="ltr">{column}</bdi>
                {': '}
                <bdi>{shown(value)}</bdi>
              </chakra.span>
            ))}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.details>
  );
}
