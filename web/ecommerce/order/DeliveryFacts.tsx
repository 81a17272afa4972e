import { graphql, useFragment } from 'react-relay';
import { FormattedMessage } from 'react-intl';
import { useNames } from '../../core/i18n/useNames.ts';
import type { DeliveryFacts_order$key } from '../../core/relay/generated/DeliveryFacts_order.graphql.ts';
import { Facts, MailFact, PhoneFact, TextFact } from '../../core/ui/Facts.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

/** Where an order goes. */
export function DeliveryFacts({ order: key }: { order: DeliveryFacts_order$key }) {
  const order = useFragment(
    graphql`
      fragment DeliveryFacts_order on EcommerceOrder {
        deliveryName
        deliveryPhone
        deliveryEmail
        deliveryCity
        deliveryCountry
        deliveryAddress
        orderNotes
      }
    `,
    key,
  );
  const { countryName } = useNames();
  return (
    <Panel title={<FormattedMessage id="ecommerceOrder.delivery" />}>
      <Facts marginBlockEnd="0">
        <TextFact label="ecommerceOrder.deliveryName" value={order.deliveryName} />
        <PhoneFact label="ecommerceOrder.deliveryPhone" value={order.deliveryPhone} />
        <MailFact label="ecommerceOrder.deliveryEmail" value={order.deliveryEmail} />
        <TextFact label="ecommerceOrder.deliveryAddress" value={order.deliveryAddress} isText />
        <TextFact label="ecommerceOrder.deliveryCity" value={order.deliveryCity} />
        <TextFact label="ecommerceOrder.deliveryCountry" value={countryName(order.deliveryCountry)} />
        <TextFact label="ecommerceOrder.orderNotes" value={order.orderNotes} isText />
      </Facts>
    </Panel>
  );
}
