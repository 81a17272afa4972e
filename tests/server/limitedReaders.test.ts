import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownOf } from '../../server/core/graphql/shownWhere.ts';
import { Client } from '../support/Client.ts';
import { exported } from '../support/exported.ts';
import { roleBy } from '../support/staff.ts';
import { signedInAs } from '../support/Client.ts';
import { declaredSchema } from '../support/schemas.ts';
import type { TestServer } from '../support/startServer.ts';
import { Quotations } from './crm/Deals.ts';
import { Impersonations } from './Impersonations.ts';

let impersonations: Impersonations;
let server: TestServer;
let admin: Client;
/** Holds only Administrative Roles. */
let desk: Client;
let crm: Client;

beforeAll(async () => {
  impersonations = await Impersonations.open();
  ({ server, admin } = impersonations);
  [desk, crm] = [await signedInAs(server, 'roles@atlas.test'), await signedInAs(server, 'crm@atlas.test')];
});
afterAll(() => server.stop());

const every = ['ADMINISTRATIVE_ROLES', 'CRM', 'HRM', 'INVENTORY', 'FINANCIAL_MANAGEMENT', 'PROJECT_MANAGEMENT', 'PROCUREMENT', 'ECOMMERCE'];
async function keyOf(owner: Client, permissions: string[], isReadOnly = true) {
  const { secret } = await owner.mutate('createApiKey', { name: 'Reading', permissions, isReadOnly }, 'secret');
  return new Client(server.url, secret);
}

describe('the text of a kept mail', () => {
  const mailTo = async (client: Client, email: string) => {
    const asked = `query($to: String) { outboxMails(first: 1, filter: { to: { eq: $to } }, sort: { field: CREATED_AT, direction: DESC }) {
      edges { node { id to subject body } } } }`;
    const { data, errors } = await client.query(asked, { to: email });
    expect(errors).toEqual([]);
    return data.outboxMails.edges[0].node as { id: string; subject: string; body: string | null };
  };
  const link = /https?:\/\/\S+/;
  const forget = (email: string) => new Client(server.url).mutate('requestPasswordReset', { email }, '__typename');
  /** Returns who can read the newest mail to an address, in the list and by its id. */
  async function readers(email: string) {
    const clients = {
      admin,
      desk,
      key: await keyOf(admin, every),
      writing: await keyOf(admin, every, false),
      impersonator: await impersonations.impersonator(),
    };
    const reading = [];
    for (const [name, client] of Object.entries(clients)) {
      const { id, body } = await mailTo(client, email);
      const { node } = (await client.query('query($id: ID!) { node(id: $id) { ... on OutboxMail { body } } }', { id })).data;
      expect(node.body, name).toBe(body);
      if (body !== null) reading.push(name);
      if (body !== null) expect(body).toMatch(link);
    }
    return reading;
  }

  it('is readable by users who could reset that account anyway, never by keys and visitors', async () => {
    await forget('admin@atlas.test');
    expect(await readers('admin@atlas.test')).toEqual(['admin']);
    await forget('roles@atlas.test');
    expect(await readers('roles@atlas.test')).toEqual(['admin', 'desk']);
  });

  it('is readable for an invitation by users who could invite for that role', async () => {
    const invite = async (title: string) => {
      const email = `asked.${title.length}@people.test`;
      await admin.mutate('inviteUser', { email, roleId: (await roleBy(admin, title)).id }, '__typename');
      return email;
    };
    expect(await readers(await invite('Administrator'))).toEqual(['admin']);
    expect(await readers(await invite('Access desk'))).toEqual(['admin', 'desk']);
  });

  it('is readable for a document by readers of its record', async () => {
    const quotations = new Quotations(
      crm,
      (await crm.query('{ customers(first: 1) { edges { node { id } } } }')).data.customers.edges[0].node.id,
    );
    const { crmQuotation } = await quotations.make();
    await quotations.action('send', crmQuotation.id);
    const sending = { recordId: crmQuotation.id, to: ['buyer@client.test'], subject: 'Our offer', message: 'As discussed.' };
    expect((await crm.mutate('sendDocument', sending, '__typename')).errors).toEqual([]);
    expect(await readers('buyer@client.test')).toEqual(['admin']);
  });

  it('is not in the company’s archive', async () => {
    const { exportedTables } = await import('../../server/core/companyExport/exportedTables.ts');
    const client = await server.database.pool.connect();
    try {
      const mails = (await exportedTables(client)).find(({ fileName }) => fileName === 'Outbox mail.csv')!;
      expect(mails.sql).toContain('subject');
      expect(mails.sql).not.toMatch(/kept_text|text_body|html_body/);
    } finally {
      client.release();
    }
  });
});

