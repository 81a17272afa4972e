import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { TillListQuery, TillListQuery$data } from '../../core/relay/generated/TillListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { tillList } from './addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const TillForm = lazyPart(async () => (await import('./TillForm.tsx')).TillForm);

type TillRow = TillListQuery$data['tills']['edges'][number]['node'];

const columns: Column<TillRow>[] = [
  {
    label: 'tills.name',
    sort: 'NAME',
    cell: ({ id, name }) => (
      <DialogLink dialog={id}>
        <bdi>{name}</bdi>
      </DialogLink>
    ),
  },
  {
    label: 'tills.session',
    width: 270,
    exported: { path: 'openSession.openedAt', kind: 'dateTime' },
    cell: ({ openSession }) =>
      openSession && (
        <RecordLink id={openSession.id} fontWeight="normal">
          <When at={openSession.openedAt} /> · <bdi>{openSession.cashier.name}</bdi>
        </RecordLink>
      ),
  },
  {
    label: 'tills.warehouse',
    exported: { path: 'warehouse.name' },
    cell: ({ warehouse }) =>
      warehouse ? (
        <bdi>{warehouse.name}</bdi>
      ) : (
        <chakra.span color="fg.muted">
          <FormattedMessage id="tills.defaultWarehouse" />
        </chakra.span>
      ),
  },
  { label: 'tills.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'tills.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = {
  update: graphql`
    mutation TillListBulkUpdateMutation($input: BulkUpdateTillInput!) {
      bulkUpdateTill(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation TillListBulkDeleteMutation($input: BulkDeleteTillInput!) {
      bulkDeleteTill(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [],
};

const removal = graphql`
  mutation TillListDeleteMutation($input: DeleteInput!) {
    deleteTills(input: $input) {
      ...saving_payload
    }
  }
`;

/** /inventory/tills/: the tills, each with a cash drawer. */
export function TillList({ query }: ScreenProps<TillListQuery>) {
  const [, list] = useList<TillListQuery, 'tills'>(
    graphql`
      query TillListQuery($first: Int, $after: String, $search: String, $filter: TillFilter, $sort: TillSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "tills")
        tills(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              status
              updatedAt
              warehouse {
                name
              }
              openSession {
                id
                openedAt
                cashier {
                  name
                }
              }
            }
          }
        }
      }
    `,
    query,
    'tills',
    ['Till', 'TillSession'],
  );
  return (
    <>
      <ListScreen
        spec={tillList}
        list={list}
        columns={columns}
        searchable
        create="tills.new"
        bulk={bulk}
        actions={({ id, name }) => (
          <RowActions name={name}>
            <EditItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs entity="tills" rows={list.rows} form={(id, onClose) => <TillForm id={id} onClose={onClose} />} removal={removal} />
    </>
  );
}
