import { Stack } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { RecordPictures } from '../../core/record/RecordPictures.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { EcommerceCustomerPageQuery } from '../../core/relay/generated/EcommerceCustomerPageQuery.graphql.ts';
import { ecommerceCustomerRemoval } from '../../core/relay/operations/ecommerceCustomerOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { Fact, Facts, MailFact, PhoneFact, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { OrderRows } from '../order/OrderRows.tsx';
import { EcommerceCustomerForm } from './EcommerceCustomerForm.tsx';

/** /ecommerce/customers/:id/: one customer of the shop, with the latest orders. */
export function EcommerceCustomerPage({ query }: ScreenProps<EcommerceCustomerPageQuery>) {
  const { ecommerceCustomer: customer, ecommerceOrders: orders } = usePreloadedQuery<EcommerceCustomerPageQuery>(
    graphql`
      query EcommerceCustomerPageQuery($id: ID!) @preloadable {
        ecommerceCustomer(id: $id) @required(action: THROW) {
          id
          name
          email
          phone
          city
          country
          address
          joinedOn
          orderCount
          spent
          remindersAgreedAt
          status
          pictures {
            id
            file {
              url
            }
            thumbnail {
              url
            }
          }
          ...RecordScreen_record
        }
        ecommerceOrders(first: 50, filter: { customer: { eq: $id } }, sort: { field: ORDERED_ON, direction: DESC })
          @required(action: THROW) {
          totalCount
          edges {
            node {
              ...OrderRows_order
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('EcommerceCustomer', 'EcommerceOrder');
  const { countryName } = useNames();
  const details = (
    <PanelBox>
      <Stack gap="5">
        <Facts marginBlockEnd="0">
          <MailFact label="ecommerceCustomer.email" value={customer.email} />
          <PhoneFact label="ecommerceCustomer.phone" value={customer.phone} />
          <TextFact label="ecommerceCustomer.address" value={customer.address} isText />
          <TextFact label="ecommerceCustomer.city" value={customer.city} />
          <TextFact label="ecommerceCustomer.country" value={countryName(customer.country)} />
          <Fact label="ecommerceCustomer.joinedOn">
            <Day on={customer.joinedOn} />
          </Fact>
          <Fact label="ecommerceCustomer.orderCount">
            <NumberText value={customer.orderCount} />
          </Fact>
          <Fact label="ecommerceCustomer.spent">
            <MoneyText value={customer.spent} />
          </Fact>
          {customer.remindersAgreedAt && (
            <Fact label="ecommerceCustomer.remindersAgreedAt">
              <When at={customer.remindersAgreedAt} />
            </Fact>
          )}
        </Facts>
        <RecordPictures record={customer} />
      </Stack>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="ecommerceCustomer"
      record={customer}
      name={customer.name}
      status={<StatusBadge status={customer.status} />}
      panels={[
        { id: 'details', label: 'ecommerceCustomer.details', content: details, staysInSight: true },
        {
          id: 'orders',
          label: 'ecommerceOrder.plural',
          count: orders.totalCount,
          content: <OrderRows orders={orders.edges.map(({ node }) => node)} none="ecommerceOrder.noneOfCustomer" />,
        },
      ]}
      form={(id, onClose) => <EcommerceCustomerForm id={id} onClose={onClose} />}
      removal={ecommerceCustomerRemoval}
      isPersonal
    />
  );
}
