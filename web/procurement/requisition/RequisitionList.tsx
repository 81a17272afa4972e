import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { RequisitionListQuery, RequisitionListQuery$data } from '../../core/relay/generated/RequisitionListQuery.graphql.ts';
import { requisitionBulk, requisitionRemoval } from '../../core/relay/operations/requisitionOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { requisitionList } from '../addresses.ts';
import { RequisitionStatus } from './RequisitionStatus.tsx';

const DepartmentSelect = lazyPart(async () => (await import('../../staff/department/DepartmentSelect.tsx')).DepartmentSelect);
const Reorder = lazyPart(async () => (await import('./Reorder.tsx')).Reorder);
const RequisitionForm = lazyPart(async () => (await import('./RequisitionForm.tsx')).RequisitionForm);

type RequisitionRow = RequisitionListQuery$data['requisitions']['edges'][number]['node'];

const columns: Column<RequisitionRow>[] = [
  {
    label: 'requisition.number',
    sort: 'NUMBER',
    width: 150,
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  { label: 'requisition.title', sort: 'TITLE', width: 200, cell: ({ title }) => <bdi>{title}</bdi> },
  { label: 'requisition.department', width: 140, cell: ({ department }) => <bdi>{department.title}</bdi> },
  { label: 'requisition.category', sort: 'CATEGORY', width: 120, cell: ({ category }) => <bdi>{category}</bdi> },
  { label: 'requisition.vendors', width: 190, cell: ({ vendorNames }) => <bdi>{vendorNames}</bdi> },
  { label: 'requisition.dueOn', sort: 'DUE_ON', width: 150, cell: ({ dueOn }) => <Day on={dueOn} /> },
  {
    label: 'requisition.requisitionStatus',
    sort: 'REQUISITION_STATUS',
    width: 110,
    cell: ({ requisitionStatus }) => <RequisitionStatus status={requisitionStatus} />,
  },
  {
    label: 'requisition.requestedBy',
    width: 150,
    hiddenAtFirst: true,
    cell: ({ requestedBy }) => requestedBy && <bdi>{requestedBy.name}</bdi>,
  },
  { label: 'requisition.status', sort: 'STATUS', width: 100, hiddenAtFirst: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'requisition.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk = { ...requisitionBulk, isRestorable: true, fields: [bulkStatus('requisition.status')] };
const choosers = { department: DepartmentSelect };

/** /vendorManagement/requisition/: what departments ask to buy. */
export function RequisitionList({ query }: ScreenProps<RequisitionListQuery>) {
  const mayWrite = useMay('WRITE');
  const [, list] = useList<RequisitionListQuery, 'requisitions'>(
    graphql`
      query RequisitionListQuery($first: Int, $after: String, $search: String, $filter: RequisitionFilter, $sort: RequisitionSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "requisition")
        requisitions(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              title
              department {
                title
              }
              category
              vendorNames
              dueOn
              requisitionStatus
              requestedBy {
                name
              }
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'requisitions',
    ['Requisition', 'Vendor'],
  );
  return (
    <>
      <ListScreen
        spec={requisitionList}
        list={list}
        columns={columns}
        searchable
        create="requisition.new"
        buttons={mayWrite && <Reorder />}
        bulk={bulk}
        choosers={choosers}
        actions={({ id, number, requisitionStatus }) => (
          <RowActions name={number}>
            {requisitionStatus !== 'CANCELLED' && <EditItem id={id} />}
            <DuplicateItem id={id} />
            {requisitionStatus !== 'APPROVED' && <DeleteItem id={id} />}
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="requisition"
        rows={list.rows}
        form={(id, onClose) => <RequisitionForm id={id} onClose={onClose} />}
        removal={requisitionRemoval}
        nameOf={({ number }) => number}
      />
    </>
  );
}
