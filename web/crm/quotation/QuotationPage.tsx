import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { QuotationPageQuery } from '../../core/relay/generated/QuotationPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { DealLineTable } from '../deal/DealLineTable.tsx';
import { Fact, Facts } from '../deal/Facts.tsx';
import { QuotationDeeds } from './QuotationDeeds.tsx';
import { QuotationForm } from './QuotationForm.tsx';
import { quotationRemoval } from './quotationRemoval.ts';
import { QuotationStatus } from './QuotationStatus.tsx';

/** /CRM/quotations/:id/: one quotation, and what becomes of it. */
export function QuotationPage({ query }: ScreenProps<QuotationPageQuery>) {
  const { crmQuotation: quotation } = usePreloadedQuery<QuotationPageQuery>(
    graphql`
      query QuotationPageQuery($id: ID!) @preloadable {
        crmQuotation(id: $id) @required(action: THROW) {
          number
          status
          issuedOn
          validUntil
          description
          terms
          notes
          acceptedAt
          acceptedBy
          declineReason
          currency
          subtotal
          discountTotal
          taxTotal
          total
          customer {
            id
            name
          }
          owner {
            name
          }
          order {
            id
            number
          }
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
          ...RecordScreen_record
          ...QuotationDeeds_quotation
        }
      }
    `,
    query,
  );
  useLiveUpdates('CrmQuotation');
  const intl = useIntl();
  const { customer, order } = quotation;
  const overview = (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" padding={{ base: '4', md: '5' }}>
      <Facts>
        <Fact label="quotation.customer">
          <RecordLink to={`/CRM/customer/${customer.id}/`}>
            <bdi>{customer.name}</bdi>
          </RecordLink>
        </Fact>
        <Fact label="quotation.issuedOn">{quotation.issuedOn && <Day on={quotation.issuedOn} />}</Fact>
        <Fact label="quotation.validUntil">
          <Day on={quotation.validUntil} />
        </Fact>
        <Fact label="quotation.order">
          {order && (
            <RecordLink to={`/CRM/orders/${order.id}/`}>
              <Ltr>{order.number}</Ltr>
            </RecordLink>
          )}
        </Fact>
        <Fact label="quotation.acceptedBy">{quotation.acceptedBy && <bdi>{quotation.acceptedBy}</bdi>}</Fact>
        <Fact label="quotation.acceptedAt">{quotation.acceptedAt && <When at={quotation.acceptedAt} />}</Fact>
        <Fact label="quotation.declineReason" isText>
          {quotation.declineReason && <bdi>{quotation.declineReason}</bdi>}
        </Fact>
        <Fact label="quotation.description" isText>
          <bdi style={{ whiteSpace: 'pre-line' }}>{quotation.description}</bdi>
        </Fact>
        <Fact label="quotation.terms" isText>
          {quotation.terms && <bdi>{quotation.terms}</bdi>}
        </Fact>
        <Fact label="quotation.notes" isText>
          {quotation.notes && <bdi>{quotation.notes}</bdi>}
        </Fact>
      </Facts>
      <DealLineTable lines={quotation.lines} figures={quotation} />
    </Box>
  );
  return (
    <RecordScreen
      entity="quotation"
      record={quotation}
      name={quotation.number ?? intl.formatMessage({ id: 'quotation.draft' })}
      listPath="/CRM/quotations/"
      status={<QuotationStatus status={quotation.status} />}
      owner={quotation.owner}
      panels={[{ id: 'overview', label: 'quotation.one', content: overview }]}
      form={(id, onClose) => <QuotationForm id={id} onClose={onClose} />}
      removal={quotationRemoval}
      buttons={<QuotationDeeds quotation={quotation} />}
    />
  );
}
