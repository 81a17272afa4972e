import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { SerialListQuery, SerialListQuery$data } from '../../core/relay/generated/SerialListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { serialList } from '../stock/addresses.ts';
import { SerialStateBadge } from './SerialStateBadge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const ProductSelect = lazyPart(async () => (await import('../product/ProductSelect.tsx')).ProductSelect);
const WarehouseSelect = lazyPart(async () => (await import('../warehouse/WarehouseSelect.tsx')).WarehouseSelect);

type SerialRow = SerialListQuery$data['stockSerials']['edges'][number]['node'];

const columns: Column<SerialRow>[] = [
  {
    label: 'serial.number',
    width: 165,
    sort: 'NUMBER',
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  { label: 'serial.product', width: 220, cell: ({ product }) => <bdi>{product.name}</bdi>, exported: { path: 'product.name' } },
  {
    label: 'serial.state',
    width: 120,
    sort: 'STATE',
    cell: ({ state }) => <SerialStateBadge state={state} />,
    exported: { path: 'state' },
  },
  { label: 'serial.warehouse', width: 150, cell: ({ warehouse }) => <bdi>{warehouse?.name}</bdi>, exported: { path: 'warehouse.name' } },
  { label: 'serial.customer', width: 180, cell: ({ customer }) => <bdi>{customer?.name}</bdi>, exported: { path: 'customer.name' } },
  { label: 'serial.soldOn', width: 120, sort: 'SOLD_ON', cell: ({ soldOn }) => <Day on={soldOn} /> },
  { label: 'serial.movedAt', sort: 'MOVED_AT', hiddenAtFirst: true, cell: ({ movedAt }) => <When at={movedAt} /> },
];

const choosers = { product: ProductSelect, warehouse: WarehouseSelect };

/** /inventory/serials/: pieces with serial numbers, where they are, and who bought them. */
export function SerialList({ query }: ScreenProps<SerialListQuery>) {
  const [, list] = useList<SerialListQuery, 'stockSerials'>(
    graphql`
      query SerialListQuery($first: Int, $after: String, $search: String, $filter: StockSerialFilter, $sort: StockSerialSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "serial")
        stockSerials(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              state
              movedAt
              soldOn
              product {
                name
              }
              warehouse {
                name
              }
              customer {
                name
              }
            }
          }
        }
      }
    `,
    query,
    'stockSerials',
    ['StockSerial', 'InventoryProduct'],
  );
  return <ListScreen spec={serialList} list={list} columns={columns} choosers={choosers} searchable />;
}
