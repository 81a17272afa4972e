import { HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { WarehouseListQuery, WarehouseListQuery$data } from '../../core/relay/generated/WarehouseListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { warehouseList } from '../stock/addresses.ts';
import { warehouseRemoval } from '../../core/relay/operations/warehouseOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const WarehouseForm = lazyPart(async () => (await import('./WarehouseForm.tsx')).WarehouseForm);

type WarehouseRow = WarehouseListQuery$data['warehouses']['edges'][number]['node'];

const columns: Column<WarehouseRow>[] = [
  {
    label: 'warehouse.name',
    sort: 'NAME',
    cell: ({ id, name, isDefault }) => (
      <HStack gap="2" wrap="wrap">
        <DialogLink dialog={id}>
          <bdi>{name}</bdi>
        </DialogLink>
        {isDefault && (
          <Badge colorPalette="accent">
            <FormattedMessage id="warehouse.default" />
          </Badge>
        )}
      </HStack>
    ),
  },
  { label: 'warehouse.code', sort: 'CODE', cell: ({ code }) => code && <Ltr>{code}</Ltr> },
  { label: 'warehouse.city', sort: 'CITY', cell: ({ city }) => city && <bdi>{city}</bdi> },
  {
    label: 'warehouse.productCount',
    sort: 'PRODUCT_COUNT',
    numeric: true,
    cell: ({ productCount }) => <NumberText value={productCount} />,
  },
  { label: 'warehouse.stockValue', sort: 'STOCK_VALUE', numeric: true, cell: ({ stockValue }) => <MoneyText value={stockValue} /> },
  { label: 'warehouse.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'warehouse.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /inventory/warehouses/: the warehouse list. */
export function WarehouseList({ query }: ScreenProps<WarehouseListQuery>) {
  const [, list] = useList<WarehouseListQuery, 'warehouses'>(
    graphql`
      query WarehouseListQuery($first: Int, $after: String, $search: String, $filter: WarehouseFilter, $sort: WarehouseSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "warehouse")
        warehouses(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              name
              code
              city
              isDefault
              productCount
              stockValue
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'warehouses',
    ['Warehouse', 'InventoryProduct'],
  );
  return (
    <>
      <ListScreen
        spec={warehouseList}
        list={list}
        imports="Warehouse"
        columns={columns}
        searchable
        create="warehouse.new"
        actions={({ id, name }) => (
          <RowActions name={name}>
            <EditItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="warehouse"
        rows={list.rows}
        form={(id, onClose) => <WarehouseForm id={id} onClose={onClose} />}
        removal={warehouseRemoval}
      />
    </>
  );
}
