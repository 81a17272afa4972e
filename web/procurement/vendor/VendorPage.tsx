import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { CustomFacts } from '../../core/customFields/CustomFacts.tsx';
import { languageNames, type Language } from '../../core/i18n/languages.ts';
import { useNames } from '../../core/i18n/useNames.ts';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { VendorPageQuery } from '../../core/relay/generated/VendorPageQuery.graphql.ts';
import { vendorRemoval } from '../../core/relay/operations/vendorOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { CodeFact, Fact, Facts, MailFact, PhoneFact, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { BillTable } from '../bill/BillTable.tsx';
import { VendorBankAccounts } from './VendorBankAccounts.tsx';
import { VendorForm } from './VendorForm.tsx';
import { VendorOrderTable } from './VendorOrderTable.tsx';
import { VendorPurchases } from './VendorPurchases.tsx';
import { VendorQuotationTable } from './VendorQuotationTable.tsx';
import { VendorRegistrationNotice } from './VendorRegistrationNotice.tsx';

const VendorBalance = lazyPart(async () => (await import('../../ledger/balance/VendorBalance.tsx')).VendorBalance, 'ledger');

/** /vendorManagement/vendors/:id/: one vendor, and what was asked, ordered, billed and paid. */
export function VendorPage({ query }: ScreenProps<VendorPageQuery>) {
  const { vendor, vendorFigures, vendorQuotations, purchaseOrders, procurementInvoices, partyAccount } = usePreloadedQuery<VendorPageQuery>(
    graphql`
      query VendorPageQuery($id: ID!, $withBalance: Boolean!) @preloadable {
        vendor(id: $id) @required(action: THROW) {
          id
          name
          companyName
          email
          phone
          address
          country
          vendorType
          productGroupTitles
          taxNumber
          currency
          language
          status
          ...CustomFacts_record
          ...VendorBankAccounts_vendor
          ...VendorRegistrationNotice_vendor
          ...RecordScreen_record
        }
        vendorFigures(vendorId: $id) @required(action: THROW) {
          ...VendorPurchases_figures
        }
        vendorQuotations(first: 50, filter: { vendor: { eq: $id } }, sort: { field: SUBMITTED_AT, direction: DESC })
          @required(action: THROW) {
          totalCount
          ...VendorQuotationTable_quotations
        }
        purchaseOrders(first: 50, filter: { vendor: { eq: $id } }, sort: { field: UPDATED_AT, direction: DESC }) @required(action: THROW) {
          totalCount
          ...VendorOrderTable_orders
        }
        procurementInvoices(first: 50, filter: { vendor: { eq: $id } }, sort: { field: ISSUED_ON, direction: DESC })
          @required(action: THROW) {
          totalCount
          ...BillTable_bills
        }
        partyAccount(partyId: $id, control: PAYABLE) @include(if: $withBalance) {
          ...VendorBalance_account
        }
      }
    `,
    query,
  );
  useLiveUpdates('Vendor', 'ProductGroup', 'PurchaseOrder', 'PurchaseReceipt', 'ProcurementInvoice', 'VendorQuotation');
  const { countryName } = useNames();
  const details = (
    <PanelBox>
      <VendorRegistrationNotice vendor={vendor} />
      <Facts marginBlockEnd="0">
        <TextFact label="vendor.companyName" value={vendor.companyName} />
        <MailFact label="vendor.email" value={vendor.email} />
        <PhoneFact label="vendor.phone" value={vendor.phone} />
        <TextFact label="vendor.address" value={vendor.address} isText />
        <Fact label="vendor.country">
          <bdi>{countryName(vendor.country)}</bdi>
        </Fact>
        <TextFact label="vendor.productGroupTitles" value={vendor.productGroupTitles} />
        <Fact label="vendor.vendorType">
          <FormattedMessage id={`vendorType.${vendor.vendorType}`} />
        </Fact>
        <CodeFact label="vendor.taxNumber" value={vendor.taxNumber} />
        <VendorBankAccounts vendor={vendor} />
        <CodeFact label="vendor.currency" value={vendor.currency} />
        <TextFact label="vendor.language" value={languageNames[vendor.language.toLowerCase() as Language]} />
        <CustomFacts record={vendor} />
      </Facts>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="vendor"
      record={vendor}
      name={vendor.name}
      status={<StatusBadge status={vendor.status} />}
      panels={[
        { id: 'details', label: 'vendor.details', content: details, staysInSight: true },
        { id: 'purchases', label: 'vendorFigures.one', content: <VendorPurchases figures={vendorFigures} /> },
        ...(partyAccount ? [{ id: 'balance', label: 'vendor.balance', content: <VendorBalance account={partyAccount} /> }] : []),
        {
          id: 'quotations',
          label: 'vendorQuotation.plural',
          count: vendorQuotations.totalCount,
          content: <VendorQuotationTable quotations={vendorQuotations} />,
        },
        {
          id: 'orders',
          label: 'purchaseOrder.plural',
          count: purchaseOrders.totalCount,
          content: <VendorOrderTable orders={purchaseOrders} />,
        },
        {
          id: 'bills',
          label: 'procurementInvoice.plural',
          count: procurementInvoices.totalCount,
          content: <BillTable bills={procurementInvoices} />,
        },
      ]}
      form={(id, onClose) => <VendorForm id={id} onClose={onClose} />}
      removal={vendorRemoval}
      isPersonal
    />
  );
}
