import { Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  CustomerTimelineEvent_event$data,
  CustomerTimelineEvent_event$key,
} from '../../core/relay/generated/CustomerTimelineEvent_event.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { TimeLineEntry } from '../../core/ui/TimeLine.tsx';
import { EventMark } from './EventMark.tsx';

/** Message id stems of the states, by kind of event. */
const states: Record<CustomerTimelineEvent_event$data['kind'], string> = {
  CALL: 'activityStatus',
  MEETING: 'activityStatus',
  TASK: 'activityStatus',
  LEAD: 'leadColumn',
  ORDER: 'orderStatus',
  QUOTATION: 'quotationStatus',
  INVOICE: 'invoiceState',
  MAIL: 'timeline',
  COMMENT: 'timeline',
};

/** One event: its subject and outcome, who caused it and when. */
export function CustomerTimelineEvent({ event: key }: { event: CustomerTimelineEvent_event$key }) {
  const { at, kind, recordId, name, state, text, actor } = useFragment(
    graphql`
      fragment CustomerTimelineEvent_event on CustomerEvent {
        at
        kind
        recordId
        name
        state
        text
        actor {
          name
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  // A column is named by its kind, its usual title, or a title of the company's own.
  const known = [states[kind], ...(kind === 'LEAD' ? ['leadStage'] : [])].map(stem => `${stem}.${state}`).find(id => id in intl.messages);
  const became = state && (known ? intl.formatMessage({ id: known }) : state);
  const made = 'timeline.made';
  const did = { MAIL: 'timeline.sent', COMMENT: 'timeline.commented', ORDER: made, QUOTATION: made, INVOICE: made }[kind as 'MAIL'];
  return (
    <TimeLineEntry mark={<EventMark kind={kind} />}>
      <Flex columnGap="2" wrap="wrap" alignItems="baseline">
        <RecordLink id={recordId} minHeight="6">
          <bdi>{name}</bdi>
        </RecordLink>
        <Text as="span" fontSize="sm" color={state === 'OVERDUE' ? 'red.fg' : 'fg.muted'}>
          {became ? <bdi>{became}</bdi> : did && <FormattedMessage id={did} />}
        </Text>
      </Flex>
      {text && (
        <Text fontSize="sm" lineClamp={3} whiteSpace="pre-line" overflowWrap="anywhere">
          {kind === 'MAIL' ? <Ltr>{text}</Ltr> : <bdi>{text}</bdi>}
        </Text>
      )}
      <Text fontSize="xs" color="fg.muted">
        <When at={at} />
        {actor && (
          <>
            {' · '}
            <bdi>{actor.name}</bdi>
          </>
        )}
      </Text>
    </TimeLineEntry>
  );
}
