import { graphql } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import type { PayrollSetupListQuery, PayrollSetupListQuery$data } from '../../../core/relay/generated/PayrollSetupListQuery.graphql.ts';
import { payrollSetupBulk, payrollSetupRemoval, payrollSetupUpdate } from '../../../core/relay/operations/payrollSetupOperations.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import type { Column } from '../../../core/screens/Column.ts';
import type { Bulk } from '../../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../../core/screens/list/useList.ts';
import { ListScreen } from '../../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { lazyPart } from '../../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../../core/ui/StatusBadge.tsx';
import { payrollSetupList } from '../../addresses.ts';

const PayrollSetupForm = lazyPart(async () => (await import('./PayrollSetupForm.tsx')).PayrollSetupForm);

type SetupRow = PayrollSetupListQuery$data['payrollSetups']['edges'][number]['node'];

const columns: Column<SetupRow>[] = [
  {
    label: 'payrollSetup.title',
    sort: 'TITLE',
    width: 220,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'payrollSetup.designation',
    sort: 'DESIGNATION',
    width: 150,
    cell: ({ designation }) => designation && <bdi>{designation}</bdi>,
  },
  {
    label: 'payrollSetup.employeeCount',
    sort: 'EMPLOYEE_COUNT',
    numeric: true,
    width: 110,
    cell: ({ employeeCount }) => <NumberText value={employeeCount} />,
  },
  { label: 'payrollSetup.grossSalary', numeric: true, width: 140, cell: ({ grossSalary }) => <MoneyText value={grossSalary} /> },
  { label: 'payrollSetup.startsOn', sort: 'STARTS_ON', width: 130, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'payrollSetup.endsOn', sort: 'ENDS_ON', width: 130, cell: ({ endsOn }) => endsOn && <Day on={endsOn} /> },
  { label: 'payrollSetup.joinedOn', sort: 'JOINED_ON', hiddenAtFirst: true, cell: ({ joinedOn }) => <Day on={joinedOn} /> },
  { label: 'payrollSetup.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'payrollSetup.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...payrollSetupBulk, isRestorable: true, fields: [bulkStatus('payrollSetup.status')] };

/** /HRM/payroll/payrollSetup/: who is paid by what. */
export function PayrollSetupList({ query }: ScreenProps<PayrollSetupListQuery>) {
  const [, list] = useList<PayrollSetupListQuery, 'payrollSetups'>(
    graphql`
      query PayrollSetupListQuery($first: Int, $after: String, $search: String, $filter: PayrollSetupFilter, $sort: PayrollSetupSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "payrollSetup")
        payrollSetups(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              designation
              employeeCount
              grossSalary
              joinedOn
              startsOn
              endsOn
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'payrollSetups',
    ['PayrollSetup'],
  );
  return (
    <>
      <ListScreen
        spec={payrollSetupList}
        list={list}
        columns={columns}
        searchable
        create="payrollSetup.new"
        bulk={bulk}
        actions={row => <RecordActions entity="payrollSetup" record={row} name={row.title} update={payrollSetupUpdate} />}
      />
      <RecordDialogs
        entity="payrollSetup"
        rows={list.rows}
        form={(id, onClose) => <PayrollSetupForm id={id} onClose={onClose} />}
        removal={payrollSetupRemoval}
      />
    </>
  );
}
