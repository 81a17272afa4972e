import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { activeStatuses } from '../../../server/core/rules/statuses.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ProductListQuery, ProductListQuery$data } from '../../core/relay/generated/ProductListQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductDialogs } from './ProductDialogs.tsx';

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
  const { inventoryProducts } = usePreloadedQuery<ProductListQuery>(
    graphql`
      query ProductListQuery(
        $first: Int
        $after: String
        $last: Int
        $before: String
        $search: String
        $filter: InventoryProductFilter
        $sort: InventoryProductSort
      ) @preloadable {
        inventoryProducts(first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
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
  );
  useLiveUpdates('InventoryProduct');
  const intl = useIntl();
  const status = {
    name: 'status',
    label: intl.formatMessage({ id: 'product.status' }),
    options: activeStatuses.map(value => ({ value, label: intl.formatMessage({ id: `status.${value}` }) })),
  };
  return (
    <>
      <ListScreen
        entity="product"
        connection={inventoryProducts}
        columns={columns}
        filters={[status]}
        searchable
        create="product.new"
        actions={product => <ProductActions product={product} />}
      />
      <ProductDialogs products={inventoryProducts.edges.map(({ node }) => node)} />
    </>
  );
}
