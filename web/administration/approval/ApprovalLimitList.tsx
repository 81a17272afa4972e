import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ApprovalLimitListQuery, ApprovalLimitListQuery$data } from '../../core/relay/generated/ApprovalLimitListQuery.graphql.ts';
import { approvalLimitBulk, approvalLimitRemoval } from '../../core/relay/operations/approvalLimitOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { approvalLimitList } from '../addresses.ts';

const RoleSelect = lazyPart(async () => (await import('../role/RoleSelect.tsx')).RoleSelect);
const ApprovalLimitForm = lazyPart(async () => (await import('./ApprovalLimitForm.tsx')).ApprovalLimitForm);

type ApprovalLimitRow = ApprovalLimitListQuery$data['approvalLimits']['edges'][number]['node'];

const columns: Column<ApprovalLimitRow>[] = [
  {
    label: 'approvalLimit.role',
    exported: { path: 'role.title' },
    cell: ({ id, role }) => (
      <DialogLink dialog={id}>
        <bdi>{role.title}</bdi>
      </DialogLink>
    ),
  },
  { label: 'approvalLimit.document', sort: 'DOCUMENT', cell: ({ document }) => <FormattedMessage id={`approvedDocument.${document}`} /> },
  { label: 'approvalLimit.amount', sort: 'AMOUNT', numeric: true, cell: ({ amount }) => <MoneyText value={amount} /> },
  { label: 'approvalLimit.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...approvalLimitBulk, isRestorable: true, fields: [] };
const choosers = { role: RoleSelect };

/** /settings/approval-limits/: up to which amounts roles approve. */
export function ApprovalLimitList({ query }: ScreenProps<ApprovalLimitListQuery>) {
  const [, list] = useList<ApprovalLimitListQuery, 'approvalLimits'>(
    graphql`
      query ApprovalLimitListQuery($first: Int, $after: String, $filter: ApprovalLimitFilter, $sort: ApprovalLimitSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "approvalLimit")
        approvalLimits(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              role {
                title
              }
              document
              amount
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'approvalLimits',
    ['ApprovalLimit', 'Role'],
  );
  const intl = useIntl();
  const nameOf = ({ role: { title }, document }: ApprovalLimitRow) =>
    `${title} · ${intl.formatMessage({ id: `approvedDocument.${document}` })}`;
  return (
    <>
      <ListScreen
        spec={approvalLimitList}
        list={list}
        columns={columns}
        create="approvalLimit.new"
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
        entity="approvalLimit"
        rows={list.rows}
        form={(id, onClose) => <ApprovalLimitForm id={id} onClose={onClose} />}
        removal={approvalLimitRemoval}
        nameOf={nameOf}
      />
    </>
  );
}
