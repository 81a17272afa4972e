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
import { StandIns } from '../delegation/StandIns.tsx';

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

/** /my-team/: leave and attendance of those who report to the viewer, or to whom they stand in for. It asks for no right of HRM, and shows nothing of their pay. */
export function MyTeam({ query }: ScreenProps<MyTeamQuery>) {
  const intl = useIntl();
  const { teamLeaveRequests, teamAttendanceCorrections, teamAttendance, teamAppraisals, ownTeamDelegations } =
    usePreloadedQuery<MyTeamQuery>(
      graphql`
        query MyTeamQuery($from: Date!, $before: Date!, $offset: Int) @preloadable {
          teamLeaveRequests(first: 50, filter: { status: { eq: PENDING } }, sort: { field: STARTS_ON }) @required(action: THROW) {
            edges {
              node {
                requestId
                version
                employeeName
                standsInFor
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
                standsInFor
                day
                timeZone
                startedAt
                endedAt
                breakMinutes
                reason
              }
            }
          }
          ownTeamDelegations(first: 20, sort: { field: ENDS_ON, direction: DESC }) @required(action: THROW) {
            ...StandIns_delegations
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
  const leave = teamLeaveRequests.edges.map(({ node }) => node);
  const corrections = teamAttendanceCorrections.edges.map(({ node }) => node);
  const isManager = teamAttendance.totalCount > 0;
  if (!isManager && !leave.length && !corrections.length)
    return <EmptyState isPage title={intl.formatMessage({ id: 'myTeam.none' })} text={intl.formatMessage({ id: 'myTeam.noneText' })} />;
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
            rows={leave.map(({ requestId: id, version, employeeName: name, standsInFor, leaveType, startsOn, endsOn, days }) => ({
              key: id,
              cells: [
                <Asker key="name" {...{ name, standsInFor }} />,
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
            rows={corrections.map(({ correctionId: id, version, employeeName: name, standsInFor, ...correction }) => ({
              key: id,
              first: <Asker {...{ name, standsInFor }} />,
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
      {isManager && (
        <>
          <StandIns delegations={ownTeamDelegations} />
          <SheetChoice />
          <Sheet sheet={teamAttendance} booking={booking} />
        </>
      )}
      <TeamAppraisals appraisals={teamAppraisals} />
    </Stack>
  );
}

/** Who asks, and the manager for whom the viewer stands in. */
function Asker({ name, standsInFor }: { name: string; standsInFor: string | null | undefined }) {
  return (
    <>
      <bdi>{name}</bdi>
      {standsInFor && (
        <Text fontSize="xs" color="fg.muted">
          <FormattedMessage id="teamDelegation.for" values={{ name: <bdi>{standsInFor}</bdi> }} />
        </Text>
      )}
    </>
  );
}
