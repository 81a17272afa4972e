import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '../../server/core/database/ids.ts';
import { fileInvariant } from '../../server/core/invariants/checkFiles.ts';
import { invariants } from '../../server/modules.ts';
import ar from '../../web/administration/messages.ar.json' with { type: 'json' };
import en from '../../web/administration/messages.en.json' with { type: 'json' };
import sp from '../../web/administration/messages.sp.json' with { type: 'json' };
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let platform: Client;
let atlas: Client;
let boreal: Client;

beforeAll(async () => {
  server = await startDemo();
  [platform, atlas, boreal] = await Promise.all(
    ['super@noria.test', 'admin@atlas.test', 'admin@boreal.test'].map(mail => signedInAs(server, mail)),
  );
});
afterAll(() => server.stop());

interface Check {
  key: string;
  state: string;
  broken: number;
  checkedAt: string;
  rows: Record<string, unknown>[] | null;
}
interface CheckPage {
  edges: { node: Check }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
/** All checks, which are more than a page holds. */
const checksOf = async (client: Client): Promise<Check[]> => {
  const query = `query($after: String) { invariantChecks(first: 100, after: $after) {
    edges { node { key state broken rows checkedAt durationMs } } pageInfo { hasNextPage endCursor } } }`;
  const checks: Check[] = [];
  let page: CheckPage | undefined;
  do {
    const after = page?.pageInfo.endCursor;
    page = (await client.query(query, { after })).data.invariantChecks as CheckPage;
    checks.push(...page.edges.map(({ node }) => node));
  } while (page.pageInfo.hasNextPage);
  return checks;
};
/** Runs the checks now and waits for the result. */
const look = async (client: Client): Promise<Check[]> => {
  expect((await client.mutate('checkInvariants', {}, '')).errors).toEqual([]);
  return vi.waitFor(
    async () => {
      const checks = await checksOf(client);
      expect(checks.length).toBeGreaterThan(20);
      expect(checks.filter(({ state }) => state === 'WAITING')).toEqual([]);
      return checks;
    },
    { timeout: 30_000, interval: 100 },
  );
};
const broken = (checks: Check[]) =>
  checks
    .filter(({ state }) => state !== 'SOUND')
    .map(({ key }) => key)
    .sort();
const toldOf = async (client: Client) =>
  (await client.query('{ notifications(first: 50) { edges { node { kind count } } } }')).data.notifications.edges
    .map(({ node }: { node: { kind: string } }) => node)
    .filter(({ kind }: { kind: string }) => kind === 'DATA_BROKEN');

it('have a name for every rule, in each language', () => {
  const keys = [...invariants, fileInvariant].map(({ key }) => `invariant.${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const texts of [en, ar, sp]) expect(keys.filter(key => !(key in texts))).toEqual([]);
});

it('are visible to administrators for their company, to SUPER_ADMIN for all, and to nobody else', async () => {
  expect(broken(await look(atlas))).toEqual([]);
  expect(await checksOf(boreal)).toEqual([]);
  const { errors } = await (await signedInAs(server, 'crm@atlas.test')).query('{ invariantChecks(first: 1) { totalCount } }');
  expect(errors[0].extensions.code).toBe('FORBIDDEN');
});

it('show a broken rule with the rows that break it, and notify SUPER_ADMIN once', async () => {
  const { data } = await boreal.query('{ viewer { companyId } }');
  const { companyId } = data.viewer as { companyId: string };
  const id = newId(0x05);
  const breakIt = (sign: 1 | -1) =>
    server.database.platformIn(companyId, async em => {
      await em.execute('update company set user_count = user_count + ? where id = noria_company()', [sign]);
      if (sign < 0) await em.execute('update stored_file set deleted_at = now() where id = ?', [id]);
      // A record without its search word, a deletion without an audit entry, a comment on no record, and a file without its bytes.
      else {
        await em.execute('delete from search_word where record_id = ?', [word.role.id]);
        await em.execute(
          `insert into stored_file (id, name, content_type, size, sha256, readers) values (?, 'gone.txt', 'text/plain', 0, '', '{}')`,
          [id],
        );
        const [user] = await em.execute<[{ id: string }]>('select id from user_account where company_id = noria_company() limit 1');
        await em.execute(`insert into record_comment (id, record_id, author_id, text) values (?, ?, ?, 'x')`, [
          newId(0x10),
          newId(0x41),
          user.id,
        ]);
        await em.execute(
          `update role set version = 1, deleted_at = now() where id = (select id from role where company_id = noria_company() and title = 'Trail')`,
        );
      }
    });
  const make = (title: string) => boreal.mutate('createRole', { title, description: 'x', permissions: ['CRM'] }, 'role { id }');
  const word = await make('Word');
  const role = await make('Trail');
  await boreal.mutate('updateRole', { id: role.role.id, title: 'Trail', description: 'y' }, 'role { id }');
  expect(broken(await look(platform))).toEqual([]);
  await breakIt(1);
  const found = await look(platform);
  expect(broken(found)).toEqual(['files', 'hanging', 'putAway', 'searchWords', 'trail', 'users']);
  expect(found.find(({ key }) => key === 'users')!.rows).toMatchObject([{ company: 'Boreal Foods' }]);
  expect(found.find(({ key }) => key === 'files')!.rows).toEqual([{ problem: 'missing', id, company_id: companyId, name: 'gone.txt' }]);
  expect(broken(await checksOf(boreal))).toEqual(['hanging', 'putAway', 'searchWords', 'trail', 'users']);
  expect(broken(await checksOf(atlas))).toEqual([]);
  expect(await toldOf(platform)).toMatchObject([{ count: 6 }]);
  // The nightly run finds the same: nobody is notified twice, and a repaired check passes again.
  await breakIt(-1);
  const seen = found[0].checkedAt;
  // The job that cron enqueues each night.
  await server.database.pool.query(`select graphile_worker.add_job('checkInvariants', '{"_cron": {}}')`);
  await vi.waitFor(async () => expect((await checksOf(platform)).every(({ checkedAt }) => checkedAt > seen)).toBe(true), {
    timeout: 30_000,
    interval: 100,
  });
  expect(broken(await checksOf(platform))).toEqual(['hanging', 'putAway', 'searchWords', 'trail']);
  expect(await toldOf(platform)).toHaveLength(1);
  expect(await toldOf(boreal)).toEqual([]);
});
