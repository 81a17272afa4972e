import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/core/database/ids.ts';
import { isAnswering } from '../../server/core/observability/openRequests.ts';
import { PrintTurns } from '../../server/core/print/PrintTurns.ts';
import { printTemplates } from '../../server/modules.ts';
import { type Client, signedInAs } from '../support/Client.ts';
import { shapesOf, textOf } from '../support/pdf.ts';
import { declaredSchema } from '../support/schemas.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let sales: Client;
beforeAll(async () => {
  server = await ownCompany();
  sales = await signedInAs(server, 'crm@atlas.test');
});
afterAll(() => server.stop());

const customer = async (values: Record<string, unknown> = {}, by = sales) => {
  const input = { name: 'Northwind', address: '1200 Harbor Avenue', city: 'Boston', country: 'US', taxNumber: 'US-11-22', ...values };
  const { customer: made, errors } = await by.mutate('createCustomer', input, 'customer { id }');
  expect(errors).toEqual([]);
  return made.id as string;
};
const get = (id: string, { token }: { token?: string } = sales, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/print/${id}.pdf`, { headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } });
const bytesOf = async (id: string, by = sales) => new Uint8Array(await (await get(id, by)).arrayBuffer());

it('every kind of record with a page can be printed', () => {
  const schema = declaredSchema();
  const kinds = schema.getPossibleTypes(schema.getType('Record') as never).map(({ name }) => name);
  expect(printTemplates.map(({ Entity }) => Entity.name)).toEqual(expect.arrayContaining(kinds));
});

describe('a record on paper', () => {
  it('is a PDF with the letterhead of the company, named after what it is, that no cache keeps', async () => {
    const response = await get(await customer({ email: 'laura@northwind.test' }));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': "inline; filename*=UTF-8''Customer%20Northwind.pdf",
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    const pdf = new Uint8Array(await response.arrayBuffer());
    const text = await textOf(pdf);
    for (const words of ['Atlas Trading', 'Tax no. US-84-2201947', '48 Water Street', 'Customer', 'Northwind', 'laura@northwind.test'])
      expect(text).toContain(words);
    expect(text).toContain('United States');
    expect(text).toContain('1 / 1');
    const { info } = await (await getDocumentProxy(pdf.slice())).getMetadata();
    const { companyName } = (await sales.query('{ viewer { companyName } }')).data.viewer;
    expect(info).toMatchObject({ Title: 'Customer Northwind', Author: companyName, Language: 'en' });
  });

  it('is the same file for the same version', async () => {
    const id = await customer();
    expect(Buffer.compare(await bytesOf(id), await bytesOf(id))).toBe(0);
  });

  it("is in the customer's language, whatever the reader's is", async () => {
    const spanish = await textOf(await bytesOf(await customer({ language: 'SP', country: 'ES' })));
    expect(spanish).toContain('Cliente');
    expect(spanish).toContain('España');
    expect(spanish).not.toContain('Address');
    const arabic = await textOf(await bytesOf(await customer({ name: 'شركة الرياض', language: 'AR', country: 'SA' })));
    for (const words of ['العميل', 'العنوان']) expect(arabic).toContain(words);
    expect(arabic).toContain('US-11-22');
    expect(arabic).not.toContain('Address');
  });

  it('joins Arabic letters, each in the shape of its place in the word', async () => {
    const input = (name: string) => ({ name, language: 'AR', address: 'x', city: 'x', country: 'EG', taxNumber: null });
    const [joined, apart] = await Promise.all(['سسس', 'س\u200cس\u200cس'].map(async name => bytesOf(await customer(input(name)))));
    // Initial, medial and final form; isolated, and the initial form in a word of a label.
    expect((await shapesOf('س', joined)).size).toBe(3);
    expect((await shapesOf('س', apart)).size).toBe(2);
  });

  it('closes a bracket among Arabic words where they end, and keeps a minus with its figure', async () => {
    const text = await textOf(await bytesOf(await customer({ name: 'شركة (فرع: -24) Ltd (old) x', language: 'AR' })));
    // In visual order, from the left.
    expect(text).toContain('Ltd (old) x (-24 :');
  });

  it('writes what users typed letter by letter, as no markup', async () => {
    const hostile = '#panic("x") $a^2$ @ref *b* _c_ \\ <d> `e` = f // g #include "letter.typ" ~';
    const text = await textOf(await bytesOf(await customer({ name: hostile, address: `#let x = 1\n- one\n+ two` })));
    for (const piece of [
      '#panic("x")',
      '$a^2$',
      '@ref',
      '*b*',
      '_c_',
      '\\',
      '<d>',
      '`e`',
      '= f // g',
      '#include "letter.typ"',
      '#let x = 1',
      '- one',
      '+ two',
    ])
      expect(text).toContain(piece);
  });

  it('lets nobody turn the words around his own', async () => {
    const pdf = await bytesOf(await customer({ name: 'abc\u202Efed\u2066 tail' }));
    expect(await textOf(pdf)).toContain('abcfed tail');
  });
});

describe('who may print', () => {
  it('is whoever may read the record, by bearer or by the session of a tab', async () => {
    const id = await customer();
    expect((await get(id, {})).status).toBe(401);
    expect((await get(id, await signedInAs(server, 'hrm@atlas.test'))).status).toBe(403);
  });

  it('is nobody of another company, who hears the same as of what never was', async () => {
    const id = await customer();
    const stranger = await signedInAs(server, 'admin@boreal.test');
    const [other, never, odd] = await Promise.all([get(id, stranger), get(newId(0x41), stranger), get('nothing', stranger)]);
    expect([other.status, never.status, odd.status]).toEqual([404, 404, 404]);
    const said = async (response: Response) => ((await response.json()) as { error: string }).error;
    expect(await said(other)).toBe(await said(never));
  });
});

describe('many documents at once', () => {
  it('of one company let a document of another go before them', async () => {
    const boreal = await signedInAs(server, 'admin@boreal.test');
    const [own, other] = await Promise.all([customer(), customer({}, boreal)]);
    const ended: string[] = [];
    const many = Array.from({ length: 30 }, () => get(own).then(({ status }) => ended.push(`own ${status}`)));
    await Promise.all([...many, get(other, boreal).then(({ status }) => ended.push(`other ${status}`))]);
    expect(ended.toSorted()).toEqual([...Array<string>(30).fill('own 200'), 'other 200'].toSorted());
    expect(ended.indexOf('other 200')).toBeLessThan(15);
  });

  it('are two in work and a hundred waiting; one more is turned away, unless it is of another company', async () => {
    const turns = new PrintTurns();
    const { promise: over, resolve } = Promise.withResolvers<void>();
    let begun = 0;
    const take = (company: string) => turns.take(company, () => ((begun += 1), over));
    const taken = Array.from({ length: 102 }, () => take('one'));
    await expect(take('one')).rejects.toMatchObject({ code: 'UNAVAILABLE', messageId: 'busy' });
    const other = take('other');
    await expect.poll(() => begun).toBe(3);
    resolve();
    await Promise.all([...taken, other]);
    expect(begun).toBe(103);
  });

  it('make room for all requests but each other', async () => {
    const id = await customer();
    const madeRoom: boolean[] = [];
    const note = () => void madeRoom.push(isAnswering());
    subscribe('http.server.response.finish', note);
    expect((await get(id)).status).toBe(200);
    await sales.query('{ viewer { id } }');
    unsubscribe('http.server.response.finish', note);
    expect(madeRoom).toEqual([false, true]);
  });
});
