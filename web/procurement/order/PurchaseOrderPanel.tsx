import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { PurchaseOrderPanel_order$key } from '../../core/relay/generated/PurchaseOrderPanel_order.graphql.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { DealLineTable } from '../../parties/document/DealLineTable.tsx';
import { ApproverFact } from '../approval/ApproverFact.tsx';
import { RejectionNotice } from '../approval/RejectionNotice.tsx';
import { ForeignWorth } from './ForeignWorth.tsx';
import { PurchaseOrderProgress } from './PurchaseOrderProgress.tsx';

/** Facts of a purchase order, and its lines with their totals. */
export function PurchaseOrderPanel({ order: key }: { order: PurchaseOrderPanel_order$key }) {
  const order = useFragment(
    graphql`
      fragment PurchaseOrderPanel_order on PurchaseOrder {
        vendor {
          id
          name: companyName
        }
        poStatus
        requisition {
          id
          name: number
        }
        quotationId
        buyer {
          name
        }
        approvedBy {
          name
        }
        approvedFor {
          name
        }
        rejectedBy {
          name
        }
        rejectedAt
        rejectionReason
        head {
          id
          name: title
        }
        costCenter {
          id
          name: description
        }
        issuedOn
        expectedOn
        revision
        revisionReason
        sentAt
        announcedOn
        announcement
        paymentDays
        terms
        notes
        overrideReason
        currency
        exchangeRate
        homeTotal
        pricesIncludeTax
        vatMode
        subtotal
        discountTotal
        taxTotal
        total
        lines {
          id
          product {
            name
          }
          description
          quantity
          unitPrice
          discountPercent
          vatCategory
          vatRate
          net
        }
        ...PurchaseOrderProgress_order
      }
    `,
    key,
  );
  const { issuedOn, expectedOn, paymentDays, lines } = order;
  const owed = lines.map(line => ({ ...line, vatRate: line.vatCategory === 'REVERSE_CHARGE' ? '0' : line.vatRate }));
  return (
    <PanelBox>
      <Stack gap="5">
        <RejectionNotice {...order} />
        <Facts marginBlockEnd="0">
          <RecordFact label="purchaseOrder.vendor" value={order.vendor} />
          <RecordFact label="purchaseOrder.requisition" value={order.requisition} />
          <TextFact label="purchaseOrder.buyer" value={order.buyer?.name} />
          <ApproverFact label="purchaseOrder.approvedBy" {...order} />
          <Fact label="purchaseOrder.quotation">
            {order.quotationId && (
              <RecordLink id={order.quotationId}>
                <FormattedMessage id="purchaseOrder.openQuotation" />
              </RecordLink>
            )}
          </Fact>
          <RecordFact label="purchaseOrder.head" value={order.head} />
          <RecordFact label="purchaseOrder.costCenter" value={order.costCenter} />
          <Fact label="purchaseOrder.issuedOn">{issuedOn && <Day on={issuedOn} />}</Fact>
          <Fact label="purchaseOrder.expectedOn">{expectedOn && <Day on={expectedOn} />}</Fact>
          <Fact label="purchaseOrder.revision">{order.revision > 1 && <NumberText value={order.revision} />}</Fact>
          <Fact label="purchaseOrder.sentAt">{order.sentAt && <When at={order.sentAt} />}</Fact>
          <Fact label="purchaseOrder.announcedOn">{order.announcedOn && <Day on={order.announcedOn} />}</Fact>
          <Fact label="purchaseOrder.paymentDays">
            <FormattedMessage id="purchaseOrder.days" values={{ days: paymentDays }} />
          </Fact>
          <ForeignWorth order={order} />
          <TextFact label="purchaseOrder.overrideReason" value={order.overrideReason} isText />
          <TextFact label="purchaseOrder.revisionReason" value={order.revisionReason} isText />
          <TextFact label="purchaseOrder.announcement" value={order.announcement} isText />
          <TextFact label="purchaseOrder.terms" value={order.terms} isText />
          <TextFact label="purchaseOrder.notes" value={order.notes} isText />
        </Facts>
        <DealLineTable lines={owed} figures={order} />
        {order.poStatus !== 'DRAFT' && <PurchaseOrderProgress order={order} />}
      </Stack>
    </PanelBox>
  );
}
