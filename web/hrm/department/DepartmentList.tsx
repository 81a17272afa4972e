import { graphql } from 'react-relay';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { DepartmentListQuery, DepartmentListQuery$data } from '../../core/relay/generated/DepartmentListQuery.graphql.ts';
import { departmentBulk, departmentRemoval, departmentUpdate } from '../../core/relay/operations/departmentOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { departmentList } from '../addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const DepartmentForm = lazyPart(async () => (await import('../../staff/department/DepartmentForm.tsx')).DepartmentForm);

type DepartmentRow = DepartmentListQuery$data['departments']['edges'][number]['node'];

const columns: Column<DepartmentRow>[] = [
  {
    label: 'department.title',
    sort: 'TITLE',
    width: 200,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'department.description', sort: 'DESCRIPTION', width: 260, cell: ({ description }) => <Excerpt text={description} /> },
  {
    label: 'department.head',
    width: 150,
    exported: { path: 'head.name' },
    cell: ({ head }) =>
      head && (
        <RecordLink id={head.id} fontWeight="normal">
          <bdi>{head.name}</bdi>
        </RecordLink>
      ),
  },
  {
    label: 'department.employeeCount',
    sort: 'EMPLOYEE_COUNT',
    numeric: true,
    width: 110,
    cell: ({ employeeCount }) => <NumberText value={employeeCount} />,
  },
  { label: 'department.status', sort: 'STATUS', width: 120, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'department.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /HRM/departments/: the department list. */
export function DepartmentList({ query }: ScreenProps<DepartmentListQuery>) {
  const [, list] = useList<DepartmentListQuery, 'departments'>(
    graphql`
      query DepartmentListQuery($first: Int, $after: String, $search: String, $filter: DepartmentFilter, $sort: DepartmentSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "department")
        departments(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              description
              head {
                id
                name
              }
              employeeCount
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'departments',
    ['Department', 'Employee'],
  );
  return (
    <>
      <ListScreen
        spec={departmentList}
        list={list}
        imports="Department"
        columns={columns}
        searchable
        create="department.new"
        bulk={{ ...departmentBulk, isRestorable: true, fields: [bulkStatus('department.status')] }}
        actions={department => <RecordActions entity="department" record={department} name={department.title} update={departmentUpdate} />}
      />
      <RecordDialogs
        entity="department"
        rows={list.rows}
        form={(id, onClose) => <DepartmentForm id={id} onClose={onClose} />}
        removal={departmentRemoval}
      />
    </>
  );
}
