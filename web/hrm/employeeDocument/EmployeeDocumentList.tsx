import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  EmployeeDocumentListQuery,
  EmployeeDocumentListQuery$data,
} from '../../core/relay/generated/EmployeeDocumentListQuery.graphql.ts';
import { employeeDocumentBulk, employeeDocumentRemoval } from '../../core/relay/operations/employeeDocumentOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { employeeDocumentList } from '../addresses.ts';
import { Expiry } from './Expiry.tsx';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const EmployeeDocumentForm = lazyPart(async () => (await import('./EmployeeDocumentForm.tsx')).EmployeeDocumentForm);

type DocumentRow = EmployeeDocumentListQuery$data['employeeDocuments']['edges'][number]['node'];

const columns: Column<DocumentRow>[] = [
  {
    label: 'employeeDocument.title',
    sort: 'TITLE',
    width: 220,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'employeeDocument.employee',
    width: 200,
    exported: { path: 'employee.name' },
    cell: ({ employee: { id, name } }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'employeeDocument.kind',
    sort: 'KIND',
    width: 130,
    cell: ({ kind }) => <FormattedMessage id={`employeeDocumentKind.${kind}`} />,
  },
  { label: 'employeeDocument.expiresOn', sort: 'EXPIRES_ON', width: 220, cell: ({ expiresOn }) => <Expiry on={expiresOn} /> },
  {
    label: 'employeeDocument.daysLeft',
    sort: 'DAYS_LEFT',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ daysLeft }) => (daysLeft === null || daysLeft === undefined ? null : <NumberText value={daysLeft} />),
  },
  { label: 'employeeDocument.issuedOn', sort: 'ISSUED_ON', hiddenAtFirst: true, cell: ({ issuedOn }) => <Day on={issuedOn} /> },
  { label: 'employeeDocument.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...employeeDocumentBulk, isRestorable: true, fields: [] };
const choosers = { employee: EmployeeSelect };

/** /HRM/documents/: documents of employees. */
export function EmployeeDocumentList({ query }: ScreenProps<EmployeeDocumentListQuery>) {
  const [, list] = useList<EmployeeDocumentListQuery, 'employeeDocuments'>(
    graphql`
      query EmployeeDocumentListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: EmployeeDocumentFilter
        $sort: EmployeeDocumentSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "employeeDocument")
        employeeDocuments(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              title
              employee {
                id
                name
              }
              kind
              issuedOn
              expiresOn
              daysLeft
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'employeeDocuments',
    ['EmployeeDocument', 'Employee'],
  );
  return (
    <>
      <ListScreen
        spec={employeeDocumentList}
        list={list}
        imports="EmployeeDocument"
        columns={columns}
        searchable
        create="employeeDocument.new"
        bulk={bulk}
        choosers={choosers}
        actions={({ id, title }) => (
          <RowActions name={title}>
            <EditItem id={id} />
            <DuplicateItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="employeeDocument"
        rows={list.rows}
        form={(id, onClose) => <EmployeeDocumentForm id={id} onClose={onClose} />}
        removal={employeeDocumentRemoval}
      />
    </>
  );
}