describe('changes in the audit trail', () => {
  const asked = `query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }, first: 5) { edges { node { action entityName actorName changes } } } }`;
  const linesOf = async (client: Client, id: string) =>
    (await client.query(asked, { id })).data.auditEntries.edges.map(({ node }: { node: object }) => node);

  it('are visible to viewers with the permission of the record’s module', async () => {
    const values = { name: 'Mill House', address: 'Secret SharedConnection 7', city: 'Madrid', country: 'ES' };
    const { customer } = await crm.mutate('createCustomer', values, 'customer { id }');
    const line = (changes: unknown) => [expect.objectContaining({ action: 'CREATED', entityName: 'Mill House', changes })];
    const whole = expect.objectContaining({ address: [null, 'Secret SharedConnection 7'] });
    expect(await linesOf(admin, customer.id)).toEqual(line(whole));
    expect(await linesOf(await impersonations.impersonator(), customer.id)).toEqual(line(whole));
    expect(await linesOf(await keyOf(admin, ['ADMINISTRATIVE_ROLES', 'CRM']), customer.id)).toEqual(line(whole));
    for (const client of [desk, await keyOf(admin, ['ADMINISTRATIVE_ROLES', 'HRM'])]) {
      expect(await linesOf(client, customer.id)).toEqual(line(null));
      const { data } = await client.query(
        'query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }) { edges { node { id } } } }',
        customer,
      );
      const { id } = data.auditEntries.edges[0].node;
      expect(
        (await client.query('query($id: ID!) { node(id: $id) { ... on AuditEntry { changes } } }', { id })).data.node.changes,
      ).toBeNull();
    }
    const query =
      'query($first: Int, $after: String) { auditEntries(first: $first, after: $after, search: "Mill House") { edges { node { id entityName changes } } pageInfo { hasNextPage endCursor } } }';
    const columns = [
      { title: 'Name', path: 'entityName' },
      { title: 'Address', path: 'changes.address' },
    ];
    const file = async (client: Client) =>
      text(Readable.fromWeb((await exported(server, client, { query, variables: {}, columns, name: 'Audit' })).body as never));
    expect(await file(admin)).toContain('Secret SharedConnection 7');
    expect(await file(desk)).not.toContain('Secret SharedConnection 7');
  });

  it('are visible for accounts and roles, and for attachments of records only with all modules', async () => {
    const { role } = await desk.mutate(
      'createRole',
      { title: 'Night', description: 'x', permissions: ['ADMINISTRATIVE_ROLES'] },
      'role { id }',
    );
    expect((await linesOf(desk, role.id))[0].changes).toMatchObject({ title: [null, 'Night'] });
    const { customers } = (await crm.query('{ customers(first: 1) { edges { node { id } } } }')).data;
    const said = { recordId: customers.edges[0].node.id, text: 'They cannot pay' };
    const { comment } = await crm.mutate('addComment', said, 'comment { id }');
    expect(JSON.stringify(await linesOf(admin, comment.id))).toContain('They cannot pay');
    expect(JSON.stringify(await linesOf(desk, comment.id))).not.toContain('They cannot pay');
  });
});

it('a field that is hidden on some rows is nullable, and cannot be filtered or sorted by', () => {
  const schema = declaredSchema();
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap(type =>
    isObjectType(type) ? Object.values(type.getFields()).flatMap(field => (shownOf(field) ? [{ type, field }] : [])) : [],
  );
  expect(fields.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual(
    expect.arrayContaining(['AuditEntry.changes', 'OutboxMail.body']),
  );
  for (const { type, field } of fields) {
    expect(getNamedType(field.type)).toBe(field.type);
    const [filter, sort] = [schema.getType(`${type.name}Filter`), schema.getType(`${type.name}SortField`)];
    if (isInputObjectType(filter)) expect(Object.keys(filter.getFields())).not.toContain(field.name);
    if (isEnumType(sort)) expect(sort.getValues().map(({ name }) => name)).not.toContain(field.name.toUpperCase());
  }
});
