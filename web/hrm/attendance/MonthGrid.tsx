import { chakra, Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { MonthGrid_sheet$key } from '../../core/relay/generated/MonthGrid_sheet.graphql.ts';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { daySigns } from './daySigns.ts';
import { Minutes } from './Minutes.tsx';

const tints: Record<string, { bg?: string; color?: string }> = {
  PRESENT: { bg: 'green.subtle', color: 'green.fg' },
  LEAVE: { bg: 'blue.subtle', color: 'blue.fg' },
  REQUESTED: { bg: 'amber.subtle', color: 'amber.fg' },
  ABSENT: { bg: 'red.subtle', color: 'red.fg' },
};

/** A month of everybody: what each day was, the hours worked and due, and the days of absence. A day leads to its details. */
export function MonthGrid({ sheet: key }: { sheet: MonthGrid_sheet$key }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { dayName } = useDayName();
  const { days, lines } = useFragment(
    graphql`
      fragment MonthGrid_sheet on AttendanceSheet {
        days
        lines {
          employeeId
          name
          workedMinutes
          dueMinutes
          absentDays
          cells {
            day
            state
            isForgotten
          }
        }
      }
    `,
    key,
  );
  const label = intl.formatMessage({ id: 'attendanceSheet.label' });
  return (
    <ScrollArea label={label}>
      <Table.Root aria-label={label} size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">
              <FormattedMessage id="attendance.employee" />
            </Table.ColumnHeader>
            {(['attendance.workedMinutes', 'attendanceSheet.due', 'attendanceSheet.absent'] as const).map(id => (
              <Table.ColumnHeader key={id} scope="col" textAlign="end">
                <FormattedMessage id={id} />
              </Table.ColumnHeader>
            ))}
            {days.map(day => (
              <Table.ColumnHeader key={day} scope="col" textAlign="center" paddingInline="1">
                <QuietLink to={`${pathname}?day=${day}`}>
                  {Number(day.slice(8))}
                  <Hidden> {dayName(day)}</Hidden>
                </QuietLink>
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map(({ employeeId, name, workedMinutes, dueMinutes, absentDays, cells }) => (
            <Table.Row key={employeeId}>
              <Table.ColumnHeader scope="row" minWidth="40">
                <bdi>{name}</bdi>
              </Table.ColumnHeader>
              <Table.Cell textAlign="end">
                <Minutes count={workedMinutes} />
              </Table.Cell>
              <Table.Cell textAlign="end">
                <Minutes count={dueMinutes} />
              </Table.Cell>
              <Table.Cell textAlign="end">{absentDays || '–'}</Table.Cell>
              {cells.map(({ day, state, isForgotten }) => (
                <Table.Cell key={day} textAlign="center" padding="1" {...(isForgotten ? tints.ABSENT : tints[state])}>
                  <chakra.span aria-hidden>{isForgotten ? '!' : daySigns[state]}</chakra.span>
                  <Hidden>
                    <FormattedMessage id={isForgotten ? 'attendance.forgotten' : `attendanceState.${state}`} />
                  </Hidden>
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}

/** Names weekdays in the viewer's language. */
function useDayName() {
  const intl = useIntl();
  return { dayName: (day: string) => intl.formatDate(`${day}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' }) };
}
