import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { ProductUse_sales$key } from '../../core/relay/generated/ProductUse_sales.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

/** Packages and aggregate products that contain a product. */
export function ProductUse({ sales: key }: { sales: ProductUse_sales$key }) {
  const intl = useIntl();
  const { usedIn } = useFragment(
    graphql`
      fragment ProductUse_sales on ProductSales {
        usedIn {
          itemId
          kind
          title
          status
          quantity
        }
      }
    `,
    key,
  );
  return (
    <PanelBox>
      {usedIn.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'product.notUsed' })} text={intl.formatMessage({ id: 'product.notUsedText' })} />
      ) : (
        <FigureTable
          label="product.usedIn"
          heads={['product.offer', 'product.offerKind', 'product.offerStatus', 'product.piecesInIt']}
          words={['product.offerKind', 'product.offerStatus']}
          rows={usedIn.map(({ itemId, kind, title, status, quantity }) => ({
            key: itemId,
            cells: [
              <RecordLink key="offer" id={itemId}>
                <bdi>{title}</bdi>
              </RecordLink>,
              <FormattedMessage key="kind" id={kind === 'PACKAGE' ? 'package.one' : 'aggregateProduct.one'} />,
              <StatusBadge key="status" status={status} />,
              <NumberText key="quantity" value={Number(quantity)} />,
            ],
          }))}
        />
      )}
    </PanelBox>
  );
}
