import { graphql } from 'react-relay';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ProductGroupListQuery, ProductGroupListQuery$data } from '../../core/relay/generated/ProductGroupListQuery.graphql.ts';
import { productGroupBulk, productGroupRemoval, productGroupUpdate } from '../../core/relay/operations/productGroupOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { productGroupList } from '../addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const ProductGroupForm = lazyPart(async () => (await import('./ProductGroupForm.tsx')).ProductGroupForm);

type ProductGroupRow = ProductGroupListQuery$data['productGroups']['edges'][number]['node'];

const columns: Column<ProductGroupRow>[] = [
  {
    label: 'productGroup.title',
    sort: 'TITLE',
    width: 200,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'productGroup.description', width: 260, cell: ({ description }) => description && <Excerpt text={description} /> },
  {
    label: 'productGroup.vendorCount',
    sort: 'VENDOR_COUNT',
    numeric: true,
    width: 110,
    cell: ({ vendorCount }) => <NumberText value={vendorCount} />,
  },
  { label: 'productGroup.status', sort: 'STATUS', width: 120, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'productGroup.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /vendorManagement/productGroups/: the product group list. */
export function ProductGroupList({ query }: ScreenProps<ProductGroupListQuery>) {
  const [, list] = useList<ProductGroupListQuery, 'productGroups'>(
    graphql`
      query ProductGroupListQuery($first: Int, $after: String, $search: String, $filter: ProductGroupFilter, $sort: ProductGroupSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "productGroup")
        productGroups(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              description
              vendorCount
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'productGroups',
    ['ProductGroup', 'Vendor'],
  );
  return (
    <>
      <ListScreen
        spec={productGroupList}
        list={list}
        imports="ProductGroup"
        columns={columns}
        searchable
        create="productGroup.new"
        bulk={{ ...productGroupBulk, isRestorable: true, fields: [bulkStatus('productGroup.status')] }}
        actions={productGroup => (
          <RecordActions entity="productGroup" record={productGroup} name={productGroup.title} update={productGroupUpdate} />
        )}
      />
      <RecordDialogs
        entity="productGroup"
        rows={list.rows}
        form={(id, onClose) => <ProductGroupForm id={id} onClose={onClose} />}
        removal={productGroupRemoval}
      />
    </>
  );
}
