import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { VendorQuotationPageQuery } from '../../core/relay/generated/VendorQuotationPageQuery.graphql.ts';
import { vendorQuotationRemoval } from '../../core/relay/operations/vendorQuotationOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { DocumentFigures } from '../../core/ui/DocumentFigures.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { HomeAmountFact } from './HomeAmountFact.tsx';
import { SealedAmount } from './SealedAmount.tsx';
import { VendorQuotationButtons } from './VendorQuotationButtons.tsx';
import { VendorQuotationForm } from './VendorQuotationForm.tsx';
import { VendorQuotationStatus } from './VendorQuotationStatus.tsx';

/** /vendorManagement/quotations/:id/: one quotation of a vendor. */
export function VendorQuotationPage({ query }: ScreenProps<VendorQuotationPageQuery>) {
  const { vendorQuotation: quotation } = usePreloadedQuery<VendorQuotationPageQuery>(
    graphql`
      query VendorQuotationPageQuery($id: ID!) @preloadable {
        vendorQuotation(id: $id) @required(action: THROW) {
          id
          number
          title
          vendor {
            id
            name
          }
          requisition {
            id
            number
            title
          }
          revision
          dueOn
          deliveryOn
          currency
          exchangeRate
          exchangeRateOn
          homeAmount
          description
          terms
          status
          isByLink
          isSealed
          isExpired
          isStale
          submittedAt
          approvedBy {
            name
          }
          approvedAt
          order {
            id
            number
          }
          subtotal
          discountTotal
          taxTotal
          finalAmount
          attachment {
            name
            url
          }
          lines {
            id
            product {
              id
              name
            }
            quantity
            price
            amount
            isAwarded
          }
          ...VendorQuotationButtons_quotation
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('VendorQuotation', 'Requisition', 'Vendor', 'PurchaseOrder');
  const { number, vendor, requisition, status, currency, lines, isSealed, isExpired, isStale, attachment } = quotation;
  const { subtotal, discountTotal, taxTotal, finalAmount } = quotation;
  const isOpen = status !== 'APPROVED' && status !== 'CANCELLED';
  const overview = (
    <PanelBox>
      <Stack gap="5">
        {isSealed && (
          <Notice>
            <FormattedMessage id="quotationSealed" />
          </Notice>
        )}
        <Facts marginBlockEnd="0">
          <TextFact label="vendorQuotation.title" value={quotation.title} />
          <Fact label="vendorQuotation.vendor">
            <RecordLink id={vendor.id}>
              <bdi>{vendor.name}</bdi>
            </RecordLink>
          </Fact>
          <Fact label="vendorQuotation.requisition">
            <RecordLink id={requisition.id}>
              <Ltr>{requisition.number}</Ltr>
            </RecordLink>{' '}
            <bdi>{requisition.title}</bdi>
          </Fact>
          <Fact label="vendorQuotation.deliveryOn">
            <Day on={quotation.deliveryOn} />
          </Fact>
          <Fact label="vendorQuotation.dueOn">
            <Day on={quotation.dueOn} />
          </Fact>
          <Fact label="vendorQuotation.submittedAt">
            <When at={quotation.submittedAt} />
          </Fact>
          <Fact label="vendorQuotation.source">
            <FormattedMessage id={quotation.isByLink ? 'vendorQuotation.byLink' : 'vendorQuotation.byHand'} />
          </Fact>
          <HomeAmountFact {...quotation} />
          <TextFact label="vendorQuotation.approvedBy" value={quotation.approvedBy?.name} />
          <Fact label="vendorQuotation.approvedAt">{quotation.approvedAt && <When at={quotation.approvedAt} />}</Fact>
          <Fact label="vendorQuotation.order">
            {quotation.order && (
              <RecordLink id={quotation.order.id}>
                {quotation.order.number ? <Ltr>{quotation.order.number}</Ltr> : <FormattedMessage id="vendorQuotation.draftOrder" />}
              </RecordLink>
            )}
          </Fact>
          <TextFact label="vendorQuotation.description" value={quotation.description} isText />
          <TextFact label="vendorQuotation.terms" value={quotation.terms} isText />
          <Fact label="vendorQuotation.attachmentId">
            {attachment && (
              <a href={attachment.url} target="_blank" rel="noreferrer">
                <bdi>{attachment.name}</bdi>
              </a>
            )}
          </Fact>
        </Facts>
        <FigureTable
          label="vendorQuotation.lines"
          heads={['requisitionLine.product', 'requisitionLine.quantity', 'vendorQuotationLine.price', 'vendorQuotationLine.amount']}
          rows={lines.map(({ id, product, quantity, price, amount, isAwarded }) => ({
            key: id,
            cells: [
              <span key="product">
                <RecordLink id={product.id}>
                  <bdi>{product.name}</bdi>
                </RecordLink>
                {isAwarded && lines.some(line => !line.isAwarded) && (
                  <chakra.span color="fg.muted" fontSize="sm">
                    {' · '}
                    <FormattedMessage id="vendorQuotationLine.awarded" />
                  </chakra.span>
                )}
              </span>,
              <NumberText key="quantity" value={Number(quantity)} />,
              <SealedAmount key="price" value={price} currency={currency} isPrice />,
              <SealedAmount key="amount" value={amount} currency={currency} />,
            ],
          }))}
        />
        {finalAmount && (
          <chakra.div marginInlineStart="auto" minWidth="min(20rem, 100%)">
            <DocumentFigures
              currency={currency}
              pricesIncludeTax={false}
              subtotal={subtotal!}
              discountTotal={discountTotal!}
              taxTotal={taxTotal!}
              total={finalAmount}
            />
          </chakra.div>
        )}
      </Stack>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="vendorQuotation"
      record={quotation}
      name={number}
      status={<VendorQuotationStatus {...{ status, isExpired, isStale }} />}
      panels={[{ id: 'overview', label: 'vendorQuotation.one', content: overview }]}
      form={isOpen && !isSealed ? (id, onClose) => <VendorQuotationForm id={id} onClose={onClose} /> : undefined}
      removal={status === 'APPROVED' ? undefined : vendorQuotationRemoval}
      buttons={<VendorQuotationButtons quotation={quotation} />}
    />
  );
}
