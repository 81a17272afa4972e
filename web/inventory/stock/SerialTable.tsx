import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { SerialTable_product$key } from '../../core/relay/generated/SerialTable_product.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { SerialStateBadge } from '../serial/SerialStateBadge.tsx';

/** Serial numbers of a product: where each piece is, and since when; nothing without any. */
export function SerialTable({ product: key }: { product: SerialTable_product$key }) {
  const { id: productId, serials } = useFragment(
    graphql`
      fragment SerialTable_product on InventoryProduct {
        id
        serials(first: 100) {
          pageInfo {
            hasNextPage
          }
          edges {
            node {
              id
              number
              state
              movedAt
              warehouse {
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  if (!serials.edges.length) return null;
  return (
    <PanelBox>
      <FigureTable
        label="product.serials"
        heads={['product.serialNumber', 'serial.state', 'warehouse.one', 'serial.movedAt']}
        words={['serial.state', 'warehouse.one', 'serial.movedAt']}
        rows={serials.edges.map(({ node: { id, number, state, movedAt, warehouse } }) => ({
          key: id,
          cells: [
            <RecordLink key="number" id={id}>
              <Ltr>{number}</Ltr>
            </RecordLink>,
            <SerialStateBadge key="state" state={state} />,
            <bdi key="warehouse">{warehouse?.name}</bdi>,
            <When key="at" at={movedAt} />,
          ],
        }))}
      />
      {serials.pageInfo.hasNextPage && (
        <LanguageLink to={`/inventory/serials/?product=${productId}`}>
          <FormattedMessage id="serial.all" />
        </LanguageLink>
      )}
    </PanelBox>
  );
}
