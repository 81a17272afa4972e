import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { PositionListQuery, PositionListQuery$data } from '../../core/relay/generated/PositionListQuery.graphql.ts';
import { positionBulk, positionRemoval, positionUpdate } from '../../core/relay/operations/positionOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { positionList } from '../addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const DepartmentSelect = lazyPart(async () => (await import('../../staff/department/DepartmentSelect.tsx')).DepartmentSelect);
const PositionForm = lazyPart(async () => (await import('./PositionForm.tsx')).PositionForm);

type PositionRow = PositionListQuery$data['positions']['edges'][number]['node'];

const columns: Column<PositionRow>[] = [
  {
    label: 'position.title',
    sort: 'TITLE',
    width: 170,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'position.department',
    width: 120,
    exported: { path: 'department.title' },
    cell: ({ department }) => department && <bdi>{department.title}</bdi>,
  },
  { label: 'position.cadre', sort: 'CADRE', width: 100, cell: ({ cadre }) => <bdi>{cadre}</bdi> },
  { label: 'position.type', sort: 'TYPE', width: 125, cell: ({ type }) => <FormattedMessage id={`positionType.${type}`} /> },
  { label: 'position.budget', sort: 'BUDGET', numeric: true, width: 120, cell: ({ budget }) => <MoneyText value={budget} /> },
  {
    label: 'position.filled',
    sort: 'FILLED',
    numeric: true,
    width: 100,
    cell: ({ filled, headcount }) => (
      <Ltr>
        <NumberText value={filled} />
        {headcount && (
          <>
            {' / '}
            <NumberText value={headcount} />
          </>
        )}
      </Ltr>
    ),
  },
  { label: 'position.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    label: 'position.acceptsApplications',
    sort: 'ACCEPTS_APPLICATIONS',
    hiddenAtFirst: true,
    cell: ({ acceptsApplications }) => <FormattedMessage id={acceptsApplications ? 'flag.yes' : 'flag.no'} />,
  },
  {
    label: 'position.headcount',
    sort: 'HEADCOUNT',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ headcount }) => headcount && <NumberText value={headcount} />,
  },
  { label: 'position.description', hiddenAtFirst: true, cell: ({ description }) => <bdi>{description}</bdi> },
  { label: 'position.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { department: DepartmentSelect };
const bulk: Bulk = {
  ...positionBulk,
  isRestorable: true,
  fields: [
    bulkStatus('position.status'),
    {
      name: 'departmentId',
      label: 'position.department',
      field: <DepartmentSelect name="departmentId" label={<FormattedMessage id="position.department" />} />,
    },
  ],
};

/** /HRM/positions/: the position list. */
export function PositionList({ query }: ScreenProps<PositionListQuery>) {
  const [, list] = useList<PositionListQuery, 'positions'>(
    graphql`
      query PositionListQuery($first: Int, $after: String, $search: String, $filter: PositionFilter, $sort: PositionSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "position")
        positions(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              department {
                id
                title
              }
              cadre
              type
              budget
              headcount
              filled
              acceptsApplications
              status
              description
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'positions',
    ['Position', 'Department', 'Employee'],
  );
  return (
    <>
      <ListScreen
        spec={positionList}
        list={list}
        imports="Position"
        columns={columns}
        searchable
        create="position.new"
        bulk={bulk}
        choosers={choosers}
        actions={position => <RecordActions entity="position" record={position} name={position.title} update={positionUpdate} />}
      />
      <RecordDialogs
        entity="position"
        rows={list.rows}
        form={(id, onClose) => <PositionForm id={id} onClose={onClose} />}
        removal={positionRemoval}
      />
    </>
  );
}
