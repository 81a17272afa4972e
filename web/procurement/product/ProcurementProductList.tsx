import { graphql } from 'react-relay';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  ProcurementProductListQuery,
  ProcurementProductListQuery$data,
} from '../../core/relay/generated/ProcurementProductListQuery.graphql.ts';
import {
  procurementProductBulk,
  procurementProductRemoval,
  procurementProductUpdate,
} from '../../core/relay/operations/procurementProductOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { procurementProductList } from '../addresses.ts';

const ProductSelect = lazyPart(async () => (await import('../../inventory/product/ProductSelect.tsx')).ProductSelect);
const ProcurementProductForm = lazyPart(async () => (await import('./ProcurementProductForm.tsx')).ProcurementProductForm);

type ProductRow = ProcurementProductListQuery$data['procurementProducts']['edges'][number]['node'];

const columns: Column<ProductRow>[] = [
  {
    label: 'procurementProduct.name',
    sort: 'NAME',
    width: 200,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'procurementProduct.brand', sort: 'BRAND', width: 140, cell: ({ brand }) => brand && <bdi>{brand}</bdi> },
  {
    label: 'procurementProduct.productGroupTitles',
    sort: 'PRODUCT_GROUP_TITLES',
    width: 180,
    cell: ({ productGroupTitles }) => <bdi>{productGroupTitles}</bdi>,
  },
  {
    label: 'procurementProduct.inventoryProduct',
    width: 180,
    cell: ({ inventoryProduct }) =>
      inventoryProduct && (
        <RecordLink id={inventoryProduct.id}>
          <bdi>{inventoryProduct.name}</bdi>
        </RecordLink>
      ),
  },
  {
    label: 'procurementProduct.description',
    width: 220,
    hiddenAtFirst: true,
    cell: ({ description }) => description && <Excerpt text={description} />,
  },
  { label: 'procurementProduct.status', sort: 'STATUS', width: 100, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'procurementProduct.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk = { ...procurementProductBulk, isRestorable: true, fields: [bulkStatus('procurementProduct.status')] };
const choosers = { inventoryProduct: ProductSelect };

/** /vendorManagement/products/: what the company buys. */
export function ProcurementProductList({ query }: ScreenProps<ProcurementProductListQuery>) {
  const [, list] = useList<ProcurementProductListQuery, 'procurementProducts'>(
    graphql`
      query ProcurementProductListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: ProcurementProductFilter
        $sort: ProcurementProductSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "procurementProduct")
        procurementProducts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              brand
              description
              productGroupTitles
              inventoryProduct {
                id
                name
              }
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'procurementProducts',
    ['ProcurementProduct', 'ProductGroup'],
  );
  return (
    <>
      <ListScreen
        spec={procurementProductList}
        list={list}
        imports="ProcurementProduct"
        columns={columns}
        searchable
        create="procurementProduct.new"
        bulk={bulk}
        choosers={choosers}
        actions={product => (
          <RecordActions entity="procurementProduct" record={product} name={product.name} update={procurementProductUpdate} />
        )}
      />
      <RecordDialogs
        entity="procurementProduct"
        rows={list.rows}
        form={(id, onClose) => <ProcurementProductForm id={id} onClose={onClose} />}
        removal={procurementProductRemoval}
      />
    </>
  );
}
