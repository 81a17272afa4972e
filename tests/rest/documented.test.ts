import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../server/modules.ts';
import { calls, DocumentedApi, guarded, kindOf, rest, withId } from './DocumentedApi.ts';
import { isChosenRoute } from '../support/operations.ts';
import { Rest } from './Rest.ts';

let api: DocumentedApi;
beforeAll(async () => void (api = await DocumentedApi.open()));
afterAll(() => api.server.stop());

const pattern = (method: string, path: string) => `${method} ${path.replace(/\[?\{\w+\}\]?/g, '{id}')}`;
const chosen = new Set(routes.filter(isChosenRoute).map(({ method, path }) => pattern(method, path)));
const ofModule = guarded.filter(({ method, path }) => chosen.has(pattern(method, path)));

describe('both directions', () => {
  test('each documented call has a row', () => {
    const rows = new Set(routes.map(({ method, path }) => pattern(method, path)));
    expect(rest.map(({ method, path }) => pattern(method, path)).filter(call => !rows.has(call))).toEqual([]);
  });

  test('each row is a documented call, with the documented module', () => {
    const documented = new Map(rest.map(({ method, path, module }) => [pattern(method, path), module]));
    expect(routes.filter(({ method, path, module }) => documented.get(pattern(method, path)) !== module)).toEqual([]);
  });

  test('each documented parameter of a query is known', () => {
    for (const { method, path, query = [] } of rest) {
      const row = routes.find(route => pattern(route.method, route.path) === pattern(method, path))!;
      expect([...row.parameters, 'page'], path).toEqual(expect.arrayContaining(query));
    }
  });
});

describe('each documented call', () => {
  test.each(ofModule)('$method $path refuses a missing and a forged token', async call => {
    const { path, body } = await api.filledOnce(call);
    const forged = await new SignJWT({ sid: '01a1fea6-03c4-72ce-b444-650268a04308' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('x')
      .setExpirationTime('1h')
      .sign(Buffer.from('a key that is not ours at all, 32+'));
    for (const token of [undefined, forged, 'x', `${api.people.admin.token}x`]) {
      const answer = await new Rest(api.server.url, token).send(call.method, path, body);
      expect([answer.status, answer.body]).toEqual([401, { error: 'Sign in first.' }]);
    }
  });

  test.each(ofModule.filter(({ permission }) => permission))('$method $path refuses a user without the permission', async call => {
    const { path, body } = await api.filledOnce(call);
    const answer = await (call.permission === 'HRM' ? api.people.crm : api.people.hrm).send(call.method, path, body);
    expect([answer.status, answer.body]).toEqual([403, { error: 'You don’t have permission to do this.' }]);
  });

  test.each(ofModule.filter(call => withId.includes(call)))(
    '$method $path answers 404 for an unknown id, an id of another type, and a malformed one',
    async call => {
      const body = (await api.filledOnce(call)).body;
      for (const id of [
        '01a1feb7-0529-737c-96eb-fa7441e32403',
        '01a1feb7-0529-737c-96eb-fa7441e32407',
        'x',
        '1',
        '%00',
        "'",
        '../roles'.replaceAll('/', '%2F'),
      ]) {
        const answer = await api.personFor(call).send(call.method, call.path.replace('{id}', id), body);
        expect([id, answer.status, answer.body]).toEqual([id, 404, { error: 'Not found.' }]);
      }
    },
  );

  test.each(ofModule.filter(call => withId.includes(call)))(
    "$method $path answers 404 for another company's id, and leaves its record alone",
    async call => {
      const { path, body } = await api.filledOnce(call);
      const owner =
        call.module === 'Procurement'
          ? api.people.procurement
          : call.module === 'CRM'
            ? api.people.crm
            : ['Inventory', 'HRM', 'Finance', 'Projects', 'Ecommerce'].includes(call.module) && kindOf(call.path) !== 'company'
              ? api.people.admin
              : api.people.super;
      const isDeletionOfCompany = call.path.startsWith('/deleteCompany');
      const answer = await api.people.boreal.send(call.method, path, body);
      // Only SUPER_ADMIN may delete companies, including their own.
      expect([answer.status, Object.keys(answer.body)]).toEqual([isDeletionOfCompany ? 403 : 404, ['error']]);
      if (call.method === 'DELETE' && kindOf(call.path) !== 'user')
        expect((await (kindOf(call.path) === 'role' ? api.people.admin : owner).send('DELETE', path)).status).toBe(200);
    },
  );

  test.each(ofModule)('$method $path answers a permitted user as documented', async call => {
    // What the refused calls were to delete is gone by now.
    const { path, body } = await (call.method === 'DELETE' ? api.filled(call) : api.filledOnce(call));
    const answer = await api.personFor(call).send(call.method, path, body);
    expect(answer.body.error).toBeUndefined();
    expect(answer.status).toBe(call.method === 'POST' && /create|\/(company|roles|services|packages)$/.test(call.path) ? 201 : 200);
    expect(answer.headers['cache-control']).toBe('no-store');
    if (Array.isArray(answer.body.data) && call.method !== 'DELETE')
      expect(answer.body).toEqual({ data: expect.any(Array), page: 1, pageSize: expect.any(Number), total: expect.any(Number) });
    else expect(answer.body).toEqual({ data: expect.anything(), message: expect.stringMatching(/ successfully$/) });
  });
});

test.each(calls.filter(({ module }) => module === 'Session'))(
  '$method $path is answered by the session layer',
  async ({ method, path, query = [], body }) => {
    const search = query.map(name => `${name}=${encodeURIComponent('/roles/')}`).join('&');
    const form =
      body &&
      new URLSearchParams(Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]));
    const { status } = await fetch(`${api.server.url}${path}?${search}`, {
      redirect: 'manual',
      ...(form ? { method, body: form } : { method }),
    });
    // Updating the session without the CSRF token is refused, as its client expects.
    expect(status).toBe(method === 'POST' && path.endsWith('/session') ? 400 : status === 302 ? 302 : 200);
  },
);
