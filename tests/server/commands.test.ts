import { getNamedType, type GraphQLInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawNumber } from '../../server/core/numbering/drawNumber.ts';
import { type Client, signedInAs } from '../support/Client.ts';
import { declaredSchema } from '../support/schemas.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let companyId: string;
let adminName: string;

beforeAll(async () => {
  server = await ownCompany();
  admin = await signedInAs(server, 'admin@atlas.test');
  ({ companyId, name: adminName } = (await admin.query('{ viewer { companyId name } }')).data!.viewer);
});
afterAll(() => server.stop());

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.inCompany({ companyId }, em => em.execute<Row[]>(sql, values));
const role = (title: string, more: object = {}) => ({ title, description: 'For a test.', permissions: ['CRM'], ...more });
const roleFields = 'role { id title version }';
const counts = async () =>
  (
    await rows<Record<string, string>>(
      'select (select count(*) from role) roles, (select count(*) from audit_entry) audit, (select count(*) from record_change) changes, (select count(*) from idempotency_key) keys',
    )
  )[0];

describe('a dry run', () => {
  it('returns the result and leaves nothing behind', async () => {
    const before = await counts();
    const payload = await admin.mutate('createRole', role('Only tried', { dryRun: true, clientMutationId: 'dry' }), roleFields);
    expect(payload).toMatchObject({ errors: [], role: { title: 'Only tried', version: 1 } });
    expect(await counts()).toEqual(before);
  });
});

describe('an idempotency key', () => {
  it('is accepted by every mutation', () => {
    const schema = declaredSchema();
    const mutations = Object.values(schema.getMutationType()!.getFields());
    const inputOf = (mutation: (typeof mutations)[number]) => getNamedType(mutation.args[0].type) as GraphQLInputObjectType;
    expect(mutations.filter(mutation => !inputOf(mutation).getFields().clientMutationId).map(({ name }) => name)).toEqual([]);
  });

  it('runs once and answers the same, even for ten concurrent requests', async () => {
    const before = Number((await counts()).roles);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.mutate('createRole', role('Made once', { clientMutationId: 'once' }), roleFields)),
    );
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ errors: [], role: { title: 'Made once' } });
    expect(Number((await counts()).roles)).toBe(before + 1);
  });

  it('refuses other input under the same key', async () => {
    const payload = await admin.mutate('createRole', role('Something else', { clientMutationId: 'once' }), roleFields);
    expect(payload).toMatchObject({ errors: [{ field: 'clientMutationId', code: 'keyReused' }], role: null });
  });

  it('is a different key for another user', async () => {
    const other = await signedInAs(server, 'roles@atlas.test');
    const payload = await other.mutate(
      'createRole',
      role('By another user', { permissions: ['ADMINISTRATIVE_ROLES'], clientMutationId: 'once' }),
      roleFields,
    );
    expect(payload.errors).toEqual([]);
  });
});

describe('a stale version', () => {
  it('is a conflict that shows who changed the record and its current values, and changes nothing', async () => {
    const { role: made } = await admin.mutate('createRole', role('Version one'), roleFields);
    await admin.mutate('updateRole', { id: made.id, version: 1, title: 'Version two' }, roleFields);
    const payload = await admin.mutate('updateRole', { id: made.id, version: 1, title: 'Lost update' }, roleFields);
    expect(payload).toMatchObject({
      errors: [{ code: 'conflict', params: { by: adminName } }],
      role: { id: made.id, title: 'Version two', version: 2 },
    });
  });

  it('lets one of two concurrent updates win', async () => {
    const { role: made } = await admin.mutate('createRole', role('Raced for'), roleFields);
    const answers = await Promise.all(
      ['left', 'right'].map(title => admin.mutate('updateRole', { id: made.id, version: 1, title }, roleFields)),
    );
    expect(new Set(answers.map(({ errors }) => errors[0]?.code ?? 'done'))).toEqual(new Set(['conflict', 'done']));
  });
});

describe('an update', () => {
  it('keeps fields it does not name, and validates the whole record', async () => {
    const { role: made } = await admin.mutate('createRole', role('Left alone', { permissions: ['CRM', 'HRM'] }), roleFields);
    const { role: updated } = await admin.mutate(
      'updateRole',
      { id: made.id, description: 'Only this.' },
      'role { title description permissions }',
    );
    expect(updated).toEqual({ title: 'Left alone', description: 'Only this.', permissions: ['CRM', 'HRM'] });
    const refused = await admin.mutate('updateRole', { id: made.id, permissions: [] }, roleFields);
    expect(refused.errors).toMatchObject([{ field: 'permissions', code: 'chooseOne' }]);
  });

  it('names the field whose value is taken', async () => {
    const payload = await admin.mutate('createRole', role('sales'), roleFields);
    expect(payload.errors).toMatchObject([{ field: 'title', code: 'taken', message: 'Already in use.' }]);
  });
});

