import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { TaskTable_tasks$key } from '../../core/relay/generated/TaskTable_tasks.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { StatusName } from '../column/StatusName.tsx';
import { DueDay } from '../DueDay.tsx';
import { People } from '../People.tsx';

interface TaskTableProps {
  tasks: TaskTable_tasks$key;
  /** Message ids of the empty panel. */
  none: string;
  noneText: string;
  /** Button that adds a task. */
  add: ReactNode;
}

/** Some tasks of a project, or the parts of a task, with status, due day and people. */
export function TaskTable({ tasks: key, none, noneText, add }: TaskTableProps) {
  const intl = useIntl();
  const { edges, totalCount } = useFragment(
    graphql`
      fragment TaskTable_tasks on TaskConnection {
        totalCount
        edges {
          node {
            id
            key
            name
            dueOn
            isOverdue
            column {
              ...StatusName_column
            }
            assignees {
              ...People_users
            }
          }
        }
      }
    `,
    key,
  );
  if (edges.length === 0)
    return (
      <PanelBox padding="0">
        <EmptyState title={intl.formatMessage({ id: none })} text={intl.formatMessage({ id: noneText })}>
          {add}
        </EmptyState>
      </PanelBox>
    );
  return (
    <PanelBox padding="0">
      <Flex justify="flex-end" padding="3">
        {add}
      </Flex>
      <chakra.ul aria-label={intl.formatMessage({ id: 'projectTask.plural' })}>
        {edges.map(({ node: { id, key: taskKey, name, dueOn, isOverdue, column, assignees } }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" gap="3" padding="3" borderTopWidth="1px" fontSize="sm">
            <chakra.span color="fg.muted" minWidth="16">
              <Ltr>{taskKey}</Ltr>
            </chakra.span>
            <chakra.span flex="1" minWidth="40">
              <RecordLink id={id}>
                <bdi>{name}</bdi>
              </RecordLink>
            </chakra.span>
            {dueOn && <DueDay on={dueOn} isOverdue={isOverdue} />}
            <StatusName column={column} />
            <People users={assignees} />
          </chakra.li>
        ))}
      </chakra.ul>
      {totalCount > edges.length && (
        <chakra.p padding="3" borderTopWidth="1px" fontSize="sm" color="fg.muted">
          <FormattedMessage id="projectTask.first" values={{ count: edges.length, total: totalCount }} />
        </chakra.p>
      )}
    </PanelBox>
  );
}
