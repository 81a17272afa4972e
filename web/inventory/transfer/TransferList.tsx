import { graphql } from 'react-relay';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { TransferListQuery, TransferListQuery$data } from '../../core/relay/generated/TransferListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { transferList } from '../stock/addresses.ts';
import { TransferStatus } from './TransferStatus.tsx';
import { stockTransferRemoval } from '../../core/relay/operations/stockTransferOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const WarehouseSelect = lazyPart(async () => (await import('../warehouse/WarehouseSelect.tsx')).WarehouseSelect);
const TransferForm = lazyPart(async () => (await import('./TransferForm.tsx')).TransferForm);

type TransferRow = TransferListQuery$data['stockTransfers']['edges'][number]['node'];

const columns: Column<TransferRow>[] = [
  {
    label: 'transfer.number',
    width: 150,
    sort: 'NUMBER',
    cell: ({ id, number, status }) => (
      <RecordLink id={id}>{number ? <Ltr>{number}</Ltr> : <FormattedMessage id="transfer.unnumbered" values={{ status }} />}</RecordLink>
    ),
  },
  { label: 'transfer.fromWarehouse', width: 150, cell: ({ fromWarehouse }) => <bdi>{fromWarehouse.name}</bdi> },
  { label: 'transfer.toWarehouse', width: 150, cell: ({ toWarehouse }) => <bdi>{toWarehouse.name}</bdi> },
  { label: 'transfer.status', width: 105, sort: 'STATUS', cell: ({ status }) => <TransferStatus status={status} /> },
  { label: 'transfer.note', width: 145, cell: ({ note }) => note && <bdi>{note}</bdi> },
  { label: 'transfer.createdAt', sort: 'CREATED_AT', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'transfer.doneAt', sort: 'DONE_AT', hiddenAtFirst: true, cell: ({ doneAt }) => doneAt && <When at={doneAt} /> },
];

const choosers = { fromWarehouse: WarehouseSelect, toWarehouse: WarehouseSelect };

/** /inventory/transfers/: transfers between warehouses. */
export function TransferList({ query }: ScreenProps<TransferListQuery>) {
  const intl = useIntl();
  const [, list] = useList<TransferListQuery, 'stockTransfers'>(
    graphql`
      query TransferListQuery($first: Int, $after: String, $search: String, $filter: StockTransferFilter, $sort: StockTransferSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "transfer")
        stockTransfers(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              fromWarehouse {
                name
              }
              toWarehouse {
                name
              }
              status
              note
              createdAt
              doneAt
            }
          }
        }
      }
    `,
    query,
    'stockTransfers',
    ['StockTransfer'],
  );
  return (
    <>
      <ListScreen
        spec={transferList}
        list={list}
        columns={columns}
        searchable
        create="transfer.new"
        choosers={choosers}
        actions={({ id, number, status }) => (
          <RowActions name={number ?? intl.formatMessage({ id: 'transfer.unnumbered' }, { status })}>
            {status === 'DRAFT' && <EditItem id={id} />}
            <DuplicateItem id={id} />
            {status !== 'DONE' && <DeleteItem id={id} />}
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="transfer"
        rows={list.rows}
        form={(id, onClose) => <TransferForm id={id} onClose={onClose} />}
        removal={stockTransferRemoval}
        nameOf={({ number, toWarehouse }) => number ?? toWarehouse.name}
      />
    </>
  );
}
