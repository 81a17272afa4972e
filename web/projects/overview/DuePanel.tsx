import { Box, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { DuePanel_tasks$key } from '../../core/relay/generated/DuePanel_tasks.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { DueDay } from '../DueDay.tsx';
import { People } from '../People.tsx';
import { tasksIn } from './overviewLinks.ts';

interface DuePanelProps {
  /** Message ids. */
  title: string;
  empty: string;
  /** Filter of the task list that shows all of them. */
  by: string;
  tasks: DuePanel_tasks$key;
}

/** Tasks that are overdue or soon due, the earliest first, with their people. */
export function DuePanel({ title, empty, by, tasks }: DuePanelProps) {
  const { totalCount, edges } = useFragment(
    graphql`
      fragment DuePanel_tasks on TaskConnection {
        totalCount
        edges {
          node {
            id
            key
            name
            dueOn
            isOverdue
            overdueDays
            assignees {
              ...People_users
            }
          }
        }
      }
    `,
    tasks,
  );
  return (
    <Box gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
      <Panel title={<FormattedMessage id={title} />}>
        {edges.length === 0 && (
          <chakra.p color="fg.muted">
            <FormattedMessage id={empty} />
          </chakra.p>
        )}
        <chakra.ul listStyleType="none" display="grid" gap="2.5">
          {edges.map(({ node: { id, key, name, dueOn, isOverdue, overdueDays, assignees } }) => (
            <chakra.li key={id} display="flex" alignItems="center" gap="3" fontSize="sm">
              <Box flex="1" minWidth="0">
                <RecordLink id={id} fontWeight="normal" display="inline-flex" alignItems="center" minHeight="6">
                  <bdi>{name}</bdi>
                </RecordLink>
                <Text fontSize="xs" color="fg.muted">
                  <Ltr>{key}</Ltr>
                </Text>
              </Box>
              {isOverdue ? (
                <Text as="span" fontSize="xs" color="fg.error" textAlign="end">
                  <FormattedMessage id="projectOverview.daysLate" values={{ days: overdueDays }} />
                </Text>
              ) : (
                dueOn && <DueDay on={dueOn} isOverdue={false} />
              )}
              <People users={assignees} />
            </chakra.li>
          ))}
        </chakra.ul>
        {totalCount > edges.length && (
          <QuietLink
            to={tasksIn({ [by]: 'true' })}
            fontSize="sm"
            display="inline-flex"
            alignItems="center"
            minHeight="6"
            marginBlockStart="3"
          >
            <FormattedMessage id="projectOverview.allTasks" values={{ count: totalCount }} />
          </QuietLink>
        )}
      </Panel>
    </Box>
  );
}
