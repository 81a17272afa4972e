import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { MyTeamQuery } from '../../core/relay/generated/MyTeamQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { TeamAppraisals } from '../appraisal/TeamAppraisals.tsx';
import { CorrectionTable } from '../attendance/CorrectionTable.tsx';
import { Decisions } from '../attendance/Decisions.tsx';
import { Sheet } from '../attendance/Sheet.tsx';
import { SheetChoice } from '../attendance/SheetChoice.tsx';

const approveLeave = graphql`
  mutation MyTeamApproveLeaveMutation($input: RecordInput!) {
    approveTeamLeave(input: $input) {
      ...saving_payload
    }
  }
`;
const refuseLeave = graphql`
  mutation MyTeamRefuseLeaveMutation($input: RecordInput!) {
    refuseTeamLeave(input: $input) {
      ...saving_payload
    }
  }
`;
const approveCorrection = graphql`
  mutation MyTeamApproveCorrectionMutation($input: RecordInput!) {
    approveTeamCorrection(input: $input) {
      ...saving_payload
    }
  }
`;
const refuseCorrection = graphql`
  mutation MyTeamRefuseCorrectionMutation($input: RecordInput!) {
    refuseTeamCorrection(input: $input) {
      ...saving_payload
    }
  }
`;
const booking = graphql`
  mutation MyTeamBookMutation($input: BookUnpaidLeaveInput!) {
    bookTeamUnpaidLeave(input: $input) {
      ...saving_payload
    }
  }
`;

/** /my-team/: leave and attendance of those who report to the viewer. It asks for no right of HRM, and shows nothing of their pay. */
export function MyTeam({ query }: ScreenProps<MyTeamQuery>) {
  const intl = useIntl();
  const { teamLeaveRequests, teamAttendanceCorrections, teamAttendance, teamAppraisals } = usePreloadedQuery<MyTeamQuery>(
    graphql`
      query MyTeamQuery($from: Date!, $before: Date!, $offset: Int) @preloadable {
        teamLeaveRequests(first: 50, filter: { status: { eq: PENDING } }, sort: { field: STARTS_ON }) @required(action: THROW) {
          edges {
            node {
              requestId
              version
              employeeName
              leaveType
              startsOn
              endsOn
              part
              days
            }
          }
        }
        teamAttendanceCorrections(first: 50, filter: { status: { eq: PENDING } }, sort: { field: DAY }) @required(action: THROW) {
          edges {
            node {
              correctionId
              version
              employeeName
              day
              timeZone
              startedAt
              endedAt
              breakMinutes
              reason
            }
          }
        }
        teamAppraisals(first: 50, filter: { isOpen: { eq: true } }, sort: { field: EMPLOYEE_NAME }) @required(action: THROW) {
          ...TeamAppraisals_appraisals
        }
        teamAttendance(from: $from, before: $before, offset: $offset) @required(action: THROW) {
          totalCount
          ...Sheet_sheet
        }
      }
    `,
    query,
  );
  if (!teamAttendance.totalCount)
    return <EmptyState isPage title={intl.formatMessage({ id: 'myTeam.none' })} text={intl.formatMessage({ id: 'myTeam.noneText' })} />;
  const leave = teamLeaveRequests.edges.map(({ node }) => node);
  const corrections = teamAttendanceCorrections.edges.map(({ node }) => node);
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="menu.myTeam" />} />
      <Panel title={<FormattedMessage id="myTeam.leave" />}>
        {leave.length ? (
          <FigureTable
            label="myTeam.leave"
            heads={[
              'leaveRequest.employee',
              'leaveRequest.leaveType',
              'leaveRequest.startsOn',
              'leaveRequest.endsOn',
              'leaveRequest.days',
              'myProfile.action',
            ]}
            words={['leaveRequest.leaveType', 'leaveRequest.startsOn', 'leaveRequest.endsOn']}
            below={['leaveRequest.leaveType', 'leaveRequest.startsOn', 'leaveRequest.endsOn', 'leaveRequest.days']}
            rows={leave.map(({ requestId: id, version, employeeName: name, leaveType, startsOn, endsOn, days }) => ({
              key: id,
              cells: [
                <bdi key="name">{name}</bdi>,
                leaveType ? <bdi key="type">{leaveType}</bdi> : <FormattedMessage key="type" id="myTeam.confidential" />,
                <Day key="from" on={startsOn} />,
                <Day key="to" on={endsOn} />,
                <NumberText key="days" value={Number(days)} />,
                <Decisions key="decide" entity="leaveRequest" approval={approveLeave} refusal={refuseLeave} {...{ id, version, name }} />,
              ],
            }))}
          />
        ) : (
          <Text color="fg.muted">
            <FormattedMessage id="myTeam.leaveNone" />
          </Text>
        )}
      </Panel>
      {corrections.length > 0 && (
        <Panel title={<FormattedMessage id="attendanceCorrection.waiting" />}>
          <CorrectionTable
            head="attendance.employee"
            rows={corrections.map(({ correctionId: id, version, employeeName: name, ...correction }) => ({
              key: id,
              first: <bdi>{name}</bdi>,
              correction,
              action: (
                <Decisions
                  entity="attendanceCorrection"
                  approval={approveCorrection}
                  refusal={refuseCorrection}
                  {...{ id, version, name }}
                />
              ),
            }))}
          />
        </Panel>
      )}
      <SheetChoice />
      <Sheet sheet={teamAttendance} booking={booking} />
      <TeamAppraisals appraisals={teamAppraisals} />
    </Stack>
  );
}
