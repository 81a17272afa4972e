import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { InvoiceMovesQuery } from '../../core/relay/generated/InvoiceMovesQuery.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { useQuery } from '../../core/relay/useQuery.ts';

/** Stock movements of an invoice and their value. */
export function InvoiceMoves({ id, currency }: { id: string; currency: string }) {
  const { stockMoves } = useQuery<InvoiceMovesQuery>(
    graphql`
      query InvoiceMovesQuery($id: ID!) {
        stockMoves(first: 100, filter: { sourceId: { eq: $id } }) {
          edges {
            node {
              id
              quantity
              value
              product {
                id
                name
              }
              warehouse {
                name
              }
              batch {
                number
              }
            }
          }
        }
      }
    `,
    { id },
  );
  const moves = stockMoves?.edges.map(({ node }) => node) ?? [];
  return (
    <PanelBox>
      {moves.length === 0 ? (
        <FormattedMessage id="invoice.noMoves" />
      ) : (
        <FigureTable
          label="invoice.moves"
          heads={['invoice.movedProduct', 'invoice.movedWarehouse', 'invoice.movedQuantity', 'invoice.movedValue']}
          words={['invoice.movedWarehouse']}
          rows={moves.map(({ id: key, quantity, value, product, warehouse, batch }) => ({
            key,
            cells: [
              <RecordLink key="product" id={product.id}>
                <bdi>{product.name}</bdi>
              </RecordLink>,
              <bdi key="warehouse">{[warehouse.name, batch?.number].filter(Boolean).join(' · ')}</bdi>,
              <NumberText key="quantity" value={Number(quantity)} />,
              <MoneyText key="value" value={value} currency={currency} />,
            ],
          }))}
        />
      )}
    </PanelBox>
  );
}
