import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/Client.ts';
import { asOwner } from '../support/asOwner.ts';
import { listen } from '../support/listen.ts';
import { userBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';
import { idsOf, line, lists, sellOwn, word } from './ownSeller.ts';

let server: TestServer;
let admin: Client;
let seller: Client;
let sellerId: string;
let companyId: string;
let columnId: string;
let today: string;
let own: Record<string, string>;
let others: Record<string, string>;
beforeAll(async () => {
  ({ server, admin, seller, sellerId, companyId, columnId, today, own, others } = await sellOwn());
});
afterAll(() => server.stop());

describe('a seller who sees their own records only', () => {
  it('finds them, and no other, in the lists, their counts and filters', async () => {
    for (const [type, list] of Object.entries(lists)) {
      expect(await idsOf(seller, list), list).toContain(own[type]);
      expect(await idsOf(seller, list), list).not.toContain(others[type]);
      const { data } = await seller.query(`{ ${list} { totalCount } }`);
      expect(data[list].totalCount, list).toBe((await idsOf(seller, list)).length);
    }
    const { data } = await seller.query('{ leadColumns { leadCount leads(first: 100) { edges { node { owner { userId } } } } } }');
    const shown = data.leadColumns.flatMap(({ leads }: { leads: { edges: { node: { owner: { userId: string } } }[] } }) => leads.edges);
    expect(new Set(shown.map(({ node }: { node: { owner: { userId: string } } }) => node.owner.userId))).toEqual(new Set([sellerId]));
    expect(data.leadColumns.reduce((sum: number, { leadCount }: { leadCount: number }) => sum + leadCount, 0)).toBe(shown.length);
  });

  it('reads no other by its id: by node, by its own field, by its parts or its names', async () => {
    for (const [type, id] of Object.entries(others)) {
      const field = type[0].toLowerCase() + type.slice(1);
      const { data } = await seller.query(
        `query($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } recordNames(ids: [$id]) { recordId } ${field}(id: $id) { id } }`,
        { id, ids: [id, own[type]] },
      );
      expect(data, type).toEqual({ node: null, nodes: [null, { id: own[type] }], recordNames: [], [field]: null });
    }
    const parts = await admin.query(
      'query($q: ID!, $o: ID!, $l: ID!) { crmQuotation(id: $q) { lines { id } } crmOrder(id: $o) { lines { id } } lead(id: $l) { lines { id } } }',
      { q: others.CrmQuotation, o: others.CrmOrder, l: others.Lead },
    );
    const ids = Object.values(parts.data).flatMap(record => (record as { lines: { id: string }[] }).lines.map(({ id }) => id));
    expect((await seller.query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).data.nodes).toEqual(ids.map(() => null));
  });

  it('reads neither comments, files, history nor sent documents of another’s, and adds none', async () => {
    const { comment } = await admin.mutate('addComment', { recordId: others.Customer, text: word }, 'comment { id }');
    expect((await seller.query('query($id: ID!) { node(id: $id) { id } }', { id: comment.id })).data.node).toBeNull();
    for (const recordId of Object.values(others)) {
      const answer = await seller
        .mutate('addComment', { recordId, text: 'x' }, 'comment { id }')
        .catch((error: Error) => ({ errors: [{ code: error.message }] }));
      expect(answer.errors).toMatchObject([{ code: expect.stringMatching(/notFound|NOT_FOUND/) as string }]);
    }
  });

  it('writes, moves, deletes, merges, restores and sends no other', async () => {
    const tries: [string, object, string?][] = [
      ['updateCustomer', { id: others.Customer, name: 'x' }],
      ['updateContact', { id: others.Contact, name: 'x' }],
      ['updateLead', { id: others.Lead, title: 'x' }],
      ['moveLead', { id: others.Lead, columnId }],
      ['updateCrmQuotation', { id: others.CrmQuotation, description: 'x' }],
      ['cancelCrmQuotation', { id: others.CrmQuotation }, 'RecordInput'],
      ['updateCrmOrder', { id: others.CrmOrder, description: 'x' }],
      ['confirmCrmOrder', { id: others.CrmOrder }, 'RecordInput'],
      ['updateActivity', { id: others.Activity, title: 'x' }],
      ['completeActivity', { id: others.Activity }, 'RecordInput'],
      ['deleteCustomers', { ids: [others.Customer] }, 'DeleteInput'],
      ['deleteLeads', { ids: [others.Lead] }, 'DeleteInput'],
      ['restoreRecords', { ids: [others.CrmOrder] }, 'DeleteInput'],
      ['mergeCustomers', { winnerId: own.Customer, loserId: others.Customer }, 'MergeInput'],
      ['sendDocument', { recordId: others.CrmQuotation, to: ['a@b.test'], subject: 'x', message: 'x' }],
      ['createQuotationFromLead', { leadId: others.Lead }, 'FromLeadInput'],
    ];
    const done: string[] = [];
    for (const [name, input, type] of tries) {
      const answer = await seller
        .mutate(name, { ...input }, '__typename', type)
        .catch((error: Error) => ({ errors: [{ code: error.message }] }));
      if (!/notFound|NOT_FOUND|FORBIDDEN/.test(answer.errors[0]?.code ?? '')) done.push(`${name} ${JSON.stringify(answer)}`);
    }
    expect(done).toEqual([]);
    const bulk = await seller.mutate('bulkUpdateCustomer', { filter: {}, values: { city: 'Elsewhere' } }, 'doneIds');
    expect(bulk.doneIds ?? []).not.toContain(others.Customer);
    expect((await admin.query('query($id: ID!) { customer(id: $id) { city } }', { id: others.Customer })).data.customer.city).toBe('y');
  });

  it('owns what they add, gives nothing away, and takes nothing that is another’s', async () => {
    const base = { name: 'Theirs', address: 'x', city: 'y', country: 'ES' };
    const { customer } = await seller.mutate('createCustomer', base, 'customer { id owner { userId } }');
    expect(customer.owner.userId).toBe(sellerId);
    const { id: adminId } = await userBy(admin, 'admin@atlas.test');
    const errorsOf = async (name: string, input: object) => (await seller.mutate(name, { ...input }, '__typename')).errors;
    expect(await errorsOf('createCustomer', { ...base, ownerId: adminId })).toMatchObject([
      { field: 'ownerId', code: 'ownerOnlyYourself' },
    ]);
    expect(await errorsOf('updateLead', { id: own.Lead, ownerId: adminId })).toMatchObject([
      { field: 'ownerId', code: 'ownerOnlyYourself' },
    ]);
    expect(await errorsOf('createContact', { name: 'Nobody’s', phone: '12345678' })).toMatchObject([
      { field: 'customerId', code: 'required' },
    ]);
    expect(await errorsOf('createContact', { name: 'x', phone: '12345678', customerId: others.Customer })).not.toEqual([]);
    expect(
      await errorsOf('createActivity', { title: 'x', kind: 'TASK', dueAt: `${today}T10:00:00Z`, customerId: others.Customer }),
    ).not.toEqual([]);
  });

  it('finds, exports and prints none, and their dashboard counts only their own', async () => {
    const { data } = await seller.query(
      'query($t: String!) { searchRecords(text: $t, first: 50) { recordId } contactDuplicates(input: { phone: "12345678" }) { recordId } }',
      { t: word },
    );
    const found = (data.searchRecords as { recordId: string }[]).map(({ recordId }) => recordId);
    expect(found).toContain(own.Customer);
    expect(found.filter(id => Object.values(others).includes(id))).toEqual([]);
    expect(JSON.stringify(data.contactDuplicates)).not.toContain(others.Contact);
    const headers = { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({
      query: 'query Q { customers { edges { node { id name } } } }',
      columns: [{ title: 'Id', path: 'id' }],
      format: 'csv',
      name: 'Customers',
    });
    const csv = await (await fetch(`${server.url}/export`, { method: 'POST', headers, body })).text();
    expect(csv).toContain(own.Customer);
    expect(csv).not.toContain(others.Customer);
    const print = (id: string) => fetch(`${server.url}/print/${id}.pdf`, { headers });
    expect([(await print(own.CrmOrder)).status, (await print(others.CrmOrder)).status]).toEqual([200, 404]);
  });

  it('finds by words just what they own', async () => {
    const compared = await asOwner(
      server,
      `select type, bool_and(noria_owns($1, record_id) = (record_id in (select noria_own_records($1, type)))) as same, bool_or(noria_owns($1, record_id)) as some
       from search_word where company_id = noria_company() and type = any ('{65,66,68,70,72,74}') group by type order by type`,
      { values: [sellerId], companyId },
    );
    expect(compared).toEqual([0x41, 0x42, 0x44, 0x46, 0x48, 0x4a].map(type => ({ type, same: true, some: true })));
  });

  it('is mentioned on none of another’s', async () => {
    const mention = await admin.mutate('addComment', { recordId: others.Lead, text: '@Gabriel', mentionIds: [sellerId] }, 'comment { id }');
    expect(mention.errors).toMatchObject([{ field: 'mentionIds', code: 'mentionNotAllowed' }]);
    const ok = await admin.mutate('addComment', { recordId: own.Lead, text: '@Gabriel', mentionIds: [sellerId] }, 'comment { id }');
    expect(ok.errors).toEqual([]);
    const offered = async (recordId: string): Promise<string[]> => {
      const query = 'query($of: MentionableInput!) { mentionableUsers(of: $of, search: "gabriel") { userId } }';
      return (await admin.query(query, { of: { recordId } })).data.mentionableUsers.map(({ userId }: { userId: string }) => userId);
    };
    expect(await offered(own.Lead)).toContain(sellerId);
    expect(await offered(others.Lead)).not.toContain(sellerId);
  });

  it('hears of no change of another’s', async () => {
    const heard = await listen(server.url, seller, ['Customer']);
    await admin.mutate('updateCustomer', { id: others.Customer, city: 'y2' }, '__typename');
    await admin.mutate('updateCustomer', { id: own.Customer, city: 'y2' }, '__typename');
    expect(await heard.until(own.Customer)).not.toContain(others.Customer);
    heard.stop();
  });

  it('keeps a customer that somebody else’s lead refers to, without seeing the lead', async () => {
    const values = { title: 'Hidden', description: 'x', reason: 'x', customerId: own.Customer, orderValue: '5', columnId, lines: [line] };
    const { id: adminId } = await userBy(admin, 'admin@atlas.test');
    const { lead } = await admin.mutate('createLead', { ...values, ownerId: adminId }, 'lead { id }');
    expect(await idsOf(seller, 'leads')).not.toContain(lead.id);
    expect((await seller.mutate('deleteCustomers', { ids: [own.Customer] }, 'deletedIds', 'DeleteInput')).errors).toMatchObject([
      { code: 'referenced' },
    ]);
  });

  it('reads, and does not write, the customer of a lead that is given to them, and no longer once it is taken', async () => {
    await admin.mutate('updateLead', { id: others.Lead, ownerId: sellerId }, 'lead { id }');
    expect((await seller.query('query($id: ID!) { lead(id: $id) { customer { id } } }', { id: others.Lead })).data.lead.customer.id).toBe(
      others.Customer,
    );
    const wrote = await seller
      .mutate('updateCustomer', { id: others.Customer, city: 'z' }, '__typename')
      .catch((error: Error) => ({ errors: [{ code: error.message }] }));
    expect(wrote.errors).not.toEqual([]);
    const { id: adminId } = await userBy(admin, 'admin@atlas.test');
    await admin.mutate('updateLead', { id: others.Lead, ownerId: adminId }, 'lead { id }');
    expect((await seller.query('query($id: ID!) { node(id: $id) { id } }', { id: others.Customer })).data.node).toBeNull();
  });
});
