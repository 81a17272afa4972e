import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ProductListQuery, ProductListQuery$data } from '../../core/relay/generated/ProductListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { productList } from '../addresses.ts';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ProductActions } from './ProductActions.tsx';
import { bulk } from './productBulk.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { ProductForm } from './ProductForm.tsx';

type ProductRow = ProductListQuery$data['inventoryProducts']['edges'][number]['node'];

const columns: Column<ProductRow>[] = [
  {
    label: 'product.name',
    sort: 'NAME',
    cell: ({ id, name }) => (
      <DialogLink dialog={id}>
        <bdi>{name}</bdi>
      </DialogLink>
    ),
  },
  { label: 'product.code', sort: 'CODE', cell: ({ code }) => code && <Ltr>{code}</Ltr> },
  { label: 'product.salePrice', sort: 'SALE_PRICE', numeric: true, cell: ({ salePrice }) => <MoneyText value={salePrice} decimals={6} /> },
  { label: 'product.vatCategory', sort: 'VAT_CATEGORY', cell: ({ vatCategory }) => <FormattedMessage id={`vatCategory.${vatCategory}`} /> },
  { label: 'product.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'product.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /inventory/products/: what is sold. */
export function ProductList({ query }: ScreenProps<ProductListQuery>) {
  const [, list] = useList<ProductListQuery, 'inventoryProducts'>(
    graphql`
      query ProductListQuery($first: Int, $after: String, $search: String, $filter: InventoryProductFilter, $sort: InventoryProductSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "product")
        inventoryProducts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              code
              salePrice
              vatCategory
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'inventoryProducts',
    ['InventoryProduct'],
  );
  return (
    <>
      <ListScreen
        spec={productList}
        list={list}
        imports="InventoryProduct"
        columns={columns}
        searchable
        create="product.new"
        bulk={bulk}
        actions={product => <ProductActions product={product} />}
      />
      <RecordDialogs
        entity="product"
        rows={list.rows}
        form={(id, onClose) => <ProductForm id={id} onClose={onClose} />}
        removal={graphql`
          mutation ProductListDeleteMutation($input: DeleteInput!) {
            deleteInventoryProducts(input: $input) {
              ...saving_payload
              deletedIds
            }
          }
        `}
      />
    </>
  );
}
