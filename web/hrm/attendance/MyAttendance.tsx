import { Badge, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { MyAttendanceQuery } from '../../core/relay/generated/MyAttendanceQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Clock } from './Clock.tsx';
import { ClockTime } from './ClockTime.tsx';
import { Minutes } from './Minutes.tsx';
import { MonthChoice } from './MonthChoice.tsx';
import { monthIn } from './monthIn.ts';

/** /my-attendance/: the viewer's own clock, and the days that it has counted. */
export function MyAttendance({ query }: ScreenProps<MyAttendanceQuery>) {
  const intl = useIntl();
  const { address } = useAddress();
  const { ownEmployee, ownOpenAttendance, ownAttendances } = usePreloadedQuery<MyAttendanceQuery>(
    graphql`
      query MyAttendanceQuery($from: Date!, $before: Date!) @preloadable {
        ownEmployee {
          employeeId
        }
        ownOpenAttendance {
          ...Clock_attendance
        }
        ownAttendances(first: 100, filter: { day: { from: $from, before: $before } }, sort: { field: STARTED_AT, direction: DESC })
          @required(action: THROW) {
          edges {
            node {
              attendanceId
              day
              timeZone
              startedAt
              endedAt
              breakMinutes
              workedMinutes
              isForgotten
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('Attendance');
  if (!ownEmployee)
    return (
      <EmptyState isPage title={intl.formatMessage({ id: 'myProfile.none' })} text={intl.formatMessage({ id: 'myProfile.noneText' })} />
    );
  const stays = ownAttendances.edges.map(({ node }) => node);
  const worked = stays.reduce((sum, { workedMinutes }) => sum + (workedMinutes ?? 0), 0);
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="menu.myAttendance" />} />
      <Clock attendance={ownOpenAttendance} />
      <PanelBox>
        <MonthChoice month={monthIn(address).from} />
        {stays.length ? (
          <FigureTable
            label="attendance.days"
            heads={['attendance.day', 'attendance.startedAt', 'attendance.endedAt', 'attendance.breakMinutes', 'attendance.workedMinutes']}
            rows={[
              ...stays.map(({ attendanceId, day, timeZone, startedAt, endedAt, breakMinutes, workedMinutes, isForgotten }) => ({
                key: attendanceId,
                cells: [
                  <Day key="day" on={day} />,
                  <ClockTime key="from" at={startedAt} timeZone={timeZone} />,
                  endedAt ? (
                    <ClockTime key="to" at={endedAt} timeZone={timeZone} />
                  ) : (
                    <Badge key="to" colorPalette={isForgotten ? 'red' : 'green'}>
                      <FormattedMessage id={isForgotten ? 'attendance.forgotten' : 'attendance.atWork'} />
                    </Badge>
                  ),
                  <Minutes key="breaks" count={breakMinutes} />,
                  workedMinutes === null || workedMinutes === undefined ? '–' : <Minutes key="worked" count={workedMinutes} />,
                ],
              })),
              {
                key: 'sum',
                kind: 'total',
                cells: [<FormattedMessage key="label" id="attendance.sum" />, '', '', '', <Minutes key="sum" count={worked} />],
              },
            ]}
          />
        ) : (
          <Text color="fg.muted" marginBlockStart="3">
            <FormattedMessage id="attendance.noneInMonth" />
          </Text>
        )}
      </PanelBox>
    </Stack>
  );
}
