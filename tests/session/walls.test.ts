import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSuperAdmin } from '../../server/administration/user/makeSuperAdmin.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { newPerson, type Person } from './people.ts';

let server: TestServer;
let one: Person;
let other: Person;
beforeAll(async () => {
  server = await startServer();
  [one, other] = [await newPerson(server), await newPerson(server)];
});
afterAll(() => server.stop());

const asRequest = (sql: string, values: unknown[] = []) => server.database.inCompany(one, em => em.execute(sql, values));

const hidden = 'credential session one_time_token sign_in_attempt authenticator_app passkey recovery_code linked_account'.split(' ');
test.each(hidden)('the role of requests cannot read %s, whatever it sets', async table => {
  await expect(asRequest(`select * from ${table}`)).rejects.toThrow('permission denied');
  await expect(
    server.database.inCompany(one, async em => {
      await em.execute(`select set_config('app.platform', 'on', true)`);
      return em.execute(`select * from ${table}`);
    }),
  ).rejects.toThrow('permission denied');
});

test.each(['text_body', 'html_body', 'stop_link', '*'])('the role of requests cannot read the text of a mail: %s', async column => {
  await expect(asRequest(`select ${column} from outbox_mail`)).rejects.toThrow('permission denied');
});

test('the role of requests cannot look up a session', async () => {
  await expect(asRequest('select noria_viewer(null, null)')).rejects.toThrow('permission denied');
});

test('its functions on credentials stay within the company', async () => {
  const hashOf = async (userId: string) =>
    (
      await server.database.platform(em =>
        em.execute('select password_hash, email, token_version from credential where user_id = ?', [userId]),
      )
    )[0];
  const before = await hashOf(other.userId);
  await asRequest('select noria_set_credential(?, ?, ?)', [other.userId, 'taken.over@people.test', 'x']);
  await asRequest('select noria_change_sign_in_email(?, ?)', [other.userId, 'taken.over@people.test']);
  await asRequest('select noria_end_sessions(?, null)', [other.userId]);
  await asRequest('select noria_drop_credential(?)', [other.userId]);
  expect(await hashOf(other.userId)).toEqual(before);
});

test('the platform sees no user of a company that it has not entered', async () => {
  expect(await server.database.platform(em => em.execute('select * from user_account'))).toEqual([]);
});

test('the first SUPER_ADMIN creates the platform, and two at once create one', async () => {
  const links = await Promise.all(['one', 'two'].map(name => makeSuperAdmin(server.database, `${name}@platform.test`, server.url)));
  expect(new Set(links).size).toBe(2);
  const held = await server.database.platform(async em => {
    const [{ id, users }] = await em.execute<{ id: string; users: number }[]>(
      'select id, user_count as users from company where is_platform',
    );
    await em.execute(`select set_config('app.company', ?, true)`, [id]);
    const [{ roles }] = await em.execute<{ roles: string }[]>('select count(*) as roles from role where is_super_admin');
    const [{ companies }] = await em.execute<{ companies: string }[]>('select count(*) as companies from company where is_platform');
    return { users, roles: Number(roles), companies: Number(companies) };
  });
  expect(held).toEqual({ users: 2, roles: 1, companies: 1 });
});
