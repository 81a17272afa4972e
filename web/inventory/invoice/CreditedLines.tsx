import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useFieldError } from '../../core/fields/FieldFrame.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { creditOf, type CreditableLine, type CreditDraft } from './creditOf.ts';

/** A line that can still come back or be credited, and what it is called. */
export type NamedLine = CreditableLine & { readonly description: string };

interface CreditedLinesProps<Line> {
  currency: string;
  lines: readonly Line[];
  /** Message ids: where nothing is left, that all of it is taken, and what it comes to. */
  none: string;
  all: string;
  sum: string;
  takeAll: () => void;
  /** What is said below a line's name, and its fields. */
  left: (line: Line) => ReactNode;
  fields: (line: Line, index: number) => ReactNode;
}

/** The lines of a sale with what is typed of each; below, what it comes to. The form's `lines` stand in their order. */
export function CreditedLines<Line extends NamedLine>({
  currency,
  lines,
  none,
  all,
  sum,
  takeAll,
  left,
  fields,
}: CreditedLinesProps<Line>) {
  const drafts = useWatch({ name: 'lines' }) as CreditDraft[];
  const error = useFieldError('lines');
  if (lines.length === 0)
    return (
      <Text>
        <FormattedMessage id={none} />
      </Text>
    );
  return (
    <div>
      <Flex justify="flex-end" marginBlockEnd="2">
        <Button size="sm" variant="outline" onClick={takeAll}>
          <FormattedMessage id={all} />
        </Button>
      </Flex>
      <chakra.ul borderTopWidth="1px">
        {lines.map((line, index) => (
          <chakra.li key={line.id} display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="2" borderBottomWidth="1px">
            <chakra.div flex="1" minWidth="40">
              <bdi>{line.description}</bdi>
              <Text fontSize="sm" color="fg.muted">
                {left(line)}
              </Text>
            </chakra.div>
            {fields(line, index)}
          </chakra.li>
        ))}
      </chakra.ul>
      {error && (
        <Text role="alert" color="fg.error" fontSize="sm" fontWeight="medium" marginBlockStart="2">
          {error}
        </Text>
      )}
      <Flex justify="space-between" align="baseline" marginBlockStart="3" role="status">
        <Text fontWeight="semibold">
          <FormattedMessage id={sum} />
        </Text>
        <Text fontSize="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          <MoneyText value={creditOf(lines, drafts, currency)} currency={currency} />
        </Text>
      </Flex>
    </div>
  );
}

/** What is wrong with a field that has no frame. */
export function LineError({ name }: { name: string }) {
  const error = useFieldError(name);
  if (!error) return null;
  return (
    <Text role="alert" color="fg.error" fontSize="sm">
      {error}
    </Text>
  );
}
