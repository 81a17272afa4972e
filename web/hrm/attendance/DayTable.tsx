import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { DayTable_lines$key } from '../../core/relay/generated/DayTable_lines.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { ClockTime } from './ClockTime.tsx';
import { DayState } from './DayState.tsx';
import { Minutes } from './Minutes.tsx';

interface DayTableProps {
  lines: DayTable_lines$key;
  /** The mutation that books absence as unpaid leave; none if the viewer may not. */
  booking?: GraphQLTaggedNode;
}

/** Who was at work on one day, and who was not. Absence without leave becomes unpaid leave by one click. */
export function DayTable({ lines: key, booking }: DayTableProps) {
  const lines = useFragment(
    graphql`
      fragment DayTable_lines on AttendanceLine @relay(plural: true) {
        employeeId
        name
        cells {
          day
          state
          startedAt
          endedAt
          timeZone
          breakMinutes
          workedMinutes
          isForgotten
        }
      }
    `,
    key,
  );
  return (
    <FigureTable
      label="attendanceSheet.label"
      heads={[
        'attendance.employee',
        'attendanceSheet.state',
        'attendance.startedAt',
        'attendance.endedAt',
        'attendance.breakMinutes',
        'attendance.workedMinutes',
        'myProfile.action',
      ]}
      words={['attendanceSheet.state']}
      below={['attendanceSheet.state', 'attendance.startedAt', 'attendance.endedAt', 'attendance.breakMinutes']}
      rows={lines.map(({ employeeId, name, cells: [cell] }) => {
        const { day, state, startedAt, endedAt, breakMinutes, workedMinutes, isForgotten } = cell;
        const timeZone = cell.timeZone ?? 'UTC';
        return {
          key: employeeId,
          cells: [
            <bdi key="name">{name}</bdi>,
            <DayState key="state" state={state} />,
            startedAt ? <ClockTime key="from" at={startedAt} timeZone={timeZone} /> : '',
            endedAt ? (
              <ClockTime key="to" at={endedAt} timeZone={timeZone} />
            ) : (
              <span key="to">{isForgotten && <FormattedMessage id="attendance.forgotten" />}</span>
            ),
            breakMinutes > 0 ? <Minutes key="breaks" count={breakMinutes} /> : '',
            workedMinutes > 0 ? <Minutes key="worked" count={workedMinutes} /> : '',
            state === 'ABSENT' && booking ? <BookAbsence key="book" {...{ employeeId, name, day, booking }} /> : '',
          ],
        };
      })}
    />
  );
}

interface BookAbsenceProps {
  employeeId: string;
  name: string;
  day: string;
  booking: GraphQLTaggedNode;
}

function BookAbsence({ employeeId, name, day, booking }: BookAbsenceProps) {
  const intl = useIntl();
  const [book, isBusy] = useAction<MutationParameters>('leaveRequest', booking, 'attendanceSheet.booked');
  return (
    <Button
      size="xs"
      variant="outline"
      disabled={isBusy}
      aria-label={intl.formatMessage({ id: 'attendanceSheet.bookOf' }, { name })}
      onClick={() => void book({ input: { employeeId, startsOn: day, endsOn: day } })}
    >
      <FormattedMessage id="attendanceSheet.book" />
    </Button>
  );
}
