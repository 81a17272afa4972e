import { Button, chakra, Flex, Input, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AttendanceScreenQuery } from '../../core/relay/generated/AttendanceScreenQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { Choice } from '../../core/ui/Choice.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { CorrectionTable } from './CorrectionTable.tsx';
import { Decisions } from './Decisions.tsx';
import { Sheet } from './Sheet.tsx';
import { SheetChoice } from './SheetChoice.tsx';

const booking = graphql`
  mutation AttendanceScreenBookMutation($input: BookUnpaidLeaveInput!) {
    bookUnpaidLeave(input: $input) {
      ...saving_payload
    }
  }
`;
const approval = graphql`
  mutation AttendanceScreenApproveMutation($input: RecordInput!) {
    approveAttendanceCorrection(input: $input) {
      ...saving_payload
    }
  }
`;
const refusal = graphql`
  mutation AttendanceScreenRefuseMutation($input: RecordInput!) {
    refuseAttendanceCorrection(input: $input) {
      ...saving_payload
    }
  }
`;

/** /HRM/attendance/: who was at work, by day or by month, and the corrections that wait for a decision. */
export function AttendanceScreen({ query }: ScreenProps<AttendanceScreenQuery>) {
  const intl = useIntl();
  const { address, change } = useAddress();
  const mayDecide = useMay('APPROVE');
  const { attendanceSheet, attendanceCorrections, departments } = usePreloadedQuery<AttendanceScreenQuery>(
    graphql`
      query AttendanceScreenQuery($from: Date!, $before: Date!, $search: String, $departmentId: ID, $offset: Int) @preloadable {
        attendanceSheet(from: $from, before: $before, search: $search, departmentId: $departmentId, offset: $offset)
          @required(action: THROW) {
          ...Sheet_sheet
        }
        attendanceCorrections(first: 50, filter: { status: { eq: PENDING } }, sort: { field: DAY }) @required(action: THROW) {
          edges {
            node {
              id
              version
              employee {
                name
              }
              day
              timeZone
              startedAt
              endedAt
              breakMinutes
              reason
            }
          }
        }
        departments(first: 100, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('Attendance', 'AttendanceCorrection', 'LeaveRequest');
  const waiting = attendanceCorrections.edges.map(({ node }) => node);
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="menu.attendance" />} />
      <Flex gap="3" wrap="wrap">
        <chakra.form
          display="flex"
          gap="2"
          flexGrow={{ base: 1, md: 0 }}
          role="search"
          onSubmit={event => {
            event.preventDefault();
            const { value } = event.currentTarget.elements.namedItem('search') as HTMLInputElement;
            void change({ search: value.trim() || null, page: null });
          }}
        >
          <Input
            name="search"
            size="sm"
            type="search"
            key={address.get('search')}
            defaultValue={address.get('search') ?? ''}
            aria-label={intl.formatMessage({ id: 'attendanceSheet.search' })}
            placeholder={intl.formatMessage({ id: 'attendanceSheet.search' })}
          />
          <Button type="submit" size="sm" variant="outline">
            <FormattedMessage id="attendanceSheet.find" />
          </Button>
        </chakra.form>
        <chakra.div minWidth="48">
          <Choice
            size="sm"
            aria-label={intl.formatMessage({ id: 'employee.department' })}
            placeholder={intl.formatMessage({ id: 'attendanceSheet.allDepartments' })}
            value={address.get('department') ?? ''}
            options={departments.edges.map(({ node }) => ({ value: node.id, label: node.title }))}
            onChange={event => void change({ department: event.target.value || null, page: null })}
          />
        </chakra.div>
      </Flex>
      <SheetChoice />
      {waiting.length > 0 && (
        <Panel title={<FormattedMessage id="attendanceCorrection.waiting" />}>
          <CorrectionTable
            head="attendance.employee"
            rows={waiting.map(({ id, version, employee, ...correction }) => ({
              key: id,
              first: <bdi>{employee.name}</bdi>,
              correction,
              action: mayDecide && <Decisions entity="attendanceCorrection" name={employee.name} {...{ id, version, approval, refusal }} />,
            }))}
          />
        </Panel>
      )}
      <Sheet sheet={attendanceSheet} booking={mayDecide ? booking : undefined} />
    </Stack>
  );
}
