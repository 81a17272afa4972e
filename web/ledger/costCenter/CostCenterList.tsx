import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { CostCenterListQuery, CostCenterListQuery$data } from '../../core/relay/generated/CostCenterListQuery.graphql.ts';
import { costCenterBulk, costCenterRemoval } from '../../core/relay/operations/costCenterOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { costCenterList } from '../addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const DepartmentSelect = lazyPart(async () => (await import('../../staff/department/DepartmentSelect.tsx')).DepartmentSelect);
const CostCenterForm = lazyPart(async () => (await import('./CostCenterForm.tsx')).CostCenterForm);

type CostCenterRow = CostCenterListQuery$data['costCenters']['edges'][number]['node'];

const columns: Column<CostCenterRow>[] = [
  {
    label: 'costCenter.description',
    sort: 'DESCRIPTION',
    cell: ({ id, description }) => (
      <DialogLink dialog={id}>
        <bdi>{description}</bdi>
      </DialogLink>
    ),
  },
  { label: 'costCenter.department', cell: ({ department }) => <bdi>{department.title}</bdi> },
  { label: 'costCenter.budget', sort: 'BUDGET', numeric: true, cell: ({ budget }) => <MoneyText value={budget} /> },
  {
    label: 'costCenter.duration',
    numeric: true,
    cell: ({ duration }) => <FormattedMessage id="costCenter.months" values={{ months: duration }} />,
  },
  {
    label: 'costCenter.costs',
    cell: ({ id }) => (
      <QuietLink to={`/economics/reports/profit-and-loss/?costCenter=${id}`}>
        <FormattedMessage id="costCenter.openCosts" />
      </QuietLink>
    ),
  },
  { label: 'costCenter.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
];

const choosers = { department: DepartmentSelect };
const bulk = { ...costCenterBulk, isRestorable: true, fields: [bulkStatus('costCenter.status')] };

/** /economics/cost-center/: the cost centers. */
export function CostCenterList({ query }: ScreenProps<CostCenterListQuery>) {
  const [, list] = useList<CostCenterListQuery, 'costCenters'>(
    graphql`
      query CostCenterListQuery($first: Int, $after: String, $search: String, $filter: CostCenterFilter, $sort: CostCenterSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "costCenter")
        costCenters(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              description
              department {
                title
              }
              budget
              duration
              status
            }
          }
        }
      }
    `,
    query,
    'costCenters',
    ['CostCenter'],
  );
  return (
    <>
      <ListScreen
        spec={costCenterList}
        list={list}
        imports="CostCenter"
        columns={columns}
        bulk={bulk}
        searchable
        create="costCenter.new"
        choosers={choosers}
        actions={({ id, description }) => (
          <RowActions name={description}>
            <EditItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="costCenter"
        rows={list.rows}
        form={(id, onClose) => <CostCenterForm id={id} onClose={onClose} />}
        removal={costCenterRemoval}
      />
    </>
  );
}
