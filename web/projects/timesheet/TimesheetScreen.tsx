import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { TimesheetScreenQuery } from '../../core/relay/generated/TimesheetScreenQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { SubmittedTime } from './SubmittedTime.tsx';
import { Week } from './Week.tsx';
import { WeekChoice } from './WeekChoice.tsx';

/** /projects/timesheet/: the viewer's week, and the hours that wait for their approval. */
export function TimesheetScreen({ query }: ScreenProps<TimesheetScreenQuery>) {
  const { timesheet, submittedTime } = usePreloadedQuery<TimesheetScreenQuery>(
    graphql`
      query TimesheetScreenQuery($day: Date) @preloadable {
        timesheet(day: $day) @required(action: THROW) {
          days
          today
          draftHours
          submittedHours
          approvedHours
          rejections {
            projectName
            reason
          }
          rows {
            projectId
            projectName
            taskId
            taskKey
            taskName
            cells {
              spentOn
              hours
              isLocked
            }
          }
        }
        submittedTime {
          ...SubmittedTime_submissions
        }
      }
    `,
    query,
  );
  useLiveUpdates('TimeEntry', 'Project', 'Task');
  const { days, today, rejections } = timesheet;
  const first = days[0];
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="menu.timesheet" />}>
        <WeekChoice first={first} today={today} />
      </ScreenHead>
      {rejections.map(({ projectName, reason }) => (
        <Notice key={projectName + reason} tone="amber">
          <FormattedMessage id="timesheet.sentBack" values={{ project: projectName }} />. <bdi>{reason}</bdi>
        </Notice>
      ))}
      <Week key={first} sheet={timesheet} />
      <SubmittedTime submissions={submittedTime} />
    </Stack>
  );
}
