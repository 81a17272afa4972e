import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen, type RecordPanel } from '../../core/record/RecordScreen.tsx';
import type { CustomerPageQuery } from '../../core/relay/generated/CustomerPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { ScreenSkeleton } from '../../core/screens/ScreenSkeleton.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { CustomerProjects } from './CustomerProjects.tsx';
import { CustomerShopOrders } from './CustomerShopOrders.tsx';
import { CustomerTillInvoices } from './CustomerTillInvoices.tsx';
import { CustomerLeads } from '../lead/CustomerLeads.tsx';
import { InvoiceTable } from '../invoice/InvoiceTable.tsx';
import { OrderTable } from '../order/OrderTable.tsx';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { MergeItem } from '../../parties/duplicate/MergeItem.tsx';
import { UnmergeDialog } from '../../parties/duplicate/UnmergeDialog.tsx';
import { UnmergeItems } from '../../parties/duplicate/UnmergeItems.tsx';
import { useMergedAway } from '../../parties/duplicate/useMergedAway.ts';
import { QuotationTable } from '../quotation/QuotationTable.tsx';
import { CustomerTimeline } from '../timeline/CustomerTimeline.tsx';
import { CustomerContacts } from '../../parties/customer/CustomerContacts.tsx';
import { CustomerDetails } from '../../parties/customer/CustomerDetails.tsx';
import { CustomerMerging } from '../../parties/customer/CustomerMerging.tsx';
import { customerUnmerge } from '../../parties/customer/customerUnmerge.ts';
import { customerRemoval } from '../../core/relay/operations/customerOperations.ts';

const CustomerForm = lazyPart(async () => (await import('../../parties/customer/CustomerForm.tsx')).CustomerForm);
const CustomerBalance = lazyPart(async () => (await import('../../ledger/balance/CustomerBalance.tsx')).CustomerBalance, 'ledger');

/** /CRM/customer/:id/: one customer and all related records. */
export function CustomerPage({ query }: ScreenProps<CustomerPageQuery>) {
  const { customer, partyAccount, projects, inventoryInvoices, merges } = usePreloadedQuery<CustomerPageQuery>(
    graphql`
      query CustomerPageQuery($id: ID!, $withBalance: Boolean!, $withProjects: Boolean!, $withShop: Boolean!, $withTill: Boolean!)
      @preloadable {
        partyAccount(partyId: $id) @include(if: $withBalance) {
          ...CustomerBalance_account
        }
        projects(first: 50, filter: { customer: { eq: $id } }, sort: { field: UPDATED_AT, direction: DESC }) @include(if: $withProjects) {
          totalCount
          ...CustomerProjects_projects
        }
        inventoryInvoices(first: 50, filter: { customer: { eq: $id } }, sort: { field: SOLD_AT, direction: DESC }) @include(if: $withTill) {
          totalCount
          ...CustomerTillInvoices_invoices
        }
        merges: customerMerges(id: $id) {
          ...UnmergeItems_merges
          ...UnmergeDialog_merges
        }
        customer(id: $id) @required(action: THROW) {
          id
          name
          status
          owner {
            name
            profileImage {
              url
            }
          }
          contactCount: contacts {
            totalCount
          }
          leads(first: 50) {
            totalCount
            ...CustomerLeads_leads
          }
          orders(first: 50) {
            totalCount
            ...OrderTable_orders
          }
          quotations(first: 50) {
            totalCount
            ...QuotationTable_quotations
          }
          salesInvoices(first: 50) {
            totalCount
            ...InvoiceTable_invoices
          }
          shopOrders(first: 50) @include(if: $withShop) {
            totalCount
            ...CustomerShopOrders_orders
          }
          activities(first: 100) {
            totalCount
            ...ActivityPanel_activities
          }
          ...CustomerDetails_customer
          ...CustomerContacts_customer
          ...CustomerTimeline_customer
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates(
    'Customer',
    'Contact',
    'Lead',
    'CrmOrder',
    'CrmQuotation',
    'Activity',
    'SalesInvoice',
    ...(partyAccount ? ['Payment', 'InventoryInvoice'] : []),
    ...(projects ? ['Project'] : []),
    ...(customer.shopOrders ? ['EcommerceOrder'] : []),
  );
  if (useMergedAway(customer.id, query)) return <ScreenSkeleton />;
  return (
    <>
      <RecordScreen
        entity="customer"
        record={customer}
        name={customer.name}
        status={<StatusBadge status={customer.status} />}
        owner={customer.owner}
        panels={[
          { id: 'details', label: 'party.details', content: <CustomerDetails customer={customer} />, staysInSight: true },
          ...(partyAccount ? [{ id: 'balance', label: 'balance.title', content: <CustomerBalance account={partyAccount} /> }] : []),
          { id: 'timeline', label: 'timeline.title', content: <CustomerTimeline customer={customer} /> },
          {
            id: 'contacts',
            label: 'contact.plural',
            count: customer.contactCount.totalCount,
            content: <CustomerContacts customer={customer} />,
          },
          ...listPanel('activities', 'activity.plural', customer.activities, of => <ActivityPanel activities={of} customer={customer} />),
          ...listPanel('leads', 'lead.plural', customer.leads, of => <CustomerLeads leads={of} customer={customer} />),
          ...listPanel('quotations', 'quotation.plural', customer.quotations, of => <QuotationTable quotations={of} customer={customer} />),
          ...listPanel('orders', 'order.plural', customer.orders, of => <OrderTable orders={of} customer={customer} />),
          ...listPanel('invoices', 'menu.salesInvoices', customer.salesInvoices, of => <InvoiceTable invoices={of} />),
          ...listPanel('till', 'menu.inventoryInvoices', inventoryInvoices, of => <CustomerTillInvoices invoices={of} />),
          ...listPanel('shop', 'customer.shopOrders', customer.shopOrders, of => <CustomerShopOrders orders={of} />),
          ...listPanel('projects', 'project.plural', projects, of => <CustomerProjects projects={of} />),
        ]}
        form={(id, onClose) => <CustomerForm id={id} onClose={onClose} />}
        actions={
          <>
            <MergeItem id={customer.id} />
            <UnmergeItems merges={merges} />
          </>
        }
        removal={customerRemoval}
        isPersonal
      />
      <CustomerMerging />
      <UnmergeDialog entity="customer" winner={customer.name} merges={merges} mutation={customerUnmerge} />
    </>
  );
}

/** The tab of a list with its number of rows; none for a list that the viewer may not read. */
const listPanel = <List extends { readonly totalCount: number }>(
  id: string,
  label: string,
  list: List | null | undefined,
  draw: (list: List) => ReactNode,
): RecordPanel[] => (list ? [{ id, label, count: list.totalCount, content: draw(list) }] : []);
