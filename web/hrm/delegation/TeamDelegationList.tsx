import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { TeamDelegationListQuery, TeamDelegationListQuery$data } from '../../core/relay/generated/TeamDelegationListQuery.graphql.ts';
import { teamDelegationBulk, teamDelegationRemoval } from '../../core/relay/operations/teamDelegationOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { teamDelegationList } from '../addresses.ts';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const TeamDelegationForm = lazyPart(async () => (await import('./TeamDelegationForm.tsx')).TeamDelegationForm);

type TeamDelegationRow = TeamDelegationListQuery$data['teamDelegations']['edges'][number]['node'];

const columns: Column<TeamDelegationRow>[] = [
  {
    label: 'teamDelegation.delegate',
    exported: { path: 'delegate.name' },
    cell: ({ id, delegate, isCurrent }) => (
      <>
        <DialogLink dialog={id}>
          <bdi>{delegate.name}</bdi>
        </DialogLink>{' '}
        {isCurrent && (
          <Badge colorPalette="green">
            <FormattedMessage id="teamDelegation.current" />
          </Badge>
        )}
      </>
    ),
  },
  { label: 'teamDelegation.manager', exported: { path: 'manager.name' }, cell: ({ manager }) => <bdi>{manager.name}</bdi> },
  { label: 'teamDelegation.startsOn', sort: 'STARTS_ON', cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'teamDelegation.endsOn', sort: 'ENDS_ON', cell: ({ endsOn }) => <Day on={endsOn} /> },
  { label: 'teamDelegation.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...teamDelegationBulk, isRestorable: true, fields: [] };
const choosers = { manager: EmployeeSelect, delegate: CompanyUserSelect };
const nameOf = ({ delegate, manager }: TeamDelegationRow) => `${delegate.name} · ${manager.name}`;

/** /HRM/stand-ins/: who decides the requests of whose people, and when. */
export function TeamDelegationList({ query }: ScreenProps<TeamDelegationListQuery>) {
  const [, list] = useList<TeamDelegationListQuery, 'teamDelegations'>(
    graphql`
      query TeamDelegationListQuery($first: Int, $after: String, $filter: TeamDelegationFilter, $sort: TeamDelegationSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "teamDelegation")
        teamDelegations(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              manager {
                name
              }
              delegate {
                name
              }
              startsOn
              endsOn
              isCurrent
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'teamDelegations',
    ['TeamDelegation', 'Employee'],
  );
  return (
    <>
      <ListScreen
        spec={teamDelegationList}
        list={list}
        columns={columns}
        create="teamDelegation.new"
        bulk={bulk}
        choosers={choosers}
        actions={row => (
          <RowActions name={nameOf(row)}>
            <EditItem id={row.id} />
            <DeleteItem id={row.id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="teamDelegation"
        rows={list.rows}
        form={(id, onClose) => <TeamDelegationForm id={id} onClose={onClose} />}
        removal={teamDelegationRemoval}
        nameOf={nameOf}
      />
    </>
  );
}
