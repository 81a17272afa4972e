import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { MyProfileQuery } from '../../core/relay/generated/MyProfileQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { CodeFact, Fact, Facts, MailFact, PhoneFact, TextFact } from '../../core/ui/Facts.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { MyAppraisals } from '../appraisal/MyAppraisals.tsx';
import { Clock } from '../attendance/Clock.tsx';
import { Expiry } from '../employeeDocument/Expiry.tsx';
import { MyLeavingTasks } from '../leaving/MyLeavingTasks.tsx';
import { LoanTable } from '../loan/LoanTable.tsx';
import { MyLeave } from './MyLeave.tsx';
import { MySlips } from './MySlips.tsx';
import { PayYears } from './PayYears.tsx';

const MyContactForm = lazyPart(async () => (await import('./MyContactForm.tsx')).MyContactForm);
const MyLeaveForm = lazyPart(async () => (await import('./MyLeaveForm.tsx')).MyLeaveForm);

/** /my-profile/: the viewer's own employment: their data, pay slips and leave. It asks for no right of HRM. */
export function MyProfile({ query }: ScreenProps<MyProfileQuery>) {
  const intl = useIntl();
  const { dialog, open, close } = useAddressedDialog();
  const {
    ownEmployee: own,
    ownPaySlips,
    ownLeaveBalances,
    ownLeaveRequests,
    ownEmployeeLoans,
    ownOpenAttendances,
    ownLeavingTasks,
    ownEmployeeDocuments,
    ownAppraisals,
  } = usePreloadedQuery<MyProfileQuery>(
    graphql`
      query MyProfileQuery($year: Int!) @preloadable {
        ownEmployee {
          employeeId
          name
          number
          email
          phone
          designation
          departmentName
          positionTitle
          managerName
          joinedOn
          bornOn
          address
          city
          country
          emergencyContact
          emergencyPhone
          ...MyContactForm_employee
        }
        ownOpenAttendances @required(action: THROW) {
          ...Clock_attendance
        }
        ownLeavingTasks(first: 50, filter: { isDone: { eq: false } }, sort: { field: DUE_ON }) @required(action: THROW) {
          ...MyLeavingTasks_tasks
        }
        ownEmployeeDocuments(first: 50, sort: { field: EXPIRES_ON }) @required(action: THROW) {
          edges {
            node {
              documentId
              title
              kind
              expiresOn
            }
          }
        }
        ownAppraisals(first: 20, sort: { field: ENDS_ON, direction: DESC }) @required(action: THROW) {
          ...MyAppraisals_appraisals
        }
        ownPaySlips(first: 36) @required(action: THROW) {
          totalCount
          ...MySlips_slips
        }
        ownLeaveBalances(year: $year) @required(action: THROW) {
          ...MyLeave_balances
          ...MyLeaveForm_balances
        }
        ownEmployeeLoans(first: 50) @required(action: THROW) {
          edges {
            node {
              loanId
              title
              grantedOn
              amount
              instalment
              balance
            }
          }
        }
        ownLeaveRequests(first: 50) @required(action: THROW) {
          ...MyLeave_requests
        }
      }
    `,
    query,
  );
  useLiveUpdates('LeaveRequest', 'LeaveAdjustment', 'ConfidentialAdjustment', 'Attendance');
  const title = <FormattedMessage id="myProfile.title" />;
  if (!own)
    return (
      <Stack gap="4">
        <MyLeavingTasks tasks={ownLeavingTasks} />
        <EmptyState isPage title={intl.formatMessage({ id: 'myProfile.none' })} text={intl.formatMessage({ id: 'myProfile.noneText' })} />
      </Stack>
    );
  return (
    <Stack gap="4">
      <ScreenHead title={title}>
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" onClick={() => open('contact')}>
            <Pencil aria-hidden />
            <FormattedMessage id="myProfile.edit" />
          </Button>
          <Button onClick={() => open('leave')}>
            <Plus aria-hidden />
            <FormattedMessage id="myProfile.requestLeave" />
          </Button>
        </Flex>
      </ScreenHead>
      <Clock attendance={ownOpenAttendances.at(0)}>
        <QuietLink to="/my-attendance/">
          <FormattedMessage id="clock.days" />
        </QuietLink>
      </Clock>
      <MyLeavingTasks tasks={ownLeavingTasks} />
      <Panel title={<bdi>{own.name}</bdi>} text={[own.designation, own.departmentName].filter(Boolean).join(' · ') || undefined}>
        <Facts marginBlockEnd="0">
          <CodeFact label="employee.number" value={own.number} />
          <TextFact label="employee.position" value={own.positionTitle} />
          <TextFact label="employee.manager" value={own.managerName} />
          <Fact label="employee.joinedOn">{own.joinedOn && <Day on={own.joinedOn} />}</Fact>
          <MailFact label="employee.email" value={own.email} />
          <PhoneFact label="employee.phone" value={own.phone} />
          <Fact label="employee.bornOn">{own.bornOn && <Day on={own.bornOn} />}</Fact>
          <TextFact label="employee.address" value={[own.address, own.city].filter(Boolean).join(', ') || null} />
          <Fact label="employee.country">{own.country && intl.formatDisplayName(own.country, { type: 'region' })}</Fact>
          <TextFact label="employee.emergencyContact" value={own.emergencyContact} />
          <PhoneFact label="employee.emergencyPhone" value={own.emergencyPhone} />
        </Facts>
        <Text fontSize="sm" color="fg.muted" marginBlockStart="4">
          <FormattedMessage id="myProfile.others" />
        </Text>
      </Panel>
      <Panel title={<FormattedMessage id="myProfile.slips" />}>
        <MySlips slips={ownPaySlips} />
        {ownPaySlips.totalCount > 0 && <PayYears employeeId={own.employeeId} as="ownPayYear" />}
      </Panel>
      {ownEmployeeLoans.edges.length > 0 && (
        <Panel title={<FormattedMessage id="myProfile.loans" />}>
          <LoanTable loans={ownEmployeeLoans.edges.map(({ node }) => ({ key: node.loanId, loan: node }))} />
        </Panel>
      )}
      <MyAppraisals appraisals={ownAppraisals} />
      {ownEmployeeDocuments.edges.length > 0 && (
        <Panel title={<FormattedMessage id="employee.documents" />}>
          <FigureTable
            label="employee.documents"
            heads={['employeeDocument.title', 'employeeDocument.kind', 'employeeDocument.expiresOn']}
            words={['employeeDocument.kind', 'employeeDocument.expiresOn']}
            rows={ownEmployeeDocuments.edges.map(({ node: { documentId, title: called, kind, expiresOn } }) => ({
              key: documentId,
              cells: [
                <bdi key="title">{called}</bdi>,
                <FormattedMessage key="kind" id={`employeeDocumentKind.${kind}`} />,
                <Expiry key="expiry" on={expiresOn} />,
              ],
            }))}
          />
        </Panel>
      )}
      <Panel title={<FormattedMessage id="myProfile.leave" />}>
        <MyLeave balances={ownLeaveBalances} requests={ownLeaveRequests} />
      </Panel>
      <Part>
        {dialog === 'contact' && <MyContactForm employee={own} onClose={close} />}
        {dialog === 'leave' && <MyLeaveForm balances={ownLeaveBalances} onClose={close} />}
      </Part>
    </Stack>
  );
}
