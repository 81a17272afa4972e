import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Outbox } from '../../server/core/mail/Outbox.ts';
import { sendDigests } from '../../server/core/notification/sendDigests.ts';
import { asOwner } from '../support/asOwner.ts';
import type { Client } from '../support/Client.ts';
import { sendFile } from '../support/sendFile.ts';
import { idsOf, sellOwn, word } from './ownSeller.ts';

type Setup = Awaited<ReturnType<typeof sellOwn>>;

let server: Setup['server'];
let admin: Client;
let seller: Client;
let made: Setup;
beforeAll(async () => {
  // An administrator of webhooks and users who sells, and sees their own customers only.
  made = await sellOwn(['CRM', 'ADMINISTRATIVE_ROLES']);
  ({ server, admin, seller } = made);
});
afterAll(() => server.stop());

const counted = async (client: Client) =>
  (
    await client.query(
      '{ crmOverview(span: ALL) { openLeads openValue sellers { ownerId } bestCustomers { customerId } orders { count } } }',
    )
  ).data.crmOverview;
const give = (ownerId: string) => admin.mutate('updateLead', { id: made.others.Lead, ownerId }, '__typename');

describe('own records only', () => {
  it('holds for each policy while a user is set, and binds nobody while none is: jobs, links and backups see all', async () => {
    const tables = await asOwner<{ name: string }>(
      server,
      `select distinct polrelid::regclass::text as name from pg_policy p join pg_class c on c.oid = p.polrelid
       where starts_with(polname, 'own_records') and not c.relispartition order by 1`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const countIn = (userId: string) =>
      server.database.inCompany({ companyId: made.companyId, userId }, async em => {
        const [row] = await em.execute<Record<string, number>[]>(
          `select ${tables.map(({ name }) => `(select count(*)::int from ${name} where company_id = noria_company()) as ${name}`).join()}`,
        );
        return row;
      });
    const nobody = await countIn('');
    const all = await asOwner<Record<string, number>>(
      server,
      `select ${tables.map(({ name }) => `(select count(*)::int from ${name} where company_id = noria_company()) as ${name}`).join()}`,
      { companyId: made.companyId },
    );
    expect({ ...nobody, notification: null }).toEqual({ ...all[0], notification: null });
    const narrowed = await countIn(made.sellerId);
    for (const name of ['customer', 'contact', 'lead', 'crm_order', 'crm_quotation', 'activity', 'search_word', 'audit_entry'])
      expect(narrowed[name], name).toBeLessThan(nobody[name]);
  });

  it('holds in the dashboard: its sums, sellers and best customers', async () => {
    const shown = await counted(seller);
    const all = await counted(admin);
    const open = await seller.query('{ leadColumns { kind leadCount } }');
    const columns = (open.data.leadColumns as { kind: string; leadCount: number }[]).filter(
      ({ kind }) => !['CLOSED_WON', 'CANCELLED'].includes(kind),
    );
    expect(shown.openLeads).toBe(columns.reduce((sum, { leadCount }) => sum + leadCount, 0));
    expect(shown.openLeads).toBeLessThan(all.openLeads);
    expect(Number(shown.openValue)).toBeLessThan(Number(all.openValue));
    expect(shown.sellers).toEqual([{ ownerId: made.sellerId }]);
    const customers = await idsOf(seller, 'customers');
    for (const { customerId } of shown.bestCustomers) expect(customers).toContain(customerId);
    const orders = (each: typeof shown) => each.orders.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(orders(shown)).toBe((await idsOf(seller, 'crmOrders')).length);
  });

  it('holds in a shared view that names another’s customer', async () => {
    const query = `customer=${made.others.Customer}`;
    await admin.mutate('createSavedView', { screen: 'order', name: 'Theirs', query, isShared: true }, '__typename');
    const { data } = await seller.query(
      'query($id: ID!) { savedViews(screen: "order") { query } recordNames(ids: [$id]) { name } crmOrders(filter: { customer: { eq: $id } }) { totalCount } }',
      { id: made.others.Customer },
    );
    expect(data).toEqual({ savedViews: [{ query }], recordNames: [], crmOrders: { totalCount: 0 } });
  });

  it('holds for a webhook, which is told of ids and never of what a record holds', async () => {
    const { webhookEndpoint } = await seller.mutate(
      'createWebhookEndpoint',
      { name: 'Mine', url: 'https://hooks.example.com/x', types: ['Customer'] },
      'webhookEndpoint { id }',
    );
    await asOwner(server, 'update webhook_endpoint set verified_at = now() where id = $1', {
      companyId: made.companyId,
      values: [webhookEndpoint.id],
    });
    await admin.mutate('updateCustomer', { id: made.others.Customer, city: `${word} city` }, '__typename');
    const { data } = await seller.query(
      'query($id: ID!) { webhookDeliveries(filter: { endpoint: { eq: $id } }) { edges { node { changes } } } }',
      {
        id: webhookEndpoint.id,
      },
    );
    const changes = data.webhookDeliveries.edges.flatMap(({ node }: { node: { changes: object[] } }) => node.changes);
    expect(changes).toEqual([{ id: made.others.Customer, type: 'Customer', kind: 'UPDATED' }]);
  });

  it('hides the notification of a lead that was given to them once it is taken back, and leaves it out of the daily e-mail', async () => {
    const told = async () =>
      (await seller.query('{ notifications(first: 50) { edges { node { recordId } } } unreadNotificationCount }')).data as {
        notifications: { edges: { node: { recordId: string } }[] };
        unreadNotificationCount: number;
      };
    const preferences = [{ kind: 'ASSIGNED', inApp: true, byMail: false, inDigest: true }];
    expect((await seller.mutate('updateNotificationPreferences', { preferences }, '__typename')).errors).toEqual([]);
    const before = await told();
    await give(made.sellerId);
    const given = await told();
    expect(given.notifications.edges.map(({ node }) => node.recordId)).toContain(made.others.Lead);
    expect(given.unreadNotificationCount).toBe(before.unreadNotificationCount + 1);
    await give(made.adminId);
    expect(await told()).toEqual(before);
    const inCompany = { companyId: made.companyId };
    await asOwner(server, `update user_account set time_zone = 'UTC' where id = $1`, { ...inCompany, values: [made.sellerId] });
    const parts = { database: server.database, outbox: new Outbox(false), publicUrl: 'https://noria.test' };
    await sendDigests(parts, new Date(`${made.today}T07:00:00Z`));
    const mails = await asOwner(server, `select kept_text from outbox_mail where recipient = 'gabriel.rojas@atlas.test'`, inCompany);
    expect(JSON.stringify(mails)).not.toContain(word);
  });

  it('hides a file that hangs on another’s record, by its address too', async () => {
    const query = `mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { code } recordFile { id file { id url } } } }`;
    const file = { bytes: Buffer.from('%PDF-1.7\n1 0 obj\n'), name: 'offer.pdf' };
    const { data } = await sendFile(admin, query, { recordId: made.others.Customer }, file);
    const { recordFile } = (data as unknown as { addRecordFile: { recordFile: { id: string; file: { url: string } } } }).addRecordFile;
    const open = (client: Client) => fetch(`${server.url}${recordFile.file.url}`, { headers: { authorization: `Bearer ${client.token}` } });
    expect((await open(admin)).status).toBe(200);
    expect((await open(seller)).status).toBe(404);
    expect((await seller.query('query($id: ID!) { node(id: $id) { id } }', { id: recordFile.id })).data.node).toBeNull();
  });

  it('neither updates by an import nor names what another owns', async () => {
    const query = `mutation($input: ImportRecordsInput!) { importRecords(input: $input) { errors { code } created updated rowErrors { line field code message } } }`;
    const importThem = async (entity: string, head: string[], row: string[], key?: string) => {
      const mapping = head.map((field, column) => ({ column, field }));
      const bytes = Buffer.from([head, row].map(cells => cells.join(';')).join('\r\n'));
      const { data } = await sendFile(seller, query, { entity, mapping, key }, { bytes, name: 'rows.csv' });
      return (data as unknown as { importRecords: { created: number; updated: number; rowErrors: { code: string; field: string }[] } })
        .importRecords;
    };
    await admin.mutate('updateCustomer', { id: made.others.Customer, email: 'theirs@x.test' }, '__typename');
    const answer = await importThem(
      'Customer',
      ['name', 'email', 'address', 'city', 'country'],
      ['New name', 'theirs@x.test', 'x', 'y', 'ES'],
      'email',
    );
    expect(answer.updated ?? 0).toBe(0);
    const { data } = await admin.query('query($id: ID!) { customer(id: $id) { name } }', { id: made.others.Customer });
    expect(data.customer.name).toContain(word);
    const contact = await importThem('Contact', ['name', 'phone', 'customerId'], ['Somebody', '12345678', `${word} ${made.adminId}`]);
    expect(contact.rowErrors).toMatchObject([{ field: 'customerId', code: 'notFound' }]);
  });

  it('holds for an export in the background, by REST, and for a key of theirs', async () => {
    const { apiKey, secret } = await seller.mutate('createApiKey', { name: 'Mine', permissions: ['CRM'] }, 'apiKey { id } secret');
    expect(apiKey).toBeTruthy();
    const headers = { authorization: `Bearer ${secret}` };
    for (const path of ['getAllCustomers', 'getAllOrders', 'getAllLeads', 'getAllContacts']) {
      const answer = await fetch(`${server.url}/api/v1/crm/${path}`, { headers });
      const text = await answer.text();
      expect(answer.status, text).toBe(200);
      for (const id of Object.values(made.others)) expect(text, path).not.toContain(id);
    }
  });
});
