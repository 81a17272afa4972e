import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  ApprovalDelegationListQuery,
  ApprovalDelegationListQuery$data,
} from '../../core/relay/generated/ApprovalDelegationListQuery.graphql.ts';
import { approvalDelegationBulk, approvalDelegationRemoval } from '../../core/relay/operations/approvalDelegationOperations.ts';
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
import { approvalDelegationList } from '../addresses.ts';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const ApprovalDelegationForm = lazyPart(async () => (await import('./ApprovalDelegationForm.tsx')).ApprovalDelegationForm);

type ApprovalDelegationRow = ApprovalDelegationListQuery$data['approvalDelegations']['edges'][number]['node'];

const columns: Column<ApprovalDelegationRow>[] = [
  {
    label: 'approvalDelegation.delegate',
    exported: { path: 'delegate.name' },
    cell: ({ id, delegate, isCurrent }) => (
      <>
        <DialogLink dialog={id}>
          <bdi>{delegate.name}</bdi>
        </DialogLink>{' '}
        {isCurrent && (
          <Badge colorPalette="green">
            <FormattedMessage id="approvalDelegation.current" />
          </Badge>
        )}
      </>
    ),
  },
  { label: 'approvalDelegation.approver', exported: { path: 'approver.name' }, cell: ({ approver }) => <bdi>{approver.name}</bdi> },
  { label: 'approvalDelegation.startsOn', sort: 'STARTS_ON', cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'approvalDelegation.endsOn', sort: 'ENDS_ON', cell: ({ endsOn }) => <Day on={endsOn} /> },
  { label: 'approvalDelegation.note', cell: ({ note }) => <bdi>{note}</bdi> },
  { label: 'approvalDelegation.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...approvalDelegationBulk, isRestorable: true, fields: [] };
const choosers = { approver: CompanyUserSelect, delegate: CompanyUserSelect };
const nameOf = ({ delegate, approver }: ApprovalDelegationRow) => `${delegate.name} · ${approver.name}`;

/** /settings/delegations/: who approves on behalf of whom, and when. */
export function ApprovalDelegationList({ query }: ScreenProps<ApprovalDelegationListQuery>) {
  const [, list] = useList<ApprovalDelegationListQuery, 'approvalDelegations'>(
    graphql`
      query ApprovalDelegationListQuery($first: Int, $after: String, $filter: ApprovalDelegationFilter, $sort: ApprovalDelegationSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "approvalDelegation")
        approvalDelegations(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              approver {
                name
              }
              delegate {
                name
              }
              startsOn
              endsOn
              note
              isCurrent
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'approvalDelegations',
    ['ApprovalDelegation'],
  );
  return (
    <>
      <ListScreen
        spec={approvalDelegationList}
        list={list}
        columns={columns}
        create="approvalDelegation.new"
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
        entity="approvalDelegation"
        rows={list.rows}
        form={(id, onClose) => <ApprovalDelegationForm id={id} onClose={onClose} />}
        removal={approvalDelegationRemoval}
        nameOf={nameOf}
      />
    </>
  );
}
