import { Button, chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { When } from '../i18n/When.tsx';
import type { RecordHistory_record$key } from '../relay/generated/RecordHistory_record.graphql.ts';
import type { RecordHistoryPageQuery } from '../relay/generated/RecordHistoryPageQuery.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { TimeLine, TimeLineEntry } from '../ui/TimeLine.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import { useRecordNames } from './useRecordNames.ts';

/** Timeline of who changed what in a record, newest first. */
export function RecordHistory({ entity, record }: { entity: string; record: RecordHistory_record$key }) {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<RecordHistoryPageQuery, RecordHistory_record$key>(
    graphql`
      fragment RecordHistory_record on Record
      @refetchable(queryName: "RecordHistoryPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        history(first: $count, after: $cursor) @connection(key: "RecordHistory_history") {
          edges {
            cursor
            node {
              at
              action
              actorName
              actor {
                name
                profileImage {
                  url
                }
              }
              changes
            }
          }
        }
      }
    `,
    record,
  );
  const { edges } = data.history;
  const names = useRecordNames(edges.map(({ node }) => node.changes));
  return (
    <Stack gap="4">
      <TimeLine aria-label={intl.formatMessage({ id: 'record.history' })}>
        {edges.map(({ cursor, node: { at, action, actor, actorName, changes } }) => {
          const name = actor?.name ?? actorName;
          const known = `history.${action}` in intl.messages ? `history.${action}` : 'history.UPDATED';
          return (
            <TimeLineEntry key={cursor} mark={<Avatar name={name ?? '·'} image={actor?.profileImage?.url} size="6" />}>
              <chakra.p fontSize="sm" minHeight="6">
                <FormattedMessage
                  id={known}
                  values={{ name: <chakra.bdi fontWeight="medium">{name ?? intl.formatMessage({ id: 'history.system' })}</chakra.bdi> }}
                />{' '}
                <chakra.span color="fg.muted" fontSize="xs">
                  <When at={at} />
                </chakra.span>
              </chakra.p>
              <FieldChanges {...{ entity, changes, names }} isNew={action === 'CREATED'} />
            </TimeLineEntry>
          );
        })}
      </TimeLine>
      {hasNext && (
        <Button variant="outline" alignSelf="flex-start" disabled={isLoadingNext} aria-busy={isLoadingNext} onClick={() => loadNext(20)}>
          <FormattedMessage id="record.showOlder" />
        </Button>
      )}
    </Stack>
  );
}
