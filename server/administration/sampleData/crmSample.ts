import type { SampleSetting, SampleStep } from './SampleStep.ts';
import { at, day, dayAfter, email, phone, status } from './sampleValues.ts';

/** Customers with contacts, leads on the board, activities and a draft quotation. */
export const crmSample = ({ text, country, language, now, columns, today }: SampleSetting): SampleStep[] => [
  ...text.customers.map(([name], index): SampleStep => ({
    type: 'Customer',
    name: `customer${index}`,
    values: {
      name,
      email: email('customer', index),
      phone: phone(40 + index),
      address: text.address,
      city: text.city,
      country,
      language,
      status,
    },
  })),
  ...text.customers.map(([, name], index): SampleStep => ({
    type: 'Contact',
    name: `contact${index}`,
    values: { name, email: email('contact', index), phone: phone(60 + index), customerId: `@customer${index}`, status },
  })),
  ...text.leads.map(([title, description, reason], index): SampleStep => ({
    type: 'Lead',
    name: `lead${index}`,
    values: {
      title,
      description,
      reason,
      customerId: `@customer${index}`,
      contactId: `@contact${index}`,
      columnId: at(columns.leads, index),
      probability: 20 + index * 10,
      expectedCloseOn: dayAfter(today, 7 + index * 9),
      lines: [{ description: title, quantity: '1', unitPrice: String(900 + index * 650), discountPercent: '0' }],
    },
  })),
  ...text.calls.map((title, index): SampleStep => ({
    type: 'Activity',
    values: {
      kind: at(['CALL', 'TASK', 'MEETING', 'CALL'], index),
      title,
      dueAt: new Date(now.getTime() + (index - 1) * day).toISOString(),
      customerId: `@customer${index}`,
      leadId: `@lead${index}`,
    },
  })),
  {
    type: 'CrmQuotation',
    values: {
      customerId: '@customer1',
      contactId: '@contact1',
      description: text.leads[1][0],
      validUntil: dayAfter(today, 30),
      discountPercent: '0',
      lines: text.products
        .slice(0, 3)
        .map(([description], index) => ({ description, quantity: '2', unitPrice: String(80 + index * 110), discountPercent: '0' })),
    },
  },
];
