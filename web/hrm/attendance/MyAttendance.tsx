import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { MyAttendanceQuery } from '../../core/relay/generated/MyAttendanceQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress, useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { Clock } from './Clock.tsx';
import { ClockTime } from './ClockTime.tsx';
import { Minutes } from './Minutes.tsx';
import { MonthChoice } from './MonthChoice.tsx';
import { monthIn } from './monthIn.ts';
import { MyCorrections } from './MyCorrections.tsx';

const CorrectionForm = lazyPart(async () => (await import('./CorrectionForm.tsx')).CorrectionForm);

/** /my-attendance/: the viewer's own clock, and the days that it has counted. */
export function MyAttendance({ query }: ScreenProps<MyAttendanceQuery>) {
  const intl = useIntl();
  const { address } = useAddress();
  const { dialog, open, close } = useAddressedDialog();
  const { ownEmployee, ownOpenAttendances, ownAttendances, ownAttendanceCorrections } = usePreloadedQuery<MyAttendanceQuery>(
    graphql`
      query MyAttendanceQuery($from: Date!, $before: Date!) @preloadable {
        ownEmployee {
          employeeId
        }
        ownOpenAttendances @required(action: THROW) {
          ...Clock_attendance
        }
        ownAttendanceCorrections(first: 20, sort: { field: DAY, direction: DESC }) @required(action: THROW) {
          totalCount
          ...MyCorrections_corrections
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
      <ScreenHead title={<FormattedMessage id="menu.myAttendance" />}>
        <Button variant="outline" onClick={() => open('new')}>
          <FormattedMessage id="attendanceCorrection.request" />
        </Button>
      </ScreenHead>
      <Clock attendance={ownOpenAttendances.at(0)} />
      <PanelBox>
        <MonthChoice month={monthIn(address).from} />
        {stays.length ? (
          <FigureTable
            label="attendance.days"
            heads={[
              'attendance.day',
              'attendance.startedAt',
              'attendance.endedAt',
              'attendance.breakMinutes',
              'attendance.workedMinutes',
              'myProfile.action',
            ]}
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
                  (endedAt || isForgotten) && (
                    <Button
                      key="correct"
                      size="xs"
                      variant="ghost"
                      aria-label={intl.formatMessage(
                        { id: 'attendanceCorrection.correctOf' },
                        { day: intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', dateStyle: 'long' }) },
                      )}
                      onClick={() => open(attendanceId)}
                    >
                      <FormattedMessage id="attendanceCorrection.correct" />
                    </Button>
                  ),
                ],
              })),
              {
                key: 'sum',
                kind: 'total',
                cells: [<FormattedMessage key="label" id="attendance.sum" />, '', '', '', <Minutes key="sum" count={worked} />, ''],
              },
            ]}
          />
        ) : (
          <Text color="fg.muted" marginBlockStart="3">
            <FormattedMessage id="attendance.noneInMonth" />
          </Text>
        )}
      </PanelBox>
      {ownAttendanceCorrections.totalCount > 0 && (
        <Panel title={<FormattedMessage id="attendanceCorrection.plural" />}>
          <MyCorrections corrections={ownAttendanceCorrections} />
        </Panel>
      )}
      <Part>
        {dialog && <CorrectionForm key={dialog} attendance={stays.find(({ attendanceId }) => attendanceId === dialog)} onClose={close} />}
      </Part>
    </Stack>
  );
}
