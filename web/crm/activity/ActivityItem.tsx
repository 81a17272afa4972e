import { chakra, Flex, IconButton } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { ActivityItem_activity$key } from '../../core/relay/generated/ActivityItem_activity.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useIsImpersonating } from '../../core/session/impersonation.ts';
import { ActivityKindIcon } from './ActivityKindIcon.tsx';
import { useCompletion } from './useCompletion.ts';

/** An activity in a list: one click completes it, its name opens it. */
export function ActivityItem({ activity: key }: { activity: ActivityItem_activity$key }) {
  const { id, kind, title, status, dueAt, doneAt, customer, contact, lead } = useFragment(
    graphql`
      fragment ActivityItem_activity on Activity {
        id
        kind
        title
        status
        dueAt
        doneAt
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
          title
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const isImpersonating = useIsImpersonating();
  const { complete, reopen, isBusy } = useCompletion();
  const isDone = status === 'DONE';
  const about = [customer, contact, lead && { id: lead.id, name: lead.title }].filter(one => !!one);
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="2" paddingBlock="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <IconButton
        size="sm"
        variant="ghost"
        colorPalette={isDone ? 'green' : 'gray'}
        disabled={isBusy || isImpersonating}
        aria-label={intl.formatMessage({ id: isDone ? 'activity.reopenThis' : 'activity.completeThis' }, { title })}
        onClick={() => void (isDone ? reopen(id) : complete(id))}
      >
        {isDone ? <Check aria-hidden /> : <Circle aria-hidden />}
      </IconButton>
      <chakra.div flex="1" minWidth="0" paddingBlockStart="1">
        <Flex gap="2" align="stretch" minHeight="6">
          <ActivityKindIcon kind={kind} />
          <RecordLink id={id}>
            <bdi>{title}</bdi>
          </RecordLink>
        </Flex>
        <Flex wrap="wrap" columnGap="3" fontSize="sm" color="fg.muted">
          <chakra.span color={status === 'OVERDUE' ? 'red.fg' : undefined}>
            <When at={isDone ? doneAt : dueAt} />
          </chakra.span>
          {about.map(({ id: aboutId, name }) => (
            <RecordLink key={aboutId} id={aboutId} fontWeight="normal" minHeight="6">
              <bdi>{name}</bdi>
            </RecordLink>
          ))}
        </Flex>
      </chakra.div>
    </chakra.li>
  );
}
