import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useCustomized } from '../../core/customFields/useCustomized.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { phoneText } from '../../../server/core/rules/phoneText.ts';
import { When } from '../../core/i18n/When.tsx';
import type { EmployeeListQuery, EmployeeListQuery$data } from '../../core/relay/generated/EmployeeListQuery.graphql.ts';
import { employeeBulk, employeeRemoval, employeeUpdate } from '../../core/relay/operations/employeeOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkText } from '../../core/screens/list/bulkFields.tsx';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { employeeList } from '../addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { EmployeeSelect } from './LazyEmployeeSelect.ts';

const DepartmentSelect = lazyPart(async () => (await import('../../staff/department/DepartmentSelect.tsx')).DepartmentSelect);
const PositionSelect = lazyPart(async () => (await import('../position/PositionSelect.tsx')).PositionSelect);
const EmployeeForm = lazyPart(async () => (await import('./EmployeeForm.tsx')).EmployeeForm);

type EmployeeRow = EmployeeListQuery$data['employees']['edges'][number]['node'];

const columns: Column<EmployeeRow>[] = [
  {
    label: 'employee.name',
    sort: 'NAME',
    width: 165,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'employee.number', sort: 'NUMBER', width: 100, hiddenAtFirst: true, cell: ({ number }) => number && <Ltr>{number}</Ltr> },
  {
    label: 'employee.designation',
    sort: 'DESIGNATION',
    width: 165,
    cell: ({ designation }) => designation && <bdi>{designation}</bdi>,
  },
  {
    label: 'employee.department',
    sort: 'DEPARTMENT_NAME',
    width: 130,
    exported: { path: 'department.title' },
    cell: ({ department }) => department && <bdi>{department.title}</bdi>,
  },
  {
    label: 'employee.manager',
    width: 130,
    exported: { path: 'manager.name' },
    cell: ({ manager }) =>
      manager && (
        <RecordLink id={manager.id} fontWeight="normal">
          <bdi>{manager.name}</bdi>
        </RecordLink>
      ),
  },
  { label: 'employee.phone', width: 136, hiddenAtFirst: true, cell: ({ phone }) => phone && <Ltr>{phoneText(phone)}</Ltr> },
  { label: 'employee.email', sort: 'EMAIL', width: 200, hiddenAtFirst: true, cell: ({ email }) => email && <Ltr>{email}</Ltr> },
  { label: 'employee.joinedOn', sort: 'JOINED_ON', width: 110, cell: ({ joinedOn }) => joinedOn && <Day on={joinedOn} /> },
  { label: 'employee.status', sort: 'STATUS', width: 100, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'employee.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { department: DepartmentSelect, position: PositionSelect, manager: EmployeeSelect };
const bulk: Bulk = {
  ...employeeBulk,
  isRestorable: true,
  fields: [
    bulkStatus('employee.status'),
    {
      name: 'departmentId',
      label: 'employee.department',
      field: <DepartmentSelect name="departmentId" label={<FormattedMessage id="employee.department" />} />,
    },
    {
      name: 'positionId',
      label: 'employee.position',
      field: <PositionSelect name="positionId" label={<FormattedMessage id="employee.position" />} />,
    },
    bulkText('employee.phone'),
    bulkText('employee.email'),
    {
      name: 'managerId',
      label: 'employee.manager',
      field: <EmployeeSelect name="managerId" label={<FormattedMessage id="employee.manager" />} />,
    },
  ],
};

/** /HRM/employeeinformation/: the employee list. */
export function EmployeeList({ query }: ScreenProps<EmployeeListQuery>) {
  const [data, list] = useList<EmployeeListQuery, 'employees'>(
    graphql`
      query EmployeeListQuery($first: Int, $after: String, $search: String, $filter: EmployeeFilter, $sort: EmployeeSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "employee")
        ...useCustomized_fields @arguments(type: EMPLOYEE)
        employees(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              number
              designation
              department {
                id
                title
              }
              manager {
                id
                name
              }
              phone
              email
              joinedOn
              status
              updatedAt
              customFields {
                key
                value
                text
              }
            }
          }
        }
      }
    `,
    query,
    'employees',
    ['Employee', 'Department'],
  );
  const customized = useCustomized(employeeList, columns, bulk, data);
  return (
    <>
      <ListScreen
        {...customized}
        list={list}
        imports="Employee"
        searchable
        create="employee.new"
        choosers={choosers}
        actions={employee => <RecordActions entity="employee" record={employee} name={employee.name} update={employeeUpdate} />}
      />
      <RecordDialogs
        entity="employee"
        rows={list.rows}
        form={(id, onClose) => <EmployeeForm id={id} onClose={onClose} />}
        removal={employeeRemoval}
      />
    </>
  );
}
