import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { AggregateProductPageQuery } from '../../core/relay/generated/AggregateProductPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Limits } from '../offer/Limits.tsx';
import { OfferState } from '../offer/OfferState.tsx';
import { AggregateProductForm } from './AggregateProductForm.tsx';
import { AggregateProductPanel } from './AggregateProductPanel.tsx';
import { aggregateProductRemoval } from '../../core/relay/operations/aggregateProductOperations.ts';

/** /inventory/aggregatedProducts/:id/: one aggregate product, its parts and what limits its availability. */
export function AggregateProductPage({ query }: ScreenProps<AggregateProductPageQuery>) {
  const { aggregateProduct: aggregate, limitingComponents: limits } = usePreloadedQuery<AggregateProductPageQuery>(
    graphql`
      query AggregateProductPageQuery($id: ID!) @preloadable {
        aggregateProduct(id: $id) @required(action: THROW) {
          title
          state
          ...AggregateProductPanel_aggregate
          ...RecordScreen_record
        }
        limitingComponents(id: $id) @required(action: THROW) {
          ...Limits_components
        }
      }
    `,
    query,
  );
  useLiveUpdates('AggregateProduct', 'InventoryProduct');
  const why = (
    <PanelBox>
      <Limits components={limits} />
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="aggregateProduct"
      record={aggregate}
      name={aggregate.title}
      status={<OfferState state={aggregate.state} />}
      panels={[
        { id: 'overview', label: 'aggregateProduct.one', content: <AggregateProductPanel aggregate={aggregate} /> },
        { id: 'availability', label: 'offer.why', content: why },
      ]}
      form={(id, onClose) => <AggregateProductForm id={id} onClose={onClose} />}
      removal={aggregateProductRemoval}
    />
  );
}
