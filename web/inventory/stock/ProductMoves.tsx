import { Button, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ProductMoves_product$key } from '../../core/relay/generated/ProductMoves_product.graphql.ts';
import type { ProductMovesMoreQuery } from '../../core/relay/generated/ProductMovesMoreQuery.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

/** Stock movements of a product, newest first: reason, quantity, value and the quantity on hand afterwards. */
export function ProductMoves({ product: key }: { product: ProductMoves_product$key }) {
  const intl = useIntl();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<ProductMovesMoreQuery, ProductMoves_product$key>(
    graphql`
      fragment ProductMoves_product on InventoryProduct
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" })
      @refetchable(queryName: "ProductMovesMoreQuery") {
        id
        stockMoves(first: $first, after: $after) @connection(key: "ProductMoves_stockMoves") {
          edges {
            node {
              id
              movedAt
              reason
              quantity
              value
              onHandAfter
              sourceId
              note
              warehouse {
                name
              }
              batch {
                number
              }
              movedBy {
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  const moves = data.stockMoves.edges.map(({ node }) => node);
  if (moves.length === 0)
    return (
      <PanelBox>
        <EmptyState title={intl.formatMessage({ id: 'stockMove.none' })} text={intl.formatMessage({ id: 'product.noStockText' })} />
      </PanelBox>
    );
  return (
    <PanelBox>
      <FigureTable
        label="stockMove.plural"
        heads={['stockMove.reason', 'stockMove.movedAt', 'warehouse.one', 'stockMove.quantity', 'stockMove.value', 'stockMove.onHandAfter']}
        words={['stockMove.movedAt', 'warehouse.one']}
        rows={moves.map(({ id, movedAt, reason, quantity, value, onHandAfter, sourceId, note, warehouse, batch, movedBy }) => {
          const why = <FormattedMessage id={`stockReason.${reason}`} />;
          return {
            key: id,
            cells: [
              <div key="why">
                {sourceId === data.id ? why : <RecordLink id={sourceId}>{why}</RecordLink>}
                <div style={{ fontSize: '0.75rem', opacity: 0.8 }}>
                  <bdi>{[note, batch?.number, movedBy?.name].filter(Boolean).join(' · ')}</bdi>
                </div>
              </div>,
              <When key="at" at={movedAt} />,
              <bdi key="warehouse">{warehouse.name}</bdi>,
              <NumberText key="quantity" value={Number(quantity)} />,
              <MoneyText key="value" value={value} />,
              <NumberText key="after" value={Number(onHandAfter)} />,
            ],
          };
        })}
      />
      {hasNext && (
        <Flex justify="center" padding="3">
          <Button variant="ghost" size="sm" disabled={isLoadingNext} onClick={() => loadNext(50)}>
            <FormattedMessage id="action.showMore" />
          </Button>
        </Flex>
      )}
    </PanelBox>
  );
}
