import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { PostOffice } from '../support/PostOffice.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let post: PostOffice;
let sales: Client;

beforeAll(async () => {
  post = await PostOffice.open();
  server = await startDemo({ SMTP_URL: post.url });
  sales = await signedInAs(server, 'crm@atlas.test');
});
afterAll(async () => {
  await server.stop();
  await post.close();
});

const order = async (language: string) => {
  const values = { name: 'Laila Mansour', email: 'laila@client.test', address: '1 King Road', city: 'Jeddah', country: 'SA', language };
  const { customer } = await sales.mutate('createCustomer', values, 'customer { id }');
  const lines = [
    { description: 'Pump 45 cc\nWith kit', quantity: '16', unitPrice: '348.35', discountPercent: '4' },
    { description: 'Advice', quantity: '1.5', unitPrice: '100', vatCategory: 'ZERO_RATED' },
  ];
  const input = { customerId: customer.id, reason: 'Fair', description: 'Ring before delivery', orderedOn: '2026-11-21', lines };
  const { crmOrder, errors } = await sales.mutate('createCrmOrder', input, 'crmOrder { id number total }');
  expect(errors).toEqual([]);
  return crmOrder as { id: string; number: string; total: string };
};
const send = (input: Record<string, unknown>, by = sales) =>
  by.mutate(
    'sendDocument',
    { subject: 'Your order', message: 'Hello.\n\nHere <it> is.', ...input },
    'sentDocument { id to cc subject status url }',
  );
const logOf = async (id: string, by = sales) =>
  (await by.query('query($id: ID!) { crmOrder(id: $id) { sentDocuments { to subject status url sentBy { name } } } }', { id })).data
    .crmOrder?.sentDocuments;
const pdfAt = async (url: string, { token }: Client) => fetch(`${server.url}${url}`, { headers: { authorization: `Bearer ${token}` } });

it('drafts a mail in the language of the customer', async () => {
  const { id, number } = await order('AR');
  const { data } = await sales.query('query($id: ID!) { documentDraft(recordId: $id) { to subject message language isSent } }', { id });
  expect(data.documentDraft).toMatchObject({
    to: 'laila@client.test',
    language: 'AR',
    isSent: true,
    subject: `طلب ${number} من Atlas Trading`,
  });
  expect(data.documentDraft.message).toContain('تجدون مرفقًا');
});

it('sends the PDF as it is kept, and notes on the record what went to whom', async () => {
  const { id, number } = await order('SP');
  const subject = 'Your order\r\nBcc: other@client.test';
  const { errors, sentDocument } = await send({ recordId: id, to: ['laila@client.test'], cc: ['boss@client.test'], subject });
  expect(errors).toEqual([]);
  const inOneLine = 'Your order Bcc: other@client.test';
  expect(sentDocument).toMatchObject({ to: 'laila@client.test', cc: 'boss@client.test', subject: inOneLine, status: 'QUEUED' });
  await expect.poll(async () => (await logOf(id))[0].status, { timeout: 15_000 }).toBe('SENT');
  expect(await logOf(id)).toMatchObject([{ to: 'laila@client.test', url: sentDocument.url, sentBy: { name: expect.any(String) } }]);
  const mail = post.received.find(({ raw }) => raw.includes('Subject: Your order'))!;
  expect(mail.to).toEqual(['laila@client.test', 'boss@client.test']);
  expect(mail.raw).toMatch(/^From: "?Atlas Trading"? <noria@/m);
  expect(mail.raw).toMatch(/^Reply-To: crm@atlas\.test/m);
  expect(mail.raw).toContain('Content-Language: es');
  expect(mail.raw).toContain('&lt;it&gt;');
  expect(/filename[\s\S]{0,120}/.exec(mail.raw)?.[0].replaceAll(/\r?\n\s/g, ' ')).toContain(`"Pedido ${number} Laila Mansour.pdf"`);
  const [, base64] = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail.raw)!;
  const kept = Buffer.from(await (await pdfAt(sentDocument.url, sales)).arrayBuffer());
  expect(Buffer.compare(Buffer.from(base64, 'base64'), kept)).toBe(0);
});

it('tells who asks wrongly what is wrong, and sends nothing', async () => {
  const { id } = await order('EN');
  const codes = async (input: Record<string, unknown>) =>
    (await send({ recordId: id, to: ['a@b.test'], ...input })).errors.map(
      ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
    );
  expect(await codes({ to: [] })).toEqual(['to required']);
  expect(await codes({ to: ['nobody'] })).toEqual(['to invalidEmail']);
  expect(await codes({ cc: ['a@b.test\nBcc: c@d.test'] })).toEqual(['cc invalidEmail']);
  expect(await codes({ to: Array.from({ length: 11 }, (_, index) => `a${index}@b.test`) })).toEqual(['to limitExceeded']);
  expect(await codes({ subject: ' ', message: '' })).toEqual(['subject required', 'message required']);
  expect(await logOf(id)).toEqual([]);
});

