import { Box, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { SpendingPreviewQuery } from '../../core/relay/generated/SpendingPreviewQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { useSettled } from '../../core/ui/useSettled.ts';

/** What is to be spent, as far as it is typed. */
interface Planned {
  headId: string | null | undefined;
  costCenterId: string | null | undefined;
  lines: readonly { readonly productId: string; readonly quantity: string; readonly estimatedPrice?: string | null }[];
}

type Input = SpendingPreviewQuery['variables']['input'];

const isExact = (value: string) => /^\d{1,12}(\.\d{1,6})?$/.test(value);

/** What a request is expected to cost, and what that leaves of its budget: asked again a moment after the last key. */
export function SpendingPreview({ headId, costCenterId, lines }: Planned) {
  const usable = lines.filter(({ productId, quantity }) => productId && isExact(quantity) && Number(quantity) >= 1);
  const asked = useDeferredValue(
    useSettled(
      JSON.stringify({
        headId: headId || null,
        costCenterId: costCenterId || null,
        lines: usable.map(({ productId, quantity, estimatedPrice: price }) => ({
          productId,
          quantity,
          estimatedPrice: price && isExact(price) ? price : null,
        })),
      }),
    ),
  );
  const input = JSON.parse(asked) as Input;
  return (
    <Box aria-live="polite" _empty={{ display: 'none' }}>
      <Part>{input.lines.length > 0 && <Preview input={input} />}</Part>
    </Box>
  );
}

const tones = { STOP: 'red', APPROVE: 'amber', WARN: 'amber' } as const;

function Preview({ input }: { input: Input }) {
  const { spendingCheck } = useQuery<SpendingPreviewQuery>(
    graphql`
      query SpendingPreviewQuery($input: SpendingCheckInput!) {
        spendingCheck(input: $input) @required(action: THROW) {
          estimate
          unpriced
          action
          problem
          caps {
            name
            cap
            actual
            committed
            after
            isExceeded
          }
        }
      }
    `,
    { input },
    { fetchPolicy: 'network-only' },
  );
  const { estimate, unpriced, action, problem, caps } = spendingCheck;
  return (
    <Stack gap="3">
      <Text>
        <FormattedMessage id="spending.estimate" values={{ amount: <MoneyText key="amount" value={estimate} /> }} />{' '}
        {unpriced > 0 && (
          <Text as="span" color="fg.muted">
            <FormattedMessage id="spending.unpriced" values={{ lines: unpriced }} />
          </Text>
        )}
      </Text>
      {problem && (
        <Notice tone="amber">
          <FormattedMessage id={problem} />
        </Notice>
      )}
      {action && (
        <Notice tone={tones[action]}>
          <FormattedMessage id={`spending.${action}`} />
        </Notice>
      )}
      {caps.length > 0 && (
        <FigureTable
          label="spending.title"
          heads={['spending.name', 'spending.cap', 'spending.actual', 'spending.committed', 'spending.after']}
          rows={caps.map(({ name, cap, actual, committed, after, isExceeded }, index) => ({
            key: `${index} ${name}`,
            cells: [
              <bdi key="name">{name}</bdi>,
              <MoneyText key="cap" value={cap} />,
              <MoneyText key="actual" value={actual} blankZero />,
              <MoneyText key="committed" value={committed} blankZero />,
              <Text as="span" key="after" fontWeight="medium" color={isExceeded ? 'red.fg' : undefined}>
                <MoneyText value={after} />
              </Text>,
            ],
          }))}
        />
      )}
    </Stack>
  );
}
