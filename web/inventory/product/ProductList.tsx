import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useCustomized } from '../../core/customFields/useCustomized.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ProductListQuery, ProductListQuery$data } from '../../core/relay/generated/ProductListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { CellDetail, PicturedCell } from '../../core/screens/list/cells.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { productList } from '../addresses.ts';
import { EnteredPrice } from '../price/EnteredPrice.tsx';
import { Available } from './Available.tsx';
import { Picture } from '../../core/ui/Picture.tsx';
import { ProductActions } from './ProductActions.tsx';
import { bulk } from './productBulk.tsx';
import { inventoryProductRemoval } from '../../core/relay/operations/inventoryProductOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const StockAdjustmentDialog = lazyPart(async () => (await import('../stock/StockAdjustmentDialog.tsx')).StockAdjustmentDialog);
const ProductForm = lazyPart(async () => (await import('./ProductForm.tsx')).ProductForm);

type ProductRow = ProductListQuery$data['inventoryProducts']['edges'][number]['node'];

const columns: Column<ProductRow>[] = [
  {
    label: 'product.name',
    sort: 'NAME',
    cell: ({ id, name, manufacturer, pictures }) => (
      <PicturedCell>
        <Picture url={pictures[0]?.thumbnail?.url} />
        <div style={{ minWidth: 0 }}>
          <RecordLink id={id}>
            <bdi>{name}</bdi>
          </RecordLink>
          <CellDetail>
            <bdi>{manufacturer}</bdi>
          </CellDetail>
        </div>
      </PicturedCell>
    ),
  },
  { label: 'product.code', sort: 'CODE', cell: ({ code }) => code && <Ltr>{code}</Ltr> },
  { label: 'product.barcode', hiddenAtFirst: true, cell: ({ barcode }) => barcode && <Ltr>{barcode}</Ltr> },
  { label: 'product.brand', sort: 'BRAND', hiddenAtFirst: true, cell: ({ brand }) => brand && <bdi>{brand}</bdi> },
  {
    label: 'product.manufacturer',
    sort: 'MANUFACTURER',
    hiddenAtFirst: true,
    cell: ({ manufacturer }) => manufacturer && <bdi>{manufacturer}</bdi>,
  },
  {
    label: 'product.available',
    sort: 'AVAILABLE',
    numeric: true,
    cell: ({ available, isLow }) => <Available available={available} isLow={isLow} />,
  },
  { label: 'product.unit', hiddenAtFirst: true, cell: ({ unit }) => <FormattedMessage id={`unit.${unit}`} /> },
  {
    label: 'product.quantity',
    sort: 'QUANTITY',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ quantity }) => <NumberText value={Number(quantity)} />,
  },
  {
    label: 'product.salePrice',
    sort: 'SALE_PRICE',
    numeric: true,
    cell: ({ salePrice, priceIncludesTax }) => <EnteredPrice value={salePrice} includesTax={priceIncludesTax} />,
  },
  {
    label: 'product.purchasePrice',
    sort: 'PURCHASE_PRICE',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ purchasePrice }) => <MoneyText value={purchasePrice} decimals={6} />,
  },
  { label: 'product.stockValue', sort: 'STOCK_VALUE', numeric: true, cell: ({ stockValue }) => <MoneyText value={stockValue} /> },
  { label: 'product.expiresOn', sort: 'EXPIRES_ON', hiddenAtFirst: true, cell: ({ expiresOn }) => <Day on={expiresOn} /> },
  {
    label: 'product.vatCategory',
    sort: 'VAT_CATEGORY',
    hiddenAtFirst: true,
    cell: ({ vatCategory }) => <FormattedMessage id={`vatCategory.${vatCategory}`} />,
  },
  { label: 'product.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'product.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /inventory/products/: the product list. */
export function ProductList({ query }: ScreenProps<ProductListQuery>) {
  const [data, list] = useList<ProductListQuery, 'inventoryProducts'>(
    graphql`
      query ProductListQuery($first: Int, $after: String, $search: String, $filter: InventoryProductFilter, $sort: InventoryProductSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "product")
        ...useCustomized_fields @arguments(type: PRODUCT)
        inventoryProducts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              brand
              manufacturer
              code
              barcode
              unit
              quantity
              available
              isLow
              purchasePrice
              salePrice
              priceIncludesTax
              stockValue
              expiresOn
              vatCategory
              status
              updatedAt
              customFields {
                key
                value
                text
              }
              pictures {
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
    'inventoryProducts',
    ['InventoryProduct'],
  );
  const customized = useCustomized(productList, columns, bulk, data);
  return (
    <>
      <ListScreen
        {...customized}
        list={list}
        imports="InventoryProduct"
        searchable
        create="product.new"
        actions={product => <ProductActions product={product} />}
      />
      <RecordDialogs
        entity="product"
        rows={list.rows}
        form={(id, onClose) => <ProductForm id={id} onClose={onClose} />}
        removal={inventoryProductRemoval}
        others={{ stock: ({ id }, onClose) => <StockAdjustmentDialog productId={id} onClose={onClose} /> }}
      />
    </>
  );
}