it('is closed to who may not read the record, and to other companies', async () => {
  const { id } = await order('EN');
  const { sentDocument } = await send({ recordId: id, to: ['a@b.test'] });
  const [hrm, stranger] = await Promise.all(['hrm@atlas.test', 'admin@boreal.test'].map(email => signedInAs(server, email)));
  await expect(send({ recordId: id, to: ['a@b.test'] }, hrm)).rejects.toThrow('FORBIDDEN');
  await expect(send({ recordId: id, to: ['a@b.test'] }, stranger)).rejects.toThrow('NOT_FOUND');
  expect((await pdfAt(sentDocument.url, hrm)).status).toBe(403);
  expect((await pdfAt(sentDocument.url, stranger)).status).toBe(404);
  const { data } = await hrm.query('query($id: ID!) { node(id: $id) { id } }', { id: sentDocument.id });
  expect(data.node).toBeNull();
});

it('issues a draft by mailing it, with a link of its own to answer by', async () => {
  const values = { name: 'Ana Ruiz', email: 'ana@client.test', address: 'Calle 1', city: 'Bilbao', country: 'ES', language: 'SP' };
  const { customer } = await sales.mutate('createCustomer', values, 'customer { id }');
  const lines = [{ description: 'Bomba', quantity: '2', unitPrice: '100' }];
  const input = { customerId: customer.id, description: 'Feria', validUntil: '2099-12-31', terms: '30 días', lines };
  const { crmQuotation, errors } = await sales.mutate('createCrmQuotation', input, 'crmQuotation { id }');
  expect(errors).toEqual([]);
  const draft = await sales.query('query($id: ID!) { documentDraft(recordId: $id) { language hasLink } }', { id: crmQuotation.id });
  expect(draft.data.documentDraft).toEqual({ language: 'SP', hasLink: true });
  expect((await send({ recordId: crmQuotation.id, to: ['ana@client.test'], subject: 'Presupuesto' })).errors).toEqual([]);
  const { data } = await sales.query('query($id: ID!) { crmQuotation(id: $id) { status number } }', { id: crmQuotation.id });
  expect(data.crmQuotation).toMatchObject({ status: 'SENT', number: expect.stringMatching(/^QT-/) });
  await expect
    .poll(() => post.received.find(({ raw }) => raw.includes('Subject: Presupuesto'))?.raw, { timeout: 15_000 })
    .toContain('/sp/quotation/?data=');
});

it('sends an invoice as a PDF and as an electronic invoice, which the record names', async () => {
  const keeper = await signedInAs(server, 'admin@atlas.test');
  await keeper.mutate('updateCompanySettings', { country: 'ES', taxNumber: 'ES B-12345674' }, 'company { id }');
  const buyer = { name: 'Cormorant Ltd', address: '1 Quay', city: 'Cork', country: 'IE', email: 'books@cormorant.test' };
  const { customer } = await keeper.mutate('createCustomer', buyer, 'customer { id }');
  const lines = [{ description: 'Advice', quantity: '1', unitPrice: '100' }];
  const { salesInvoice } = await keeper.mutate(
    'createSalesInvoice',
    { customerId: customer.id, lines, issue: true },
    'salesInvoice { id number }',
  );
  const sentOf = async () => {
    const arrived = () => post.received.filter(({ to }) => to.includes('books@cormorant.test'));
    const before = arrived().length;
    const { errors } = await keeper.mutate(
      'sendDocument',
      { recordId: salesInvoice.id, to: ['books@cormorant.test'], subject: 'Your invoice', message: 'Hello.' },
      'sentDocument { id }',
    );
    expect(errors).toEqual([]);
    return vi.waitFor(() => {
      expect(arrived().length).toBeGreaterThan(before);
      return arrived().at(-1)!.raw;
    }, 30_000);
  };
  const raw = await sentOf();
  expect(raw).toContain(`filename="Invoice ${salesInvoice.number} Cormorant`);
  expect(raw).toContain(`filename=${salesInvoice.number}.xml`);
  const xml = Buffer.from(/filename=[^\n]*\.xml\r?\n(?:.*:.*\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)![1], 'base64').toString();
  expect(xml).toContain(`<cbc:ID>${salesInvoice.number}</cbc:ID>`);
  const { data } = await keeper.query('query($id: ID!) { salesInvoice(id: $id) { sentDocuments { attachments } } }', {
    id: salesInvoice.id,
  });
  expect(data.salesInvoice.sentDocuments).toMatchObject([{ attachments: [expect.stringMatching(/pdf$/), `${salesInvoice.number}.xml`] }]);
  // Without the seller's tax number there is no electronic invoice; the PDF goes all the same.
  await keeper.mutate('updateCompanySettings', { taxNumber: null }, 'company { id }');
  expect(await sentOf()).not.toContain('.xml');
});
