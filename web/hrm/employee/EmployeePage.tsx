import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { CustomFacts } from '../../core/customFields/CustomFacts.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { languageLabels } from '../../core/i18n/languages.ts';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { EmployeePageQuery } from '../../core/relay/generated/EmployeePageQuery.graphql.ts';
import { employeeRemoval } from '../../core/relay/operations/employeeOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { CodeFact, Fact, Facts, MailFact, PhoneFact, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { EmployeeDocuments } from '../employeeDocument/EmployeeDocuments.tsx';
import { EmployeeLeave } from '../leaveAdjustment/EmployeeLeave.tsx';
import { Leaving } from '../leaving/Leaving.tsx';
import { EmployeeAccount } from './EmployeeAccount.tsx';
import { EmployeeForm } from './EmployeeForm.tsx';
import { EmployeePay } from './EmployeePay.tsx';
import { EmployeeReports } from './EmployeeReports.tsx';

/** /HRM/employeeinformation/:id/: one employee. */
export function EmployeePage({ query }: ScreenProps<EmployeePageQuery>) {
  const { employee } = usePreloadedQuery<EmployeePageQuery>(
    graphql`
      query EmployeePageQuery($id: ID!) @preloadable {
        employee(id: $id) @required(action: THROW) {
          id
          name
          number
          email
          language
          phone
          designation
          department {
            id
            name: title
          }
          isHead
          position {
            id
            name: title
          }
          manager {
            id
            name
          }
          joinedOn
          leftOn
          weeklyHours
          status
          ...CustomFacts_record
          ...EmployeeAccount_employee
          bornOn
          address
          city
          country
          emergencyContact
          emergencyPhone
          education
          certification
          technologies
          academicData
          professionalData
          nationalId
          bankAccount
          hourlyCost
          salary
          reports(first: 100) {
            totalCount
            ...EmployeeReports_reports
          }
          documents(first: 100) {
            totalCount
          }
          leavingTasks(first: 100) {
            totalCount
          }
          ...EmployeeDocuments_employee
          ...Leaving_employee
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Employee', 'Department', 'EmployeeDocument', 'LeavingTask');
  const { countryName } = useNames();
  const { joinedOn, leftOn, bornOn, country, technologies, reports } = employee;
  const work = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <TextFact label="employee.designation" value={employee.designation} />
        <RecordFact label="employee.position" value={employee.position} />
        <RecordFact label="employee.department" value={employee.department} />
        <RecordFact label="employee.manager" value={employee.manager} />
        <Fact label="employee.isHead">{employee.isHead && <FormattedMessage id="record.yes" />}</Fact>
        <CodeFact label="employee.number" value={employee.number} />
        <Fact label="employee.joinedOn">{joinedOn && <Day on={joinedOn} />}</Fact>
        <Fact label="employee.leftOn">{leftOn && <Day on={leftOn} />}</Fact>
        <Fact label="employee.weeklyHours">{employee.weeklyHours && <NumberText value={Number(employee.weeklyHours)} />}</Fact>
        <EmployeeAccount employee={employee} />
        <MailFact label="employee.email" value={employee.email} />
        <PhoneFact label="employee.phone" value={employee.phone} />
        <TextFact label="employee.language" value={employee.language && languageLabels[employee.language]} />
        <CustomFacts record={employee} />
      </Facts>
    </PanelBox>
  );
  const personal = (
    <Stack gap="4">
      <PanelBox>
        <Facts marginBlockEnd="0" display={{ _empty: 'none' }}>
          <Fact label="employee.bornOn">{bornOn && <Day on={bornOn} />}</Fact>
          <TextFact label="employee.address" value={employee.address} isText />
          <TextFact label="employee.city" value={employee.city} />
          <Fact label="employee.country">{country && <bdi>{countryName(country)}</bdi>}</Fact>
          <TextFact label="employee.emergencyContact" value={employee.emergencyContact} />
          <PhoneFact label="employee.emergencyPhone" value={employee.emergencyPhone} />
          <TextFact label="employee.education" value={employee.education} isText />
          <TextFact label="employee.certification" value={employee.certification} isText />
          <TextFact label="employee.technologies" value={technologies.join(', ')} isText />
          <TextFact label="employee.academicData" value={employee.academicData.join('\n')} isText />
          <TextFact label="employee.professionalData" value={employee.professionalData.join('\n')} isText />
        </Facts>
        <Text color="fg.muted" css={{ 'dl:not(:empty) + &': { display: 'none' } }}>
          <FormattedMessage id="employee.noPersonal" />
        </Text>
      </PanelBox>
    </Stack>
  );
  return (
    <RecordScreen
      entity="employee"
      record={employee}
      name={employee.name}
      status={<StatusBadge status={employee.status} />}
      panels={[
        { id: 'work', label: 'employee.work', content: work, staysInSight: true },
        { id: 'personal', label: 'employee.personal', content: personal },
        { id: 'leave', label: 'employee.leave', content: <EmployeeLeave employee={employee} /> },
        { id: 'pay', label: 'employee.pay', content: <EmployeePay employee={employee} /> },
        {
          id: 'documents',
          label: 'employee.documents',
          count: employee.documents.totalCount,
          content: <EmployeeDocuments employee={employee} />,
        },
        { id: 'leaving', label: 'employee.leaving', count: employee.leavingTasks.totalCount, content: <Leaving employee={employee} /> },
        { id: 'reports', label: 'employee.reports', count: reports.totalCount, content: <EmployeeReports reports={reports} /> },
      ]}
      form={(id, onClose) => <EmployeeForm id={id} onClose={onClose} />}
      removal={employeeRemoval}
      isPersonal
    />
  );
}
