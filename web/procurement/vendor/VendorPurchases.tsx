import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import type { VendorPurchases_figures$key } from '../../core/relay/generated/VendorPurchases_figures.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { billsIn, ordersIn } from '../overview/overviewLinks.ts';

/** What was bought from a vendor: spending, open orders, deliveries on time, and how prices developed. */
export function VendorPurchases({ figures: key }: { figures: VendorPurchases_figures$key }) {
  const { vendorId, spending, orders, openOrders, openValue, deliveries, onTime, prices } = useFragment(
    graphql`
      fragment VendorPurchases_figures on VendorFigures {
        vendorId
        spending
        orders
        openOrders
        openValue
        deliveries
        onTime
        prices {
          productId
          name
          orders
          firstOn
          firstPrice
          lastOn
          lastPrice
          change
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  return (
    <PanelBox>
      <Facts>
        <Fact label="vendorFigures.spending">
          <QuietLink to={billsIn({ vendor: vendorId })}>
            <MoneyText value={spending} />
          </QuietLink>
        </Fact>
        <Fact label="vendorFigures.orders">
          <QuietLink to={ordersIn({ vendor: vendorId })}>
            <NumberText value={orders} />
          </QuietLink>
        </Fact>
        <Fact label="vendorFigures.open">
          <FormattedMessage id="vendorFigures.openOf" values={{ count: openOrders, value: <MoneyText value={openValue} /> }} />
        </Fact>
        <Fact label="vendorFigures.onTime">
          {deliveries > 0 ? (
            <FormattedMessage
              id="vendorFigures.onTimeOf"
              values={{ share: <Percent value={Math.round((100 * onTime) / deliveries)} />, onTime, deliveries }}
            />
          ) : (
            '–'
          )}
        </Fact>
      </Facts>
      {prices.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'vendorFigures.none' })} />
      ) : (
        <FigureTable
          label="vendorFigures.prices"
          heads={['vendorFigures.product', 'vendorFigures.orderCount', 'vendorFigures.first', 'vendorFigures.last', 'vendorFigures.change']}
          rows={prices.map(price => ({
            key: price.productId,
            cells: [
              <RecordLink key="product" id={price.productId}>
                <bdi>{price.name}</bdi>
              </RecordLink>,
              <NumberText key="orders" value={price.orders} />,
              <PriceOn key="first" price={price.firstPrice} on={price.firstOn} />,
              <PriceOn key="last" price={price.lastPrice} on={price.lastOn} />,
              price.change ? <Percent key="change" value={price.change} /> : '–',
            ],
          }))}
        />
      )}
    </PanelBox>
  );
}

/** A price and the day of its order below it. */
const PriceOn = ({ price, on }: { price: string; on: string }) => (
  <>
    <MoneyText value={price} decimals={6} />
    <br />
    <small>
      <Day on={on} />
    </small>
  </>
);
