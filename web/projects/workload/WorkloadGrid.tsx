import { chakra, Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { WorkloadGrid_workload$key } from '../../core/relay/generated/WorkloadGrid_workload.graphql.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { WorkloadCell } from './WorkloadCell.tsx';

/** Members by weeks. A week opens the tasks that fill it; the member's name leads to their open tasks. */
export function WorkloadGrid({ workload }: { workload: WorkloadGrid_workload$key }) {
  const intl = useIntl();
  const { weeks, members } = useFragment(
    graphql`
      fragment WorkloadGrid_workload on TeamWorkload {
        weeks
        members {
          userId
          name
          unplannedCount
          weeks {
            startsOn
            ...WorkloadCell_week
          }
          capacities {
            startsOn
            hours
            awayDays
          }
        }
      }
    `,
    workload,
  );
  const label = intl.formatMessage({ id: 'menu.workload' });
  return (
    <ScrollArea label={label}>
      <Table.Root aria-label={label} size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">
              <FormattedMessage id="workload.member" />
            </Table.ColumnHeader>
            {weeks.map(week => (
              <Table.ColumnHeader key={week} scope="col" textAlign="center">
                <Day on={week} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {members.map(member => (
            <Table.Row key={member.userId}>
              <Table.ColumnHeader scope="row" minWidth="40">
                <QuietLink to={`/projects/tasks/?assignee=${member.userId}&isOpen=yes`}>
                  <bdi>{member.name}</bdi>
                </QuietLink>
                {member.unplannedCount > 0 && (
                  <chakra.span display="block" fontSize="xs" fontWeight="normal" color="fg.muted">
                    <FormattedMessage id="workload.unplanned" values={{ count: member.unplannedCount }} />
                  </chakra.span>
                )}
              </Table.ColumnHeader>
              {weeks.map(week => {
                const planned = member.weeks.find(({ startsOn }) => startsOn === week);
                const { hours, awayDays } = member.capacities.find(({ startsOn }) => startsOn === week)!;
                return (
                  <Table.Cell key={week} textAlign="center" padding="1">
                    {planned && <WorkloadCell week={planned} name={member.name} capacity={Number(hours)} />}
                    {Number(awayDays) > 0 && (
                      <chakra.span display="block" fontSize="xs" color="fg.muted">
                        <FormattedMessage id="workload.away" values={{ days: Number(awayDays) }} />
                      </chakra.span>
                    )}
                  </Table.Cell>
                );
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
