import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { SerialTable_product$key } from '../../core/relay/generated/SerialTable_product.graphql.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

/** Serial numbers of a product, with the receipt that brought each and the return that took it back; nothing without any. */
export function SerialTable({ product: key }: { product: SerialTable_product$key }) {
  const { serials } = useFragment(
    graphql`
      fragment SerialTable_product on InventoryProduct {
        serials(first: 100) {
          edges {
            node {
              id
              number
              receivedOn
              receivedNumber
              returnedOn
              returnedNumber
            }
          }
        }
      }
    `,
    key,
  );
  if (!serials.edges.length) return null;
  const moved = (on: string, number: string | null | undefined) => (
    <span>
      <Day on={on} /> · <Ltr>{number}</Ltr>
    </span>
  );
  return (
    <PanelBox>
      <FigureTable
        label="product.serials"
        heads={['product.serialNumber', 'product.receivedOn', 'product.returnedOn']}
        words={['product.receivedOn', 'product.returnedOn']}
        rows={serials.edges.map(({ node: { id, number, receivedOn, receivedNumber, returnedOn, returnedNumber } }) => ({
          key: id,
          cells: [<Ltr key="number">{number}</Ltr>, moved(receivedOn, receivedNumber), returnedOn && moved(returnedOn, returnedNumber)],
        }))}
      />
    </PanelBox>
  );
}
