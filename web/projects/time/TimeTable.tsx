import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { TimeTable_entries$key } from '../../core/relay/generated/TimeTable_entries.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

interface TimeTableProps {
  entries: TimeTable_entries$key;
  /** Hours of all entries. */
  hours: string;
  /** Button that adds time. */
  add: ReactNode;
}

/** Time spent on a project, the latest first, and its sum. */
export function TimeTable({ entries, hours, add }: TimeTableProps) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment TimeTable_entries on TimeEntryConnection {
        totalCount
        edges {
          node {
            id
            spentOn
            hours
            user {
              name
            }
            task {
              name
            }
          }
        }
      }
    `,
    entries,
  );
  return (
    <PanelBox>
      <Flex justify="flex-end" paddingBlockEnd="3">
        {add}
      </Flex>
      {edges.length === 0 ? (
        <chakra.p color="fg.muted">
          <FormattedMessage id="timeEntry.none" />
        </chakra.p>
      ) : (
        <FigureTable
          label="timeEntry.plural"
          heads={['timeEntry.spentOn', 'timeEntry.user', 'timeEntry.task', 'timeEntry.hours']}
          wide="timeEntry.task"
          words={['timeEntry.user', 'timeEntry.task']}
          rows={[
            ...edges.map(({ node }) => ({
              key: node.id,
              cells: [
                <RecordLink key="day" id={node.id}>
                  <Day on={node.spentOn} />
                </RecordLink>,
                <bdi key="user">{node.user.name}</bdi>,
                <bdi key="task">{node.task?.name}</bdi>,
                <NumberText key="hours" value={Number(node.hours)} />,
              ],
            })),
            {
              key: 'sum',
              kind: 'total' as const,
              cells: [<FormattedMessage key="sum" id="timeEntry.sum" />, <NumberText key="hours" value={Number(hours)} />],
            },
          ]}
        />
      )}
      {totalCount > edges.length && (
        <chakra.p paddingBlockStart="3" fontSize="sm" color="fg.muted">
          <FormattedMessage id="timeEntry.first" values={{ count: edges.length, total: totalCount }} />
        </chakra.p>
      )}
    </PanelBox>
  );
}
