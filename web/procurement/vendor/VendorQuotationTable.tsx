import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { VendorQuotationTable_quotations$key } from '../../core/relay/generated/VendorQuotationTable_quotations.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { SealedAmount } from '../quotation/SealedAmount.tsx';
import { VendorQuotationStatus } from '../quotation/VendorQuotationStatus.tsx';

/** What a vendor offered, newest first; sealed prices stay hidden. */
export function VendorQuotationTable({ quotations: key }: { quotations: VendorQuotationTable_quotations$key }) {
  const { edges } = useFragment(
    graphql`
      fragment VendorQuotationTable_quotations on VendorQuotationConnection {
        edges {
          node {
            id
            number
            title
            status
            isExpired
            isStale
            dueOn
            finalAmount
            currency
          }
        }
      }
    `,
    key,
  );
  if (edges.length === 0)
    return (
      <PanelBox>
        <FormattedMessage id="vendorQuotation.noneText" />
      </PanelBox>
    );
  return (
    <PanelBox>
      <FigureTable
        label="vendorQuotation.plural"
        heads={[
          'vendorQuotation.number',
          'vendorQuotation.title',
          'vendorQuotation.status',
          'vendorQuotation.dueOn',
          'vendorQuotation.finalAmount',
        ]}
        words={['vendorQuotation.title', 'vendorQuotation.status', 'vendorQuotation.dueOn']}
        rows={edges.map(({ node: { id, number, title, dueOn, finalAmount, currency, ...status } }) => ({
          key: id,
          cells: [
            <RecordLink key="number" id={id}>
              <Ltr>{number}</Ltr>
            </RecordLink>,
            <bdi key="title">{title}</bdi>,
            <VendorQuotationStatus key="status" {...status} />,
            <Day key="due" on={dueOn} />,
            <SealedAmount key="amount" value={finalAmount} currency={currency} />,
          ],
        }))}
      />
    </PanelBox>
  );
}