describe('the audit trail', () => {
  it('records who changed what from where, and cannot be changed', async () => {
    const { role: made } = await admin.mutate('createRole', role('Watched'), roleFields);
    await admin.mutate('updateRole', { id: made.id, title: 'Watched closely' }, roleFields);
    await admin.mutate('deleteRoles', { ids: [made.id] }, 'deletedIds', 'DeleteInput');
    const { data } = await admin.query(
      'query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }, first: 10) { edges { node { action entityName actorName changes requestId } } } }',
      { id: made.id },
    );
    const lines = data!.auditEntries.edges.map(({ node }: { node: object }) => node);
    expect(lines).toMatchObject([
      { action: 'DELETED', entityName: 'Watched closely', actorName: 'Nora Haddad' },
      { action: 'UPDATED', changes: { title: ['Watched', 'Watched closely'] } },
      { action: 'CREATED', changes: { title: [null, 'Watched'] } },
    ]);
    expect(lines[0].requestId).toMatch(/\S/);
    await expect(rows('delete from audit_entry')).rejects.toThrow(/permission denied/);
    await expect(rows(`update audit_entry set actor_name = 'nobody'`)).rejects.toThrow(/permission denied/);
  });

  it.each(['CLEANING nandu', 'ñandú nora', 'haddad role'])('is searchable by what was changed and by whom: %s', async search => {
    const { role: made } = await admin.mutate('createRole', role(`${search[0]} cleaning Ñandú`), roleFields);
    const { data } = await admin.query(
      'query($search: String!) { auditEntries(search: $search, first: 100) { edges { node { entityId } } } }',
      {
        search,
      },
    );
    expect(data!.auditEntries.edges.map(({ node }: { node: { entityId: string } }) => node.entityId)).toContain(made.id);
  });
});

describe('a deletion', () => {
  it('is refused with the records that refer to it, and deletes all of the list or none', async () => {
    const { data } = await admin.query('{ roles(filter: { title: { eq: "Accounting" } }) { edges { node { id userCount } } } }');
    const used = data!.roles.edges[0].node;
    const { role: free } = await admin.mutate('createRole', role('Unused'), roleFields);
    const payload = await admin.mutate('deleteRoles', { ids: [free.id, used.id] }, 'deletedIds', 'DeleteInput');
    expect(payload).toMatchObject({
      errors: [{ code: 'referenced', params: { count: used.userCount, by: [{ type: 'User', count: used.userCount }] } }],
      deletedIds: null,
    });
    expect((await admin.query('query($id: ID!) { role(id: $id) { id } }', { id: free.id })).data!.role).not.toBeNull();
  });
});

describe('bad input', () => {
  it.each([
    [{ title: '' }, 'title', 'required'],
    [{ title: 'x'.repeat(256) }, 'title', 'tooLong'],
    [{ title: 'nul\u0000' }, 'title', 'invalidCharacter'],
    [{ title: 'half a character \ud83d' }, 'title', 'invalidCharacter'],
    [{ description: 'x'.repeat(5001) }, 'description', 'tooLong'],
    [{ permissions: [] }, 'permissions', 'chooseOne'],
  ])('names the field: %j', async (part, field, code) => {
    const payload = await admin.mutate('createRole', role('Fine', part), roleFields);
    expect(payload).toMatchObject({ errors: [{ field, code }], role: null });
  });

  it.each([
    ["'; drop table role; --", 'ok'],
    ['<script>alert(1)</script>', 'ok'],
    ['😀 ‏يمين', 'ok'],
    ['%_\\', 'ok'],
  ])('stores unusual text unchanged: %s', async title => {
    const payload = await admin.mutate('createRole', role(title), roleFields);
    expect(payload).toMatchObject({ errors: [], role: { title } });
  });

  it('is answered in the language of the request', async () => {
    const query = 'mutation($input: CreateRoleInput!) { createRole(input: $input) { errors { message } } }';
    const messageIn = async (language: string) =>
      (await admin.query(query, { input: role(' ') }, { 'accept-language': language })).data!.createRole.errors[0].message;
    expect([await messageIn('ar'), await messageIn('es-MX,es;q=0.9'), await messageIn('fr')]).toEqual([
      'مطلوب.',
      'Obligatorio.',
      'Required.',
    ]);
  });
});

describe('a number series', () => {
  const series = { documentType: 'INVOICE', prefix: 'INV' };
  const draw = () => server.database.inCompany({ companyId }, em => drawNumber(em, series));

  it('has no gap and no duplicate, for twenty concurrent requests and after a rollback', async () => {
    const failed = server.database.inCompany({ companyId }, async em => {
      await drawNumber(em, series);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    const numbers = await Promise.all(Array.from({ length: 20 }, draw));
    const year = numbers[0].slice(4, 8);
    expect(numbers.sort()).toEqual(Array.from({ length: 20 }, (_, index) => `INV-${year}-${String(index + 1).padStart(5, '0')}`));
  });
});
