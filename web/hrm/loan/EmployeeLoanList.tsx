import HandCoins from 'lucide-react/icons/hand-coins';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { EmployeeLoanListQuery, EmployeeLoanListQuery$data } from '../../core/relay/generated/EmployeeLoanListQuery.graphql.ts';
import { employeeLoanBulk, employeeLoanRemoval, employeeLoanUpdate } from '../../core/relay/operations/employeeLoanOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { employeeLoanList } from '../addresses.ts';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const EmployeeLoanForm = lazyPart(async () => (await import('./EmployeeLoanForm.tsx')).EmployeeLoanForm);
const PayBackDialog = lazyPart(async () => (await import('./PayBackDialog.tsx')).PayBackDialog);

type LoanRow = EmployeeLoanListQuery$data['employeeLoans']['edges'][number]['node'];

const columns: Column<LoanRow>[] = [
  { label: 'employeeLoan.number', sort: 'NUMBER', width: 135, cell: ({ number }) => <Ltr>{number}</Ltr> },
  {
    label: 'employeeLoan.title',
    sort: 'TITLE',
    width: 180,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'employeeLoan.employee',
    width: 180,
    exported: { path: 'employee.name' },
    cell: ({ employee }) => (
      <RecordLink id={employee.id}>
        <bdi>{employee.name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'employeeLoan.amount', numeric: true, width: 120, cell: ({ amount }) => <MoneyText value={amount} /> },
  { label: 'employeeLoan.instalment', numeric: true, width: 120, cell: ({ instalment }) => <MoneyText value={instalment} /> },
  { label: 'employeeLoan.balance', numeric: true, width: 165, cell: ({ balance }) => <MoneyText value={balance} /> },
  { label: 'employeeLoan.grantedOn', sort: 'GRANTED_ON', width: 120, cell: ({ grantedOn }) => <Day on={grantedOn} /> },
  { label: 'employeeLoan.startsOn', sort: 'STARTS_ON', hiddenAtFirst: true, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'employeeLoan.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'employeeLoan.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...employeeLoanBulk, isRestorable: true, fields: [bulkStatus('employeeLoan.status')] };
const choosers = { employee: EmployeeSelect };

/** /HRM/payroll/loans/: what employees were lent or advanced, and what is left of it. */
export function EmployeeLoanList({ query }: ScreenProps<EmployeeLoanListQuery>) {
  const mayApprove = useMay('APPROVE');
  const [chosen, choose] = useState<LoanRow>();
  const [, list] = useList<EmployeeLoanListQuery, 'employeeLoans'>(
    graphql`
      query EmployeeLoanListQuery($first: Int, $after: String, $search: String, $filter: EmployeeLoanFilter, $sort: EmployeeLoanSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "employeeLoan")
        employeeLoans(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              number
              title
              employee {
                id
                name
              }
              amount
              instalment
              balance
              grantedOn
              startsOn
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'employeeLoans',
    ['EmployeeLoan'],
  );
  return (
    <>
      <ListScreen
        spec={employeeLoanList}
        list={list}
        columns={columns}
        searchable
        imports={mayApprove ? 'EmployeeLoan' : undefined}
        create={mayApprove ? 'employeeLoan.new' : undefined}
        bulk={bulk}
        choosers={choosers}
        actions={row => (
          <RecordActions entity="employeeLoan" record={row} name={row.title} update={employeeLoanUpdate}>
            {mayApprove && Number(row.balance) > 0 && (
              <PopoverItem onClick={() => choose(row)}>
                <HandCoins size={16} aria-hidden />
                <FormattedMessage id="employeeLoan.payBack" />
              </PopoverItem>
            )}
          </RecordActions>
        )}
      />
      <RecordDialogs
        entity="employeeLoan"
        rows={list.rows}
        form={(id, onClose) => <EmployeeLoanForm id={id} onClose={onClose} />}
        removal={employeeLoanRemoval}
      />
      <Part>{chosen && <PayBackDialog loan={chosen} onClose={() => choose(undefined)} />}</Part>
    </>
  );
}
