import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useFieldError } from '../../core/fields/FieldFrame.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { creditOf, type CreditableLine, type CreditDraft } from './creditOf.ts';

/** A line that can still be returned or credited, with its description. */
export type NamedLine = CreditableLine & { readonly description: string };

interface CreditedLinesProps<Line> {
  currency: string;
  lines: readonly Line[];
  /** Message ids: the text when nothing is left, the take-all button and the total's label. */
  none: string;
  all: string;
  sum: string;
  takeAll: () => void;
  /** Content below a line's name, and the line's fields. */
  left: (line: Line) => ReactNode;
  fields: (line: Line, index: number) => ReactNode;
}

/** The lines of a sale with fields for each, followed by the total. The form's `lines` have the same order. */
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
