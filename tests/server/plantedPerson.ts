import { expect } from 'vitest';
import type { Client } from '../support/Client.ts';
import { exported } from '../support/exported.ts';
import { sendFile } from '../support/sendFile.ts';
import type { TestServer } from '../support/startServer.ts';
import { lineOf, openTill, sell, stocked } from '../support/tills.ts';

/** A person recognizable in every text about them. */
export const mark = /zyxwmark|34699118877/;
export const person = {
  name: 'Xamara Zyxwmark',
  email: 'zyxwmark@person.test',
  phone: '34699118877',
  companyName: 'Zyxwmark SL',
  address: '1 Zyxwmark street',
  city: 'Zyxwmark',
  country: 'ES',
  incorporationId: 'ZYXWMARK-1',
  registrationType: 'Zyxwmark',
  taxNumber: 'B-ZYXWMARK-77',
};
/** The smallest PNG. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const attach = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { code } recordFile { id file { id } } } }';
const lines = [{ description: 'Zyxwmark chair', quantity: '1', unitPrice: '100' }];

/** Creates a record and returns its id. */
export async function idOf(client: Client, mutation: string, input: object, record: string): Promise<string> {
  const payload = await client.mutate(mutation, input as Record<string, unknown>, `${record} { id }`);
  expect(payload.errors, mutation).toEqual([]);
  return payload[record].id as string;
}

/** Creates a customer with personal data in every place that can hold some. */
export async function plant(server: TestServer, admin: Client, crm: Client) {
  await idOf(admin, 'createCustomField', { recordType: 'CUSTOMER', label: 'Note', kind: 'TEXT' }, 'customField');
  const customFields = [{ key: 'note', value: 'Zyxwmark likes tea' }];
  const id = await idOf(crm, 'createCustomer', { ...person, customFields }, 'customer');
  await crm.mutate('updateCustomer', { id, address: '2 Zyxwmark street' }, 'customer { id }');
  const twin = await idOf(crm, 'createCustomer', { ...person, email: null }, 'customer');
  const { errors } = await crm.mutate('mergeCustomers', { winnerId: id, loserId: twin, fields: [] }, 'customer { id }', 'MergeInput');
  expect(errors).toEqual([]);
  const contactId = await idOf(
    crm,
    'createContact',
    { name: person.name, department: 'Zyxwmark', phone: person.phone, customerId: id },
    'contact',
  );
  const about = { customerId: id, description: 'Zyxwmark wants it', reason: 'Zyxwmark rang' };
  const leadId = await idOf(crm, 'createLead', { ...about, contactId, title: 'Zyxwmark', orderValue: '5', lines }, 'lead');
  const known = await crm.query('{ lossReasons(first: 1) { edges { node { id } } } }');
  const lossReasonId = known.data.lossReasons.edges[0].node.id;
  await idOf(crm, 'createLead', { ...about, title: 'Zyxwmark', columnId: 'cancelled', lossReasonId, lossNote: 'Zyxwmark', lines }, 'lead');
  await idOf(
    crm,
    'createActivity',
    { kind: 'CALL', title: 'Zyxwmark', note: 'Zyxwmark', dueAt: '2026-01-01T00:00:00Z', leadId },
    'activity',
  );
  const orderId = await idOf(crm, 'createCrmOrder', { ...about, orderedOn: '2026-01-01', lines }, 'crmOrder');
  const offer = {
    customerId: id,
    description: 'Zyxwmark',
    remarks: 'Zyxwmark',
    terms: 'Zyxwmark',
    notes: 'Zyxwmark',
    validUntil: '2030-01-01',
    lines,
  };
  const quotationId = await idOf(crm, 'createCrmQuotation', offer, 'crmQuotation');
  const drawn = { customerId: id, reference: 'Zyxwmark', remarks: 'Zyxwmark', notes: 'Zyxwmark' };
  const sourceId = await idOf(
    admin,
    'createSalesInvoice',
    { ...drawn, lines: [{ description: 'For Zyxwmark', quantity: '1', unitPrice: '5' }] },
    'salesInvoice',
  );
  const recurring = { title: 'For Zyxwmark', sourceId, frequency: 'MONTHLY', startsOn: '2099-01-01', delivery: 'DRAFT' };
  await idOf(admin, 'createRecurringInvoice', recurring, 'recurringInvoice');
  for (const recordId of [orderId, quotationId])
    await idOf(crm, 'sendDocument', { recordId, to: [person.email], subject: 'For Zyxwmark', message: 'Dear Zyxwmark' }, 'sentDocument');
  const { data } = await admin.query('{ viewer { userId } }');
  await idOf(
    crm,
    'addComment',
    { recordId: id, text: 'Zyxwmark is nice', clientMutationId: 'planted', mentionIds: [data.viewer.userId] },
    'comment',
  );
  const other = await idOf(crm, 'createCustomer', { name: 'Somebody', address: '1 Road', city: 'Madrid', country: 'ES' }, 'customer');
  await idOf(
    crm,
    'addComment',
    { recordId: other, text: `Knows XAMARA ZYXWMARK, ${person.email}`, mentionIds: [data.viewer.userId] },
    'comment',
  );
  const file = await sendFile(crm, attach, { recordId: leadId }, { bytes: Buffer.from('Zyxwmark'), name: 'zyxwmark.txt' });
  const fileId = (file.data.addRecordFile as { recordFile: { file: { id: string } } }).recordFile.file.id;
  const shown = await sendFile(crm, attach, { recordId: leadId, isPicture: true }, { bytes: pixel, name: 'portrait.png' });
  const { id: pictureId } = (shown.data.addRecordFile as { recordFile: { id: string } }).recordFile;
  await crm.mutate('updatePicture', { id: pictureId, altEn: 'Xamara Zyxwmark at work' }, 'recordFile { id }');
  for (const isShared of [true, false])
    await idOf(
      crm,
      'createSavedView',
      { screen: 'customer', name: `Xamara Zyxwmark ${isShared}`, query: 'search=Xamara+Zyxwmark', isShared },
      'savedView',
    );
  const query =
    'query($first: Int, $after: String, $search: String) { customers(first: $first, after: $after, search: $search) { edges { node { name } } } }';
  const answer = await exported(server, crm, {
    query,
    variables: { search: person.name },
    columns: [{ title: 'Name', path: 'name' }],
    name: 'Xamara Zyxwmark',
    inBackground: true,
  });
  expect(answer.status, await answer.clone().text()).toBe(202);
  const { taskId } = (await answer.json()) as { taskId: string };
  const roles = (await admin.query('{ roles(first: 1) { edges { node { id } } } }')).data.roles.edges;
  await idOf(admin, 'inviteUser', { email: person.email, roleId: roles[0].node.id }, 'invitation');
  const { id: productId } = await stocked(admin, 'Chair', { quantity: '5' });
  const { sessionId: tillSessionId } = await openTill(admin, 'Till of the erased');
  const { inventoryInvoice } = await sell(admin, { tillSessionId, customerId: id, lines: [lineOf(productId)] });
  const disputed = { documentId: inventoryInvoice.id, reason: 'Zyxwmark says no' };
  const noted = await admin.mutate('disputeDocument', disputed, 'openItem { documentId }');
  expect(noted.errors).toEqual([]);
  await idOf(
    admin,
    'sendDocument',
    { recordId: inventoryInvoice.id, to: [person.email], subject: 'Invoice', message: 'Dear Zyxwmark' },
    'sentDocument',
  );
  // Rows that only background processes write, at times of their own.
  const { companyId } = (await admin.query('{ viewer { companyId } }')).data.viewer;
  await server.database.platformIn(companyId, async em => {
    await em.execute(
      `insert into invariant_check (id, key, rows) values (noria_new_id(29), 'planted', '[{"word": "zyxwmark@person.test"}]')`,
    );
    await em.execute(`update idempotency_key set result = '{"title": "Xamara Zyxwmark"}' where key = 'planted'`);
  });
  return { id, orderId, quotationId, leadId, other, fileId, taskId, invoiceId: inventoryInvoice.id as string };
}

