import { graphql } from 'react-relay';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ReceiptListQuery, ReceiptListQuery$data } from '../../core/relay/generated/ReceiptListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { receiptList } from '../stock/addresses.ts';
import { ReceiptStatus } from './ReceiptStatus.tsx';
import { goodsReceiptRemoval } from '../../core/relay/operations/goodsReceiptOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const WarehouseSelect = lazyPart(async () => (await import('../warehouse/WarehouseSelect.tsx')).WarehouseSelect);
const ReceiptForm = lazyPart(async () => (await import('./ReceiptForm.tsx')).ReceiptForm);

type ReceiptRow = ReceiptListQuery$data['goodsReceipts']['edges'][number]['node'];

const columns: Column<ReceiptRow>[] = [
  {
    label: 'goodsReceipt.number',
    width: 150,
    sort: 'NUMBER',
    cell: ({ id, number, status }) => (
      <RecordLink id={id}>
        {number ? <Ltr>{number}</Ltr> : <FormattedMessage id="goodsReceipt.unnumbered" values={{ status }} />}
      </RecordLink>
    ),
  },
  { label: 'goodsReceipt.supplier', width: 165, sort: 'SUPPLIER', cell: ({ supplier }) => supplier && <bdi>{supplier}</bdi> },
  {
    label: 'goodsReceipt.supplierReference',
    width: 125,
    sort: 'SUPPLIER_REFERENCE',
    cell: ({ supplierReference }) => supplierReference && <bdi>{supplierReference}</bdi>,
  },
  { label: 'goodsReceipt.warehouse', width: 150, cell: ({ warehouse }) => <bdi>{warehouse.name}</bdi> },
  { label: 'goodsReceipt.status', width: 105, sort: 'STATUS', cell: ({ status }) => <ReceiptStatus status={status} /> },
  { label: 'goodsReceipt.products', width: 90, numeric: true, cell: ({ lineCount }) => <NumberText value={lineCount} /> },
  { label: 'goodsReceipt.total', width: 120, numeric: true, cell: ({ total }) => <MoneyText value={total} /> },
  { label: 'goodsReceipt.createdAt', sort: 'CREATED_AT', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'goodsReceipt.postedAt', sort: 'POSTED_AT', hiddenAtFirst: true, cell: ({ postedAt }) => postedAt && <When at={postedAt} /> },
  { label: 'goodsReceipt.note', hiddenAtFirst: true, cell: ({ note }) => note && <bdi>{note}</bdi> },
];

const choosers = { warehouse: WarehouseSelect };

/** /inventory/receipts/: goods receipts. */
export function ReceiptList({ query }: ScreenProps<ReceiptListQuery>) {
  const intl = useIntl();
  const [, list] = useList<ReceiptListQuery, 'goodsReceipts'>(
    graphql`
      query ReceiptListQuery($first: Int, $after: String, $search: String, $filter: GoodsReceiptFilter, $sort: GoodsReceiptSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "goodsReceipt")
        goodsReceipts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              supplier
              supplierReference
              warehouse {
                name
              }
              status
              note
              lineCount
              total
              createdAt
              postedAt
            }
          }
        }
      }
    `,
    query,
    'goodsReceipts',
    ['GoodsReceipt'],
  );
  return (
    <>
      <ListScreen
        spec={receiptList}
        list={list}
        columns={columns}
        searchable
        create="goodsReceipt.new"
        choosers={choosers}
        actions={({ id, number, status }) => (
          <RowActions name={number ?? intl.formatMessage({ id: 'goodsReceipt.unnumbered' }, { status })}>
            {status === 'DRAFT' && <EditItem id={id} />}
            <DuplicateItem id={id} />
            {status === 'DRAFT' && <DeleteItem id={id} />}
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="goodsReceipt"
        rows={list.rows}
        form={(id, onClose) => <ReceiptForm id={id} onClose={onClose} />}
        removal={goodsReceiptRemoval}
        nameOf={({ number, supplier, warehouse }) => number ?? supplier ?? warehouse.name}
      />
    </>
  );
}
