import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { BillPageQuery } from '../../core/relay/generated/BillPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { grantedPermissions, useSession } from '../../core/session/session.ts';
import { Part } from '../../core/ui/Part.tsx';
import { DocumentEntriesPart } from '../../ledger/entry/DocumentEntriesPart.tsx';
import { BillButtons } from './BillButtons.tsx';
import { BillPanel } from './BillPanel.tsx';
import { BillStatus } from './BillStatus.tsx';

/** /vendorManagement/invoice/:id/: one bill, how it matches, and its postings. */
export function BillPage({ query }: ScreenProps<BillPageQuery>) {
  const permissions = grantedPermissions(useSession());
  const { procurementInvoice: bill } = usePreloadedQuery<BillPageQuery>(
    graphql`
      query BillPageQuery($id: ID!) @preloadable {
        procurementInvoice(id: $id) @required(action: THROW) {
          id
          number
          invoiceStatus
          matchStatus
          isOverdue
          ...BillPanel_bill
          ...BillButtons_bill
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('ProcurementInvoice', 'PurchaseOrder', 'Payment');
  return (
    <RecordScreen
      entity="procurementInvoice"
      record={bill}
      name={bill.number}
      status={<BillStatus bill={bill} />}
      panels={[
        { id: 'overview', label: 'procurementInvoice.one', content: <BillPanel bill={bill} /> },
        ...(permissions.includes('Financial Management')
          ? [
              {
                id: 'postings',
                label: 'procurementInvoice.postings',
                content: (
                  <Part>
                    <DocumentEntriesPart id={bill.id} />
                  </Part>
                ),
              },
            ]
          : []),
      ]}
      buttons={<BillButtons bill={bill} isReadOnly={!permissions.includes('Procurement')} />}
    />
  );
}
