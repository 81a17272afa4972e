import { Button, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../core/i18n/Day.tsx';
import { MoneyText } from '../core/i18n/MoneyText.tsx';
import { NumberText } from '../core/i18n/NumberText.tsx';
import type { VendorOrderPageAcknowledgeMutation } from '../core/relay/generated/VendorOrderPageAcknowledgeMutation.graphql.ts';
import type { VendorOrderPageQuery } from '../core/relay/generated/VendorOrderPageQuery.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { useRevalidate } from '../core/relay/useRevalidate.ts';
import { useAddress } from '../core/screens/useAddress.ts';
import { DocumentFigures } from '../core/ui/DocumentFigures.tsx';
import { Fact, Facts, TextFact } from '../core/ui/Facts.tsx';
import { FigureTable } from '../core/ui/FigureTable.tsx';
import { Notice } from '../core/ui/Notice.tsx';
import { PublicSheet } from '../layout/PublicSheet.tsx';
import { SentBills } from './SentBills.tsx';
import { VendorBillForm } from './VendorBillForm.tsx';
import { VendorDelivery } from './VendorDelivery.tsx';
import { LinkOver, RequestHead } from './VendorSheet.tsx';

/** /vendorManagement/PO/externalOrder/?data=…: an order, which its vendor acknowledges, and for which they announce the delivery and send bills. */
export function VendorOrderPage({ query }: ScreenProps<VendorOrderPageQuery>) {
  const { openVendorOrder: order } = usePreloadedQuery<VendorOrderPageQuery>(
    graphql`
      query VendorOrderPageQuery($token: String!) @preloadable {
        openVendorOrder(token: $token) {
          number
          revision
          status
          mayAcknowledge
          mayAnnounce
          mayBill
          issuedOn
          expectedOn
          announcedOn
          announcement
          paymentDays
          terms
          vendorName
          vendorCompanyName
          currency
          subtotal
          discountTotal
          taxTotal
          total
          company {
            ...VendorSheet_company
          }
          lines {
            position
            name
            description
            quantity
            unitPrice
            net
            received
          }
          ...SentBills_order
          ...VendorBillForm_order
        }
      }
    `,
    query,
  );
  if (!order) return <LinkOver />;
  return (
    <PublicSheet>
      <RequestHead company={order.company} number={order.number} title={<FormattedMessage id="vendorOrder.title" />} />
      <Stack gap="6">
        <Notice tone={order.status === 'CANCELLED' ? 'amber' : order.mayAcknowledge ? 'accent' : 'green'}>
          <FormattedMessage
            id={order.mayAcknowledge && order.revision > 1 ? 'vendorOrder.revised' : `vendorOrder.status.${order.status}`}
          />
        </Notice>
        <Facts marginBlockEnd="0">
          <Fact label="vendorPortal.for">
            <bdi>{order.vendorName}</bdi> · <bdi>{order.vendorCompanyName}</bdi>
          </Fact>
          <Fact label="vendorOrder.issuedOn">
            <Day on={order.issuedOn} />
          </Fact>
          <Fact label="vendorOrder.expectedOn">{order.expectedOn && <Day on={order.expectedOn} />}</Fact>
          <Fact label="vendorOrder.announcedOn">{order.announcedOn && <Day on={order.announcedOn} />}</Fact>
          <Fact label="vendorOrder.paymentDays">
            <FormattedMessage id="vendorOrder.days" values={{ days: order.paymentDays }} />
          </Fact>
          <TextFact label="vendorOrder.announcement" value={order.announcement} isText />
          <TextFact label="vendorPortal.terms" value={order.terms} isText />
        </Facts>
        <FigureTable
          label="vendorPortal.products"
          heads={['vendorPortal.product', 'vendorPortal.quantity', 'vendorOrder.received', 'vendorPortal.price', 'vendorPortal.amount']}
          below={['vendorOrder.received', 'vendorPortal.price']}
          rows={order.lines.map(({ position, name, description, quantity, received, unitPrice, net }) => ({
            key: String(position),
            cells: [
              <bdi key="name">{[name, description].filter(Boolean).join(' · ')}</bdi>,
              <NumberText key="quantity" value={Number(quantity)} />,
              <BelowOnPhone key="received" label="vendorOrder.received">
                <NumberText value={Number(received)} />
              </BelowOnPhone>,
              <BelowOnPhone key="price" label="vendorPortal.price">
                <MoneyText value={unitPrice} currency={order.currency} decimals={6} />
              </BelowOnPhone>,
              <MoneyText key="amount" value={net} currency={order.currency} />,
            ],
          }))}
        />
        <DocumentFigures {...order} pricesIncludeTax={false} />
        {order.mayAcknowledge && <Acknowledge />}
        {order.mayAnnounce && <VendorDelivery announcedOn={order.announcedOn} announcement={order.announcement} />}
        <SentBills order={order} />
        {order.mayBill && <VendorBillForm order={order} />}
      </Stack>
    </PublicSheet>
  );
}

/** A figure that carries its own label where it stands below the product. */
const BelowOnPhone = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.span whiteSpace="nowrap">
    <chakra.span hideFrom="md">
      <FormattedMessage id={label} />{' '}
    </chakra.span>
    {children}
  </chakra.span>
);

function Acknowledge() {
  const token = useAddress().address.get('data') ?? '';
  const revalidate = useRevalidate();
  const [acknowledge, isBusy] = useSaving<VendorOrderPageAcknowledgeMutation>(graphql`
    mutation VendorOrderPageAcknowledgeMutation($input: AcknowledgeVendorOrderInput!) {
      acknowledgeVendorOrder(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <Button
      alignSelf={{ base: 'stretch', md: 'flex-start' }}
      disabled={isBusy}
      onClick={async () => {
        await acknowledge({ input: { token } });
        void revalidate();
      }}
    >
      <FormattedMessage id="vendorOrder.acknowledge" />
    </Button>
  );
}
