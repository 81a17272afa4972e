import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { QuotationPanel_quotation$key } from '../../core/relay/generated/QuotationPanel_quotation.graphql.ts';
import { DealPanel } from '../deal/DealPanel.tsx';
import { Fact, TextFact } from '../../core/ui/Facts.tsx';
import { RecordFact } from '../../core/screens/RecordFact.tsx';

/** Details of a quotation: its parties, validity, outcome and lines. */
export function QuotationPanel({ quotation: key }: { quotation: QuotationPanel_quotation$key }) {
  const quotation = useFragment(
    graphql`
      fragment QuotationPanel_quotation on CrmQuotation {
        issuedOn
        validUntil
        remarks
        terms
        notes
        acceptedAt
        acceptedBy
        declineReason
        currency
        pricesIncludeTax
        vatMode
        subtotal
        discountTotal
        taxTotal
        total
        lead {
          id
          name: title
        }
        order {
          id
          name: number
        }
        ...DealPanel_deal
      }
    `,
    key,
  );
  const { issuedOn, acceptedAt } = quotation;
  return (
    <DealPanel
      entity="quotation"
      deal={quotation}
      figures={quotation}
      facts={
        <>
          <Fact label="quotation.issuedOn">{issuedOn && <Day on={issuedOn} />}</Fact>
          <Fact label="quotation.validUntil">
            <Day on={quotation.validUntil} />
          </Fact>
          <RecordFact label="quotation.lead" value={quotation.lead} />
          <RecordFact label="quotation.order" value={quotation.order} />
          <TextFact label="quotation.acceptedBy" value={quotation.acceptedBy} />
          <Fact label="quotation.acceptedAt">{acceptedAt && <When at={acceptedAt} />}</Fact>
        </>
      }
      texts={
        <>
          <TextFact label="quotation.declineReason" value={quotation.declineReason} isText />
          <TextFact label="quotation.remarks" value={quotation.remarks} isText />
          <TextFact label="quotation.terms" value={quotation.terms} isText />
          <TextFact label="quotation.notes" value={quotation.notes} isText />
        </>
      }
    />
  );
}
