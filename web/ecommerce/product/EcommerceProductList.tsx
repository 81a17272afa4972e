import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  EcommerceProductListQuery,
  EcommerceProductListQuery$data,
} from '../../core/relay/generated/EcommerceProductListQuery.graphql.ts';
import {
  ecommerceProductBulk,
  ecommerceProductRemoval,
  ecommerceProductUpdate,
} from '../../core/relay/operations/ecommerceProductOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkMoney } from '../../core/screens/list/bulkFields.tsx';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { CellDetail, PicturedCell } from '../../core/screens/list/cells.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { ViewSwitch } from '../../core/screens/ViewSwitch.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Picture } from '../../core/ui/Picture.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ecommerceProductList } from '../addresses.ts';
import { CatalogueImportButton } from '../catalogueImport/CatalogueImportButton.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ShopPrice } from './ShopPrice.tsx';
import { ShopStock } from './ShopStock.tsx';

const ProductSelect = lazyPart(async () => (await import('../../inventory/product/ProductSelect.tsx')).ProductSelect);
const EcommerceProductGroupSelect = lazyPart(
  async () => (await import('../productGroup/EcommerceProductGroupSelect.tsx')).EcommerceProductGroupSelect,
);
const EcommerceSellerSelect = lazyPart(async () => (await import('../seller/EcommerceSellerSelect.tsx')).EcommerceSellerSelect);
const EcommerceProductForm = lazyPart(async () => (await import('./EcommerceProductForm.tsx')).EcommerceProductForm);

type ProductRow = EcommerceProductListQuery$data['ecommerceProducts']['edges'][number]['node'];

const columns: Column<ProductRow>[] = [
  {
    label: 'ecommerceProduct.name',
    sort: 'NAME',
    width: 260,
    cell: ({ id, name, shortDescription, pictures }) => (
      <PicturedCell>
        <Picture url={pictures[0]?.thumbnail?.url} />
        <div style={{ minWidth: 0 }}>
          <RecordLink id={id}>
            <bdi>{name}</bdi>
          </RecordLink>
          <CellDetail data-cut>
            <bdi>{shortDescription}</bdi>
          </CellDetail>
        </div>
      </PicturedCell>
    ),
  },
  { label: 'ecommerceProduct.group', width: 150, cell: ({ group }) => <bdi>{group.title}</bdi> },
  {
    label: 'ecommerceProduct.effectivePrice',
    sort: 'EFFECTIVE_PRICE',
    numeric: true,
    width: 150,
    cell: ({ price, effectivePrice }) => <ShopPrice price={price} effectivePrice={effectivePrice} />,
  },
  {
    label: 'ecommerceProduct.price',
    sort: 'PRICE',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ price }) => <MoneyText value={price} />,
  },
  { label: 'ecommerceProduct.stock', sort: 'STOCK', numeric: true, width: 110, cell: ({ stock }) => <ShopStock stock={stock} /> },
  {
    label: 'ecommerceProduct.inventoryProduct',
    width: 180,
    hiddenAtFirst: true,
    cell: ({ inventoryProduct: { name } }) => <bdi>{name}</bdi>,
  },
  { label: 'ecommerceProduct.status', sort: 'STATUS', width: 110, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'ecommerceProduct.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk = {
  ...ecommerceProductBulk,
  isRestorable: true,
  fields: [bulkStatus('ecommerceProduct.status'), bulkMoney('ecommerceProduct.price'), bulkMoney('ecommerceProduct.discountPrice')],
};
const choosers = { group: EcommerceProductGroupSelect, seller: EcommerceSellerSelect, inventoryProduct: ProductSelect };

/** /ecommerce/products/: the shop's products, as a list or with `?show=grid` as cards. */
export function EcommerceProductList({ query }: ScreenProps<EcommerceProductListQuery>) {
  const [, list] = useList<EcommerceProductListQuery, 'ecommerceProducts'>(
    graphql`
      query EcommerceProductListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: EcommerceProductFilter
        $sort: EcommerceProductSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "ecommerceProduct")
        ecommerceProducts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              shortDescription
              group {
                id
                title
              }
              price
              effectivePrice
              stock
              inventoryProduct {
                id
                name
              }
              status
              updatedAt
              pictures {
                file {
                  url
                }
                thumbnail {
                  url
                }
              }
            }
          }
        }
      }
    `,
    query,
    'ecommerceProducts',
    ['EcommerceProduct', 'EcommerceProductGroup', 'InventoryProduct'],
  );
  const { address } = useAddress();
  const show = address.get('show') === 'grid' ? 'grid' : 'list';
  const shown = (name: string) => ({ search: new URLSearchParams({ ...Object.fromEntries(address), show: name }).toString() });
  const views = ['grid', 'list'].map(name => ({ name, label: `ecommerceProduct.${name}`, to: shown(name) }));
  return (
    <>
      <ListScreen
        spec={ecommerceProductList}
        list={list}
        imports="EcommerceProduct"
        columns={columns}
        card={show === 'grid' ? product => <ProductCard product={product} /> : undefined}
        searchable
        create="ecommerceProduct.new"
        besideName={<ViewSwitch label="ecommerceProduct.views" views={views} current={show} />}
        buttons={<CatalogueImportButton />}
        bulk={bulk}
        choosers={choosers}
        actions={product => (
          <RecordActions entity="ecommerceProduct" record={product} name={product.name} update={ecommerceProductUpdate} />
        )}
      />
      <RecordDialogs
        entity="ecommerceProduct"
        rows={list.rows}
        form={(id, onClose) => <EcommerceProductForm id={id} onClose={onClose} />}
        removal={ecommerceProductRemoval}
      />
    </>
  );
}
