import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  AggregateProductListQuery,
  AggregateProductListQuery$data,
} from '../../core/relay/generated/AggregateProductListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { OfferState } from '../offer/OfferState.tsx';
import { aggregateProductList } from '../offer/addresses.ts';
import { EnteredPrice } from '../price/EnteredPrice.tsx';
import { AggregateProductActions } from './AggregateProductActions.tsx';
import { bulk } from './aggregateProductBulk.tsx';
import { aggregateProductRemoval } from '../../core/relay/operations/aggregateProductOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const AggregateProductForm = lazyPart(async () => (await import('./AggregateProductForm.tsx')).AggregateProductForm);

type AggregateProductRow = AggregateProductListQuery$data['aggregateProducts']['edges'][number]['node'];

const columns: Column<AggregateProductRow>[] = [
  {
    label: 'aggregateProduct.title',
    sort: 'TITLE',
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'aggregateProduct.sellingPrice',
    sort: 'SELLING_PRICE',
    numeric: true,
    cell: ({ sellingPrice, priceIncludesTax }) => <EnteredPrice value={sellingPrice} includesTax={priceIncludesTax} />,
  },
  {
    label: 'aggregateProduct.inHouseCost',
    sort: 'IN_HOUSE_COST',
    numeric: true,
    cell: ({ inHouseCost }) => <MoneyText value={inHouseCost} />,
  },
  { label: 'aggregateProduct.profit', sort: 'PROFIT', numeric: true, cell: ({ profit }) => <MoneyText value={profit} /> },
  {
    label: 'aggregateProduct.available',
    sort: 'AVAILABLE',
    numeric: true,
    cell: ({ available }) => <NumberText value={Number(available)} />,
  },
  { label: 'aggregateProduct.state', sort: 'STATE', cell: ({ state }) => <OfferState state={state} /> },
  { label: 'aggregateProduct.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /inventory/aggregatedProducts/: the aggregate product list. */
export function AggregateProductList({ query }: ScreenProps<AggregateProductListQuery>) {
  const [, list] = useList<AggregateProductListQuery, 'aggregateProducts'>(
    graphql`
      query AggregateProductListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: AggregateProductFilter
        $sort: AggregateProductSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "aggregateProduct")
        aggregateProducts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              sellingPrice
              priceIncludesTax
              inHouseCost
              profit
              available
              state
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'aggregateProducts',
    ['AggregateProduct', 'InventoryProduct'],
  );
  return (
    <>
      <ListScreen
        spec={aggregateProductList}
        list={list}
        columns={columns}
        searchable
        create="aggregateProduct.new"
        bulk={bulk}
        actions={record => <AggregateProductActions record={record} />}
      />
      <RecordDialogs
        entity="aggregateProduct"
        rows={list.rows}
        form={(id, onClose) => <AggregateProductForm id={id} onClose={onClose} />}
        removal={aggregateProductRemoval}
      />
    </>
  );
}
