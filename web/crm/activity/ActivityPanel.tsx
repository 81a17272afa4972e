import { Button, chakra, Flex, Heading } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ActivityPanel_activities$key } from '../../core/relay/generated/ActivityPanel_activities.graphql.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ActivityItem } from './ActivityItem.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const ActivityForm = lazyPart(async () => (await import('./ActivityForm.tsx')).ActivityForm);

type Named = { readonly id: string; readonly name: string };

interface ActivityPanelProps {
  /** The record's latest activities, at most 100. */
  activities: ActivityPanel_activities$key;
  /** What a new activity is about. */
  customer?: Named | null;
  contact?: Named;
  lead?: Named;
}

/** Activities of a record: open ones by due date, then completed ones, latest first. */
export function ActivityPanel({ activities: key, ...about }: ActivityPanelProps) {
  const { edges } = useFragment(
    graphql`
      fragment ActivityPanel_activities on ActivityConnection {
        edges {
          node {
            id
            status
            dueAt
            doneAt
            ...ActivityItem_activity
          }
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const [isMaking, setMaking] = useState(false);
  const all = edges.map(({ node }) => node);
  const open = all.filter(({ status }) => status !== 'DONE').toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  const done = all.filter(({ status }) => status === 'DONE').toSorted((one, other) => other.doneAt!.localeCompare(one.doneAt!));
  const add = (
    <ForMembers>
      <Button size="sm" variant="outline" onClick={() => setMaking(true)}>
        <Plus aria-hidden />
        <FormattedMessage id="activity.new" />
      </Button>
    </ForMembers>
  );
  return (
    <PanelBox>
      {all.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'activity.none' })} text={intl.formatMessage({ id: 'activity.noneText' })}>
          {add}
        </EmptyState>
      ) : (
        <Flex justify="flex-end">{add}</Flex>
      )}
      {[
        { name: 'open', rows: open },
        { name: 'past', rows: done },
      ].map(
        ({ name, rows }) =>
          rows.length > 0 && (
            <chakra.section key={name} marginBlockEnd="4">
              <Heading as="h2" size="md">
                <FormattedMessage id={`activity.group.${name}`} />
              </Heading>
              <chakra.ul listStyleType="none">
                {rows.map(activity => (
                  <ActivityItem key={activity.id} activity={activity} />
                ))}
              </chakra.ul>
            </chakra.section>
          ),
      )}
      {isMaking && (
        <Part>
          <ActivityForm {...about} onClose={() => setMaking(false)} />
        </Part>
      )}
    </PanelBox>
  );
}
