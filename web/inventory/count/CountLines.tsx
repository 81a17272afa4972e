import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import Undo2 from 'lucide-react/icons/undo-2';
import { startTransition, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { CountLines_query$key } from '../../core/relay/generated/CountLines_query.graphql.ts';
import type { CountLinesMoreQuery } from '../../core/relay/generated/CountLinesMoreQuery.graphql.ts';
import type { CountLinesUndoMutation } from '../../core/relay/generated/CountLinesUndoMutation.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useIsImpersonating } from '../../core/session/impersonation.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { SerialsText } from '../../core/ui/SerialsText.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

const shows = ['all', 'open', 'counted'] as const;
const pageSize = 50;

interface CountLinesProps {
  query: CountLines_query$key;
  countId: string;
  isOpen: boolean;
  /** Whether the server withholds expected quantities, in an open blind count. */
  isHidden: boolean;
}

/** Lines of a stock count with expected and counted quantities; shows movements made since a line was counted. */
export function CountLines({ query: key, countId, isOpen, isHidden }: CountLinesProps) {
  const intl = useIntl();
  const isImpersonating = useIsImpersonating();
  const { data, hasNext, loadNext, isLoadingNext, refetch } = usePaginationFragment<CountLinesMoreQuery, CountLines_query$key>(
    graphql`
      fragment CountLines_query on Query
      @argumentDefinitions(filter: { type: "StockCountLineFilter!" }, first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "CountLinesMoreQuery") {
        stockCountLines(filter: $filter, first: $first, after: $after, sort: { field: COUNTED_AT, direction: DESC })
          @connection(key: "CountLines_stockCountLines")
          @required(action: THROW) {
          edges {
            node {
              id
              book
              counted
              difference
              movedSince
              isCounted
              serialNumbers
              missingSerials
              product {
                id
                name
              }
              batch {
                number
              }
            }
          }
        }
      }
    `,
    key,
  );
  const [undo, isBusy] = useAction<CountLinesUndoMutation>(
    'count',
    graphql`
      mutation CountLinesUndoMutation($input: RecordInput!) {
        clearStockCountLine(input: $input) {
          ...saving_payload
          stockCountLine {
            id
            book
            counted
            difference
            isCounted
          }
        }
      }
    `,
  );
  const [show, setShow] = useState<(typeof shows)[number]>('all');
  const pick = (next: (typeof shows)[number]) => {
    setShow(next);
    const filter = { count: { eq: countId }, ...(next !== 'all' && { isCounted: { eq: next === 'counted' } }) };
    startTransition(() => void refetch({ filter, first: pageSize }, { fetchPolicy: 'network-only' }));
  };
  const lines = data.stockCountLines.edges.map(({ node }) => node);
  const count = (value: string | null | undefined) => value != null && <NumberText value={Number(value)} />;
  return (
    <PanelBox>
      <HStack gap="1" marginBlockEnd="3" role="group" aria-label={intl.formatMessage({ id: 'count.lines' })}>
        {shows.map(each => (
          <Button
            key={each}
            size="sm"
            variant={each === show ? 'solid' : 'outline'}
            aria-pressed={each === show}
            onClick={() => pick(each)}
          >
            <FormattedMessage id={`count.show.${each}`} />
          </Button>
        ))}
      </HStack>
      {lines.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'count.noLines' })} />
      ) : (
        <FigureTable
          label="count.lines"
          heads={[
            'product.one',
            ...(isHidden ? ['count.countedQuantity'] : ['count.book', 'count.countedQuantity', 'count.difference']),
            ...(isOpen && !isHidden ? ['count.movedSince'] : []),
            ...(isOpen ? ['list.actions'] : []),
          ]}
          rows={lines.map(({ id, product, batch, book, counted, difference, movedSince, isCounted, serialNumbers, missingSerials }) => ({
            key: id,
            cells: [
              <HStack key="product" gap="2" wrap="wrap">
                <RecordLink id={product.id}>
                  <bdi>{product.name}</bdi>
                </RecordLink>
                {batch && <Ltr>{batch.number}</Ltr>}
                <SerialsText numbers={serialNumbers} />
                {missingSerials && missingSerials.length > 0 && (
                  <Text as="span" fontSize="sm" color="fg.error">
                    <FormattedMessage id="count.missingSerials" values={{ numbers: <Ltr>{missingSerials.join(', ')}</Ltr> }} />
                  </Text>
                )}
              </HStack>,
              ...(isHidden ? [] : [count(book)]),
              count(counted),
              ...(isHidden
                ? []
                : [
                    difference != null && Number(difference) !== 0 ? (
                      <Badge key="difference" colorPalette={Number(difference) > 0 ? 'green' : 'red'}>
                        <NumberText value={Number(difference)} />
                      </Badge>
                    ) : (
                      count(difference)
                    ),
                  ]),
              ...(isOpen && !isHidden
                ? [
                    Number(movedSince) !== 0 && (
                      <Badge key="moved" colorPalette="amber">
                        <NumberText value={Number(movedSince)} />
                      </Badge>
                    ),
                  ]
                : []),
              ...(isOpen
                ? [
                    isCounted && !isImpersonating && (
                      <Button key="undo" size="xs" variant="ghost" disabled={isBusy} onClick={() => void undo({ input: { id } })}>
                        <Undo2 aria-hidden />
                        <FormattedMessage id="count.again" />
                      </Button>
                    ),
                  ]
                : []),
            ],
          }))}
        />
      )}
      {hasNext && (
        <Flex justify="center" padding="3">
          <Button variant="ghost" size="sm" disabled={isLoadingNext} onClick={() => loadNext(pageSize)}>
            <FormattedMessage id="action.showMore" />
          </Button>
        </Flex>
      )}
    </PanelBox>
  );
}
