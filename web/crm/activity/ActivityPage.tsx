import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ActivityPageQuery } from '../../core/relay/generated/ActivityPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { ActivityStatus } from './ActivityStatus.tsx';
import { useCompletion } from './useCompletion.ts';
import { activityRemoval } from '../../core/relay/operations/activityOperations.ts';

/** /CRM/activities/all/:id/: one call, meeting or task with its comments. */
export function ActivityPage({ query }: ScreenProps<ActivityPageQuery>) {
  const { activity } = usePreloadedQuery<ActivityPageQuery>(
    graphql`
      query ActivityPageQuery($id: ID!) @preloadable {
        activity(id: $id) @required(action: THROW) {
          id
          kind
          title
          note
          status
          dueAt
          doneAt
          owner {
            name
            profileImage {
              url
            }
          }
          customer {
            id
            name
          }
          contact {
            id
            name
          }
          lead {
            id
            name: title
          }
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Activity');
  const { complete, reopen, isBusy } = useCompletion();
  const { id, kind, title, note, status, dueAt, doneAt, owner, customer, contact, lead } = activity;
  const isDone = status === 'DONE';
  const details = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <Fact label="activity.dueAt">
          <When at={dueAt} />
        </Fact>
        <Fact label="activity.doneAt">{doneAt && <When at={doneAt} />}</Fact>
        <RecordFact label="activity.customer" value={customer} />
        <RecordFact label="activity.contact" value={contact} />
        <RecordFact label="activity.lead" value={lead} />
        <TextFact label="activity.note" value={note} isText />
      </Facts>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="activity"
      record={activity}
      name={title}
      status={
        <>
          <Badge colorPalette="gray">
            <FormattedMessage id={`activityKind.${kind}`} />
          </Badge>
          <ActivityStatus status={status} />
        </>
      }
      owner={owner}
      panels={[{ id: 'details', label: 'party.details', content: details }]}
      form={(of, onClose) => <ActivityForm id={of} onClose={onClose} />}
      removal={activityRemoval}
      buttons={
        <Button disabled={isBusy} onClick={() => void (isDone ? reopen(id) : complete(id))}>
          {isDone ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          <FormattedMessage id={isDone ? 'activity.reopen' : 'activity.complete'} />
        </Button>
      }
    />
  );
}
