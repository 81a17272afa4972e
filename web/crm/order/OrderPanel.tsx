import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { OrderPanel_order$key } from '../../core/relay/generated/OrderPanel_order.graphql.ts';
import { DealPanel } from '../deal/DealPanel.tsx';
import { Fact, TextFact } from '../../core/ui/Facts.tsx';
import { RecordFact } from '../../core/screens/RecordFact.tsx';

/** Details of an order: its parties, facts and lines. */
export function OrderPanel({ order: key }: { order: OrderPanel_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderPanel_order on CrmOrder {
        remarks
        lead {
          id
          name: title
        }
        reason
        orderedOn
        orderValue
        estimatedBudget
        billing
        currency
        pricesIncludeTax
        vatMode
        subtotal
        discountTotal
        taxTotal
        total
        ...DealPanel_deal
      }
    `,
    key,
  );
  const { currency, orderValue, estimatedBudget, billing } = order;
  const money = (value: string | null | undefined) => value && <MoneyText value={value} currency={currency} />;
  return (
    <DealPanel
      entity="order"
      deal={order}
      figures={order}
      facts={
        <>
          <Fact label="order.orderedOn">
            <Day on={order.orderedOn} />
          </Fact>
          <RecordFact label="order.lead" value={order.lead} />
          <TextFact label="order.reason" value={order.reason} />
          <Fact label="order.orderValue">{money(orderValue)}</Fact>
          <Fact label="order.estimatedBudget">{money(estimatedBudget)}</Fact>
          <Fact label="order.billing">
            <FormattedMessage id={`orderProgress.${billing}`} />
          </Fact>
        </>
      }
      texts={<TextFact label="order.remarks" value={order.remarks} isText />}
    />
  );
}
