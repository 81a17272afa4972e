import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/core/database/ids.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let visitor: Client;
let root: Client;

beforeAll(async () => {
  server = await startDemo({ TRUST_PROXY: '1' });
  visitor = new Client(server.url);
  root = await signedInAs(server, 'super@noria.test');
});
afterAll(() => server.stop());

const subscribe = (input: object, client = visitor) => client.mutate('subscribeNewsletter', { ...input }, '');
const ask = (input: object, client = visitor) => client.mutate('requestDemo', { ...demo, ...input }, '');
const demo = { name: 'Amal Said', email: 'amal@millhouse.test', company: 'Mill House', message: 'Stock in two halls.' };
const subscribers = async (filter: object) =>
  (
    await root.query(
      'query($filter: NewsletterSubscriberFilter) { newsletterSubscribers(filter: $filter) { totalCount edges { node { id email language createdAt } } } }',
      { filter },
    )
  ).data.newsletterSubscribers;
const requests = async (filter: object) =>
  (
    await root.query(
      'query($filter: DemoRequestFilter) { demoRequests(filter: $filter) { totalCount edges { node { id version name email company message language status handledAt } } } }',
      { filter },
    )
  ).data.demoRequests;
const handle = (input: object, client = root) =>
  client.mutate('markDemoRequestHandled', { ...input }, 'demoRequest { id version status handledAt }', 'RecordInput');

describe('the newsletter', () => {
  it('keeps an address once, whichever way it is written, and answers alike', async () => {
    const first = await subscribe({ email: 'omar@valley.test' });
    const again = await subscribe({ email: '  OMAR@Valley.test ' });
    expect([first, again]).toEqual([{ errors: [] }, { errors: [] }]);
    const list = await subscribers({ email: { eq: 'omar@valley.test' } });
    expect(list).toMatchObject({ totalCount: 1, edges: [{ node: { email: 'omar@valley.test', language: 'EN' } }] });
  });

  it('keeps the language of the page', async () => {
    const document = 'mutation($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { errors { code } } }';
    await visitor.query(document, { input: { email: 'lucia@valley.test' } }, { 'accept-language': 'es' });
    expect((await subscribers({ email: { eq: 'lucia@valley.test' } })).edges[0].node.language).toBe('SP');
  });

  it.each(['', 'nobody', 'a@b', 'a b@valley.test', 'x\u0000@valley.test', `${'x'.repeat(255)}@valley.test`])(
    'names the wrong field of %j',
    async email => {
      const { errors } = await subscribe({ email });
      expect(errors).toMatchObject([{ field: 'email', message: expect.any(String) }]);
    },
  );

  it('stores nothing in a dry run', async () => {
    expect(await subscribe({ email: 'dry@valley.test', dryRun: true })).toEqual({ errors: [] });
    expect((await subscribers({ email: { eq: 'dry@valley.test' } })).totalCount).toBe(0);
  });

  it('keeps one entry of an address subscribed concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe({ email: 'crowd@valley.test' })));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ errors: [] })));
    expect((await subscribers({ email: { eq: 'crowd@valley.test' } })).totalCount).toBe(1);
  });
});

describe('a request for a demo', () => {
  it('is kept once until it is handled, and again afterwards', async () => {
    expect(await ask({})).toEqual({ errors: [] });
    expect(await ask({ email: 'Amal@MillHouse.test', name: ' Amal Said ' })).toEqual({ errors: [] });
    const own = { email: { eq: demo.email } };
    const { totalCount, edges } = await requests(own);
    expect([totalCount, edges[0].node]).toMatchObject([1, { ...demo, language: 'EN', status: 'NEW', handledAt: null, version: 1 }]);
    await handle({ id: edges[0].node.id });
    await ask({});
    expect((await requests(own)).totalCount).toBe(2);
    expect((await requests({ ...own, status: { eq: 'NEW' } })).totalCount).toBe(1);
  });

  it('may leave the topic open', async () => {
    for (const message of [undefined, null, '  ']) await ask({ email: 'short@millhouse.test', message });
    expect(await requests({ email: { eq: 'short@millhouse.test' } })).toMatchObject({
      totalCount: 1,
      edges: [{ node: { message: null } }],
    });
  });

  it('names each field that is wrong', async () => {
    const { errors } = await ask({ name: ' ', email: 'nobody', company: '', message: 'x'.repeat(5_001) });
    expect(errors).toMatchObject([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'invalidEmail' },
      { field: 'company', code: 'required' },
      { field: 'message', code: 'tooLong', params: { max: 5_000 } },
    ]);
  });

  it('is marked as handled once, and a stale version is a conflict', async () => {
    await ask({ email: 'handled@millhouse.test' });
    const { id, version } = (await requests({ email: { eq: 'handled@millhouse.test' } })).edges[0].node;
    const first = await handle({ id, version });
    expect(first).toMatchObject({ errors: [], demoRequest: { id, version: 2, status: 'HANDLED', handledAt: expect.any(String) } });
    expect(await handle({ id, version })).toMatchObject({ errors: [{ code: 'conflict' }] });
    expect(await handle({ id })).toEqual(first);
    await expect(handle({ id: newId(0x0b) })).rejects.toThrow('NOT_FOUND');
    await expect(handle({ id: newId(0x03) })).rejects.toThrow('NOT_FOUND');
    const trail = 'query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }) { edges { node { action } } } }';
    expect((await root.query(trail, { id })).data.auditEntries.edges).toEqual([{ node: { action: 'UPDATED' } }]);
  });

  it('is found by its words', async () => {
    await ask({ email: 'search@millhouse.test', company: 'Café del Río' });
    expect((await root.query('{ demoRequests(search: "cafe del rio") { totalCount } }')).data.demoRequests.totalCount).toBe(1);
  });
});

