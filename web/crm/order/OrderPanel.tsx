import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { OrderPanel_order$key } from '../../core/relay/generated/OrderPanel_order.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { DealLineTable } from '../deal/DealLineTable.tsx';
import { Fact, Facts } from '../deal/Facts.tsx';

/** The order itself: for whom, why, and its lines. */
export function OrderPanel({ order: key }: { order: OrderPanel_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderPanel_order on CrmOrder {
        customer {
          id
          name
        }
        contact {
          id
          name
        }
        owner {
          name
        }
        description
        reason
        orderedOn
        orderValue
        estimatedBudget
        currency
        subtotal
        discountTotal
        taxTotal
        total
        lines {
          id
          product {
            name
            code
          }
          description
          quantity
          unitPrice
          discountPercent
          vatRate
          net
        }
      }
    `,
    key,
  );
  const { customer, contact, owner, currency, orderValue, estimatedBudget } = order;
  const money = (value: string | null | undefined) => value && <MoneyText value={value} currency={currency} />;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" padding={{ base: '4', md: '5' }}>
      <Facts>
        <Fact label="order.customer">
          <RecordLink to={`/CRM/customer/${customer.id}/`}>
            <bdi>{customer.name}</bdi>
          </RecordLink>
        </Fact>
        <Fact label="order.contact">
          {contact && (
            <RecordLink to={`/CRM/contacts/${contact.id}/`}>
              <bdi>{contact.name}</bdi>
            </RecordLink>
          )}
        </Fact>
        <Fact label="order.owner">{owner && <bdi>{owner.name}</bdi>}</Fact>
        <Fact label="order.orderedOn">
          <Day on={order.orderedOn} />
        </Fact>
        <Fact label="order.reason">
          <bdi>{order.reason}</bdi>
        </Fact>
        <Fact label="order.orderValue">{money(orderValue)}</Fact>
        <Fact label="order.estimatedBudget">{money(estimatedBudget)}</Fact>
        <Fact label="order.description" isText>
          <bdi style={{ whiteSpace: 'pre-line' }}>{order.description}</bdi>
        </Fact>
      </Facts>
      <DealLineTable lines={order.lines} figures={order} />
    </Box>
  );
}
