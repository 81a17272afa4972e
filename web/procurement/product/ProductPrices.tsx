import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { ProductPrices_prices$key } from '../../core/relay/generated/ProductPrices_prices.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

const heads = ['productPrice.vendor', 'productPrice.ordered', 'productPrice.lastOn', 'productPrice.lastPrice'];

/** What each vendor last charged for a product, the cheapest first. */
export function ProductPrices({ prices: key }: { prices: ProductPrices_prices$key }) {
  const prices = useFragment(
    graphql`
      fragment ProductPrices_prices on ProductPrice @relay(plural: true) {
        vendorId
        name
        orders
        quantity
        lastOn
        lastPrice
      }
    `,
    key,
  );
  const intl = useIntl();
  return (
    <PanelBox>
      {prices.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'productPrice.none' })} />
      ) : (
        <FigureTable
          label="productPrice.plural"
          heads={heads}
          below={['productPrice.ordered', 'productPrice.lastOn']}
          rows={prices.map(({ vendorId, name, orders, quantity, lastOn, lastPrice }) => ({
            key: vendorId,
            cells: [
              <RecordLink key="vendor" id={vendorId}>
                <bdi>{name}</bdi>
              </RecordLink>,
              <FormattedMessage
                key="ordered"
                id="productPrice.orderedIn"
                values={{ orders, quantity: <NumberText value={Number(quantity)} /> }}
              />,
              <Day key="lastOn" on={lastOn} />,
              <MoneyText key="lastPrice" value={lastPrice} decimals={6} />,
            ],
          }))}
        />
      )}
    </PanelBox>
  );
}