/** Tenant tables with text columns in which no personal data is planted, and why. */
export const untouched = [
  // About employees, who are erased on their own (staff/employees.test.ts).
  'appraisal attendance_correction confidential_adjustment earlier_pay_line employee_document leaving_task employee employee_loan employee_pay leave_adjustment pay_slip salary_change',
  // About applicants, who are erased on their own (hrm/applications.test.ts).
  'application application_column',
  // About vendors, who are erased on their own (procurement/requisitions.ts).
  'product_group procurement_product requisition requisition_line vendor vendor_bank_account vendor_invitation',
  // About buyers of the shop, who are erased on their own (ecommerce/people.test.ts).
  'ecommerce_customer ecommerce_order ecommerce_order_line ecommerce_return ecommerce_review shop_cart',
  // About sellers in the shop, who are erased on their own (ecommerce/people.test.ts).
  'ecommerce_seller ecommerce_payout',
  // What vendors offer, and what is ordered of them, comes, and is billed.
  'requisition_question vendor_quotation vendor_quotation_offer purchase_order purchase_order_line purchase_receipt purchase_receipt_line vendor_bill procurement_invoice procurement_invoice_line',
  // Issued and posted documents: evidence.
  'deposit bank_statement bank_statement_line deposit_refund expense inventory_invoice_line inventory_invoice_tax sales_invoice_tax sales_tax_day write_off journal_entry journal_line recurring_entry kept_identity open_item opening_line payment payment_run reminder reminder_line refused_sale till_cash till_session',
  // About users, not customers.
  'api_key approval_delegation comment_reaction credential linked_account list_setting view_mail notification_preference one_time_token passkey recovery_code session sign_in_challenge user_account',
  // About goods, places and the company itself: no place for personal texts.
  'account account_day aggregate_product approval_limit bank_account budget budget_line cost_center custom_field department ecommerce_product ecommerce_product_group exchange_rate expense_head goods_receipt goods_receipt_line inventory_package inventory_product inventory_sales_by_item inventory_sales_by_tax inventory_service lead_source loss_reason',
  'lead_column number_series position reminder_level procurement_permission role stock_batch stock_count stock_move stock_serial stock_transfer ecommerce_coupon ecommerce_coupon_use ecommerce_delivery_method ecommerce_tax ecommerce_tax_group ecommerce_charge ecommerce_refund ecommerce_shipment storefront till warehouse webhook_endpoint',
  // About the company's own work.
  'project sprint status_column task checklist_item task_template recurring_task task_dependency task_shift time_entry guest_link',
  // What pay is made of, whoever gets it, and where people apply.
  'appraisal_period leaving_step benefit careers_page deduction holiday leave_type payroll_remittance payroll_run payroll_setup payroll_tax',
  // About employees: days and who decided, without a reason.
  'leave_request attendance',
  // Only ids and kinds, kept for an hour.
  'record_change',
]
  .flatMap(names => names.split(' '))
  .sort();
