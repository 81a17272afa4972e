import { Button, Stack } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { CountPageCancelMutation } from '../../core/relay/generated/CountPageCancelMutation.graphql.ts';
import type { CountPageCloseMutation } from '../../core/relay/generated/CountPageCloseMutation.graphql.ts';
import type { CountPagePostMutation } from '../../core/relay/generated/CountPagePostMutation.graphql.ts';
import type { CountPageQuery } from '../../core/relay/generated/CountPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useIsImpersonating } from '../../core/session/impersonation.ts';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { CountForm } from './CountForm.tsx';
import { CountLines } from './CountLines.tsx';
import { CountStatus } from './CountStatus.tsx';
import { Scanner } from './Scanner.tsx';
import { stockCountRemoval } from '../../core/relay/operations/stockCountOperations.ts';

/** /inventory/counts/:id/: one stock count, with counting by scanner or by hand, and its results. */
export function CountPage({ query }: ScreenProps<CountPageQuery>) {
  const intl = useIntl();
  const isImpersonating = useIsImpersonating();
  const data = usePreloadedQuery<CountPageQuery>(
    graphql`
      query CountPageQuery($id: ID!, $filter: StockCountLineFilter!) @preloadable {
        stockCount(id: $id) @required(action: THROW) {
          id
          version
          number
          status
          isBlind
          lineCount
          countedCount
          differenceCount
          createdAt
          postedAt
          warehouse {
            name
          }
          ...RecordScreen_record
        }
        ...CountLines_query @arguments(filter: $filter)
      }
    `,
    query,
  );
  const { stockCount: count } = data;
  useLiveUpdates('StockCount', 'StockCountLine');
  const [post, isPosting] = useAction<CountPagePostMutation>(
    'count',
    graphql`
      mutation CountPagePostMutation($input: RecordInput!) {
        postStockCount(input: $input) {
          ...saving_payload
          stockCount {
            id
            version
            number
            status
          }
        }
      }
    `,
    'count.posted',
  );
  const [cancel, isCancelling] = useAction<CountPageCancelMutation>(
    'count',
    graphql`
      mutation CountPageCancelMutation($input: RecordInput!) {
        cancelStockCount(input: $input) {
          ...saving_payload
          stockCount {
            id
            version
            status
          }
        }
      }
    `,
    'count.cancelled',
  );
  const [closeCount, isClosing] = useAction<CountPageCloseMutation>(
    'count',
    graphql`
      mutation CountPageCloseMutation($input: RecordInput!) {
        closeStockCount(input: $input) {
          ...saving_payload
          stockCount {
            id
            version
            status
          }
        }
      }
    `,
    'count.closed',
  );
  const { id, version, number, status, isBlind, warehouse, countedCount, lineCount, differenceCount, postedAt, createdAt } = count;
  const isBusy = isPosting || isCancelling || isClosing;
  const isOpen = status === 'OPEN';
  const isHidden = isOpen && isBlind;
  const input = { input: { id, version } };
  return (
    <RecordScreen
      entity="count"
      record={count}
      name={number ?? intl.formatMessage({ id: 'count.unnumbered' }, { status })}
      status={<CountStatus status={status} />}
      panels={[
        {
          id: 'overview',
          label: 'count.one',
          content: (
            <Stack gap="4">
              <Facts marginBlockEnd="0">
                <Fact label="count.warehouse">
                  <bdi>{warehouse.name}</bdi>
                </Fact>
                <Fact label="count.progress">
                  <FormattedMessage
                    id="count.of"
                    values={{ counted: <NumberText value={countedCount} />, all: <NumberText value={lineCount} /> }}
                  />
                </Fact>
                <Fact label="count.differenceCount">
                  {differenceCount == null ? <FormattedMessage id="count.hidden" /> : <NumberText value={differenceCount} />}
                </Fact>
                <Fact label={postedAt ? 'count.postedAt' : 'count.createdAt'}>
                  <When at={postedAt ?? createdAt} />
                </Fact>
              </Facts>
              {isOpen && !isImpersonating && <Scanner countId={id} />}
              <CountLines query={data} countId={id} {...{ isOpen, isHidden }} />
            </Stack>
          ),
        },
      ]}
      form={(editId, onClose) => <CountForm id={editId} onClose={onClose} />}
      removal={status === 'POSTED' ? undefined : stockCountRemoval}
      buttons={
        (isOpen || status === 'REVIEW') && (
          <>
            <Button disabled={isBusy || countedCount === 0} onClick={() => void (isHidden ? closeCount(input) : post(input))}>
              <Check aria-hidden />
              <FormattedMessage id={isHidden ? 'count.close' : 'count.post'} />
            </Button>
            <Button variant="outline" disabled={isBusy} onClick={() => void cancel(input)}>
              <X aria-hidden />
              <FormattedMessage id="count.cancel" />
            </Button>
          </>
        )
      }
    />
  );
}
