import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Client, startDemo } from '../support/Client.ts';
import { roleBy, userBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let root: Client;

beforeAll(async () => {
  server = await startDemo();
  root = await signedInAs(server, 'super@noria.test');
});
afterAll(() => server.stop());

it('refuses a web address that would run script in a browser', async () => {
  const admin = await signedInAs(server, 'admin@atlas.test');
  const codes = async (website: string) =>
    (await admin.mutate('updateCompanySettings', { website, dryRun: true }, '__typename')).errors.map(({ code }: { code: string }) => code);
  for (const website of ['javascript:alert(1)', 'data:text/html,x', 'ftp://x.test', '//x.test'])
    expect(await codes(website)).toEqual(['invalidUrl']);
  expect(await codes('https://x.test/')).toEqual([]);
});

describe('the last administrator', () => {
  it('remains when two administrators remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const first = await root.mutate(
        'createCompany',
        {
          name: `Two heads ${round}`,
          planCode: 'PROFESSIONAL',
          administrator: { name: 'One', email: `one${round}@heads.test`, password: 'a long password' },
        },
        'company { id }',
      );
      expect(first.errors).toEqual([]);
      const one = await signedInAs(server, `one${round}@heads.test`, 'a long password');
      const role = await roleBy(one, 'Administrator');
      await one.mutate(
        'createUser',
        { name: 'Two', email: `two${round}@heads.test`, roleId: role.id, password: 'a long password' },
        'user { id }',
      );
      const two = await signedInAs(server, `two${round}@heads.test`, 'a long password');
      const [idOne, idTwo] = [(await userBy(one, `one${round}@heads.test`)).id, (await userBy(one, `two${round}@heads.test`)).id];
      const answers = await Promise.allSettled([
        one.mutate('setUserStatus', { id: idTwo, status: 'INACTIVE' }, 'user { id status }'),
        two.mutate('setUserStatus', { id: idOne, status: 'INACTIVE' }, 'user { id status }'),
      ]);
      const done = answers.filter(answer => answer.status === 'fulfilled' && !answer.value.errors.length);
      expect(done).toHaveLength(1);
    }
  });

  it('keeps an active role with role administration', async () => {
    await root.mutate(
      'createCompany',
      { name: 'One head', administrator: { name: 'Only', email: 'only@heads.test', password: 'a long password' } },
      'company { id }',
    );
    const only = await signedInAs(server, 'only@heads.test', 'a long password');
    const role = await roleBy(only, 'Administrator');
    const tries = [
      await only.mutate('updateRole', { id: role.id, permissions: ['CRM'] }, 'role { id }'),
      await only.mutate('updateRole', { id: role.id, status: 'INACTIVE' }, 'role { id }'),
    ];
    expect(tries.map(({ errors }) => errors[0]?.code)).toEqual(['lastAdministrator', 'lastAdministrator']);
  });
});

describe('the plan', () => {
  it('limits users, also for concurrent requests, and names the limit', async () => {
    await root.mutate(
      'createCompany',
      {
        name: 'Small start',
        planCode: 'START_UP',
        administrator: { name: 'First', email: 'first@small.test', password: 'a long password' },
      },
      'company { id }',
    );
    const first = await signedInAs(server, 'first@small.test', 'a long password');
    const role = await roleBy(first, 'Administrator');
    const made = await Promise.all(
      [2, 3, 4, 5].map(index =>
        first
          .mutate(
            'createUser',
            { name: `User ${index}`, email: `user${index}@small.test`, roleId: role.id, password: 'a long password' },
            'user { id }',
          )
          .catch(() => ({ errors: [{ code: 'failed' }] })),
      ),
    );
    expect(made.filter(({ errors }) => !errors.length)).toHaveLength(2);
    expect(made.find(({ errors }) => errors.length)!.errors).toMatchObject([
      { code: 'planLimitExceeded', params: { limit: 'users', used: 3, allowed: 3 } },
    ]);
    expect((await first.query('{ companySettings { userCount } }')).data!.companySettings.userCount).toBe(3);
  });

  it('limits modules, and a role grants nothing beyond them', async () => {
    const first = await signedInAs(server, 'first@small.test', 'a long password');
    const viewer = (await first.query('{ viewer { permissions } }')).data!.viewer;
    expect(viewer.permissions.sort()).toEqual(['ADMINISTRATIVE_ROLES', 'CRM']);
    const more = await first.mutate('updateCompanySettings', { modules: ['CRM', 'HRM'] }, 'company { id }');
    expect(more.errors).toMatchObject([{ code: 'planLimitExceeded', params: { limit: 'modules', allowed: 1 } }]);
    expect((await first.mutate('updateCompanySettings', { modules: ['HRM'] }, 'company { modules }')).company.modules).toEqual(['HRM']);
    expect((await first.query('{ viewer { permissions } }')).data!.viewer.permissions.sort()).toEqual(['ADMINISTRATIVE_ROLES', 'HRM']);
  });
});