describe('flooding', () => {
  const from = (ipAddress: string, name: string, input: object) =>
    visitor.query(
      `mutation($input: ${name[0].toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { errors { code params } } }`,
      { input },
      { 'x-forwarded-for': ipAddress },
    );
  const codes = (answers: { data: Record<string, { errors: { code: string }[] }> }[], name: string) =>
    answers.map(({ data }) => data[name].errors[0]?.code);

  it.each([
    ['subscribeNewsletter', 'twice@flood.test', {}],
    ['requestDemo', 'twice@flood.test', { name: 'x', company: 'x' }],
  ])('%s is limited per address', async (name, email, input) => {
    const answers = [];
    for (let time = 0; time < 6; time++) answers.push(await from('192.0.2.1', name, { ...input, email }));
    expect(codes(answers, name)).toEqual([...Array.from({ length: 5 }), 'tooManyAttempts']);
    expect(answers[5].data[name].errors[0].params.seconds).toBeGreaterThan(0);
    expect(codes([await from('192.0.2.1', name, { ...input, email: 'other@flood.test' })], name)).toEqual([undefined]);
    expect(codes([await from('192.0.2.2', name, { ...input, email })], name)).toEqual([undefined]);
  });

  it.each([
    ['subscribeNewsletter', 60, {}],
    ['requestDemo', 30, { name: 'x', company: 'x' }],
  ])('%s is limited per network, and nothing more is stored', async (name, allowed, input) => {
    const answers = await Promise.all(
      Array.from({ length: allowed + 5 }, (_, at) =>
        from('192.0.2.9', name, { ...input, email: `${name}.${at}@flood.test`.toLowerCase() }),
      ),
    );
    const braked = codes(answers, name).filter(code => code === 'tooManyAttempts');
    expect(braked.length).toBeGreaterThanOrEqual(5);
    const filter = { email: { startsWith: `${name}.`.toLowerCase() } };
    const { totalCount } = name === 'requestDemo' ? await requests(filter) : await subscribers(filter);
    expect(totalCount).toBe(allowed + 5 - braked.length);
  });
});

describe('visitors’ messages', () => {
  it('notify SUPER_ADMIN at once, and nobody else', async () => {
    await ask({ email: 'heard@millhouse.test' });
    await ask({ email: 'heard@millhouse.test' });
    const { id } = (await requests({ email: { eq: 'heard@millhouse.test' } })).edges[0].node;
    const told = await server.database.platform(em =>
      em.execute<{ changes: object[]; is_platform: boolean }[]>(
        'select changes, is_platform from record_change join company on company.id = company_id where changes @> ?::jsonb',
        [JSON.stringify([{ id }])],
      ),
    );
    expect(told).toEqual([{ changes: [{ id, type: 'DemoRequest', kind: 'CREATED' }], is_platform: true }]);
  });

  it('are readable by SUPER_ADMIN only, by every path', async () => {
    await ask({ email: 'secret@millhouse.test' });
    const { id } = (await requests({ email: { eq: 'secret@millhouse.test' } })).edges[0].node;
    const admin = await signedInAs(server, 'admin@atlas.test');
    for (const [client, code] of [
      [visitor, 'UNAUTHENTICATED'],
      [admin, 'FORBIDDEN'],
    ] as const) {
      for (const list of ['demoRequests', 'newsletterSubscribers'])
        expect((await client.query(`{ ${list} { totalCount edges { node { id email } } } }`)).errors[0].extensions.code).toBe(code);
      await expect(handle({ id }, client)).rejects.toThrow(code);
    }
    for (const [client, node] of [
      [admin, null],
      [root, { id }],
    ] as const) {
      const { data, errors } = await client.query('query($id: ID!) { node(id: $id) { id } }', { id });
      expect([data.node, errors]).toEqual([node, []]);
    }
  });

  it.each(['newsletter_subscriber', 'demo_request'])('%s shows no row to a request, whatever it runs', async table => {
    const rows = await server.database.inCompany({ companyId: newId(0x01) }, em => em.execute<object[]>(`select id from ${table}`));
    expect(rows).toEqual([]);
  });
});
