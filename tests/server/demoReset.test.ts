import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { nextDaily } from '../../server/core/session/Installation.ts';
import { asOwner } from '../support/asOwner.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { expectInvariantsHold } from '../support/expectInvariantsHold.ts';
import type { TestServer } from '../support/startServer.ts';

/** Milliseconds in which a busy machine has loaded both companies. */
const whileLoading = 300_000;

let server: TestServer;
/** The demo companies before the reset. */
let old: { id: string; name: string }[];
beforeAll(async () => {
  server = await startDemo({ NORIA_DEMO_RESET: '03:10' });
});
afterAll(() => server.stop());

const demoCompanies = async () => {
  const rows = await asOwner<{ id: string; name: string }>(server, 'select id, name from company where is_demo order by name');
  return rows.map(({ id, name }) => ({ id, name }));
};
const resetOf = async (client: Client) => (await client.query('{ installation { demoResetAt } }')).data.installation.demoResetAt as string;

/** Signs up a company of somebody else. */
async function signedUp(): Promise<Client> {
  const { accessToken } = await new Client(server.url).mutate(
    'signUp',
    {
      name: 'Ida',
      companyName: 'Ida Looms',
      email: 'ida@looms.test',
      password: 'shuttle-and-weft-9',
      planCode: 'PREMIUM',
      modules: ['CRM'],
    },
    'accessToken',
  );
  return new Client(server.url, accessToken as string);
}

it('tells the next reset to visitors and to the demo, and to nobody else', async () => {
  const stranger = await signedUp();
  const times = await Promise.all([new Client(server.url), await signedInAs(server, 'crm@atlas.test'), stranger].map(resetOf));
  expect(times).toEqual([expect.stringMatching(/T03:10:00/), times[0], null]);
  expect(new Date(times[0]).getTime()).toBeGreaterThan(Date.now());
  const [before, after] = [new Date('2026-03-01T03:09:59Z'), new Date('2026-03-01T03:10:00Z')];
  expect([before, after].map(now => nextDaily(190, now).toISOString())).toEqual(['2026-03-01T03:10:00.000Z', '2026-03-02T03:10:00.000Z']);
});

it(
  'makes the demo anew: what visitors did is gone, their sessions end, and other companies are untouched',
  async () => {
    const stranger = await signedInAs(server, 'ida@looms.test', 'shuttle-and-weft-9');
    const admin = await signedInAs(server, 'admin@atlas.test');
    old = await demoCompanies();
    expect(old.map(({ name }) => name)).toEqual(['Atlas Trading', 'Boreal Foods']);
    await admin.mutate('createRole', { title: 'Scribbles', description: 'x', permissions: ['CRM'] }, 'role { id }');
    const { secret: token } = await admin.mutate('createApiKey', { name: 'Mine', permissions: ['CRM'] }, 'secret');
    // A visitor who has made themselves at home: neither the name nor the address of the account leads to the company any more.
    await asOwner(server, `update company set name = 'Mine now' where id = '${old[0].id}'`);
    await asOwner(server, `update credential set email = 'mine@now.test' where email = 'admin@atlas.test'`, { companyId: old[0].id });

    // As if midnight had passed since the reset began: the database's day is that of its beginning.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000, shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await asOwner(server, `select graphile_worker.add_job('resetDemo')`);
    const waiting = () => asOwner(server, `select id from graphile_worker.jobs where task_identifier = 'resetDemo' and last_error is null`);
    await expect.poll(waiting, { timeout: whileLoading, interval: 1_000 }).toEqual([]);
    vi.useRealTimers();

    const made = await demoCompanies();
    expect(made.map(({ name }) => name)).toEqual(['Atlas Trading', 'Boreal Foods']);
    expect(made.map(({ id }) => id).filter(id => old.some(each => each.id === id))).toEqual([]);
    for (const bearer of [admin.token, token as string])
      expect((await new Client(server.url, bearer).query('{ viewer { email } }')).data?.viewer ?? null).toBeNull();
    const again = await signedInAs(server, 'admin@atlas.test');
    const { roles } = (await again.query('{ roles(first: 50) { edges { node { title } } } }')).data;
    expect(roles.edges.map(({ node }: { node: { title: string } }) => node.title)).not.toContain('Scribbles');
    expect((await stranger.query('{ viewer { companyName } }')).data.viewer).toEqual({ companyName: 'Ida Looms' });
    await expectInvariantsHold(server.database);
  },
  2 * whileLoading,
);

it('leaves no row of the old companies and no failed job behind, and keeps the rules of every table', async () => {
  const tables = await asOwner<{ name: string }>(
    server,
    `select table_name as name from information_schema.columns c join pg_class t on t.oid = format('public.%I', table_name)::regclass
     where table_schema = 'public' and column_name = 'company_id' and t.relkind in ('r', 'p') and not t.relispartition`,
  );
  // Rows of a company are in sight only within it.
  for (const { id } of old) {
    const left = tables.map(({ name }) => `select '${name}' as name from ${name} where company_id = '${id}'`);
    expect(await asOwner(server, left.join(' union all '), { companyId: id })).toEqual([]);
  }
  expect(await asOwner(server, 'select task_identifier, last_error from graphile_worker.jobs where last_error is not null')).toEqual([]);
  const off = await asOwner(
    server,
    `select tgname as name from pg_trigger where tgenabled = 'D' union all
     select relname from pg_class where relrowsecurity and not relforcerowsecurity and relnamespace = 'public'::regnamespace and not relispartition`,
  );
  expect(off).toEqual([]);
});
