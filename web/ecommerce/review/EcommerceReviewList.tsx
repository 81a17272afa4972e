import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  EcommerceReviewListQuery,
  EcommerceReviewListQuery$data,
} from '../../core/relay/generated/EcommerceReviewListQuery.graphql.ts';
import { ecommerceReviewBulk, ecommerceReviewRemoval } from '../../core/relay/operations/ecommerceReviewOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { ecommerceReviewList } from '../addresses.ts';
import { Rating } from './Rating.tsx';

const EcommerceCustomerSelect = lazyPart(async () => (await import('../customer/EcommerceCustomerSelect.tsx')).EcommerceCustomerSelect);
const ShopProductSelect = lazyPart(async () => (await import('../order/ShopProductSelect.tsx')).ShopProductSelect);
const EcommerceReviewForm = lazyPart(async () => (await import('./EcommerceReviewForm.tsx')).EcommerceReviewForm);

type ReviewRow = EcommerceReviewListQuery$data['ecommerceReviews']['edges'][number]['node'];

const columns: Column<ReviewRow>[] = [
  {
    label: 'ecommerceReview.product',
    width: 200,
    cell: ({ id, product }) => (
      <RecordLink id={id}>
        <bdi>{product.name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'ecommerceReview.customer', width: 160, cell: ({ customer }) => customer && <bdi>{customer.name}</bdi> },
  { label: 'ecommerceReview.rating', sort: 'RATING', width: 190, cell: ({ rating }) => <Rating rating={rating} /> },
  { label: 'ecommerceReview.text', width: 280, cell: ({ text }) => <Excerpt text={text} /> },
  {
    label: 'ecommerceReview.isVerified',
    sort: 'IS_VERIFIED',
    width: 110,
    cell: ({ isVerified }) =>
      isVerified && (
        <Badge colorPalette="green">
          <FormattedMessage id="ecommerceReview.verified" />
        </Badge>
      ),
  },
  {
    label: 'ecommerceReview.isHidden',
    sort: 'IS_HIDDEN',
    width: 100,
    cell: ({ isHidden }) =>
      isHidden && (
        <Badge colorPalette="gray">
          <FormattedMessage id="ecommerceReview.hidden" />
        </Badge>
      ),
  },
  { label: 'ecommerceReview.answer', width: 200, hiddenAtFirst: true, cell: ({ answer }) => answer && <Excerpt text={answer} /> },
  { label: 'ecommerceReview.createdAt', sort: 'CREATED_AT', cell: ({ createdAt }) => <When at={createdAt} /> },
];

const choosers = { product: ShopProductSelect, customer: EcommerceCustomerSelect };

/** /ecommerce/reviews/: what customers say about the shop's products. */
export function EcommerceReviewList({ query }: ScreenProps<EcommerceReviewListQuery>) {
  const [, list] = useList<EcommerceReviewListQuery, 'ecommerceReviews'>(
    graphql`
      query EcommerceReviewListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: EcommerceReviewFilter
        $sort: EcommerceReviewSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "ecommerceReview")
        ecommerceReviews(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              product {
                id
                name
              }
              customer {
                id
                name
              }
              rating
              text
              isVerified
              answer
              isHidden
              createdAt
            }
          }
        }
      }
    `,
    query,
    'ecommerceReviews',
    ['EcommerceReview', 'EcommerceProduct'],
  );
  return (
    <>
      <ListScreen
        spec={ecommerceReviewList}
        list={list}
        columns={columns}
        searchable
        create="ecommerceReview.new"
        bulk={{ ...ecommerceReviewBulk, isRestorable: true, fields: [] }}
        choosers={choosers}
        actions={({ id, product }) => (
          <RowActions name={product.name}>
            <EditItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="ecommerceReview"
        rows={list.rows}
        form={(id, onClose) => <EcommerceReviewForm id={id} onClose={onClose} />}
        removal={ecommerceReviewRemoval}
      />
    </>
  );
}
