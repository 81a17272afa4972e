import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../support/asOwner.ts';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import { issues, ProjectWorld } from './projects/ProjectWorld.ts';

let world: ProjectWorld;
let companyId: string;
beforeAll(async () => {
  world = await ProjectWorld.open(startDemo());
  ({ companyId } = (await world.admin.query('{ viewer { companyId } }')).data.viewer);
});
afterAll(() => world.server.stop());

const renewed = async (client: Client): Promise<string> => {
  const { errors, link } = await client.mutate('renewCalendarFeed', {}, 'link calendarFeed { createdAt readAt }', 'CalendarFeedInput');
  expect(errors).toEqual([]);
  return new URL(link as string).pathname;
};
const revoke = (client: Client) => client.mutate('revokeCalendarFeed', {}, 'calendarFeed { createdAt }', 'CalendarFeedInput');
const read = (path: string, headers = {}) => fetch(`${world.server.url}${path}`, { headers });
/** Entries of a calendar by their title, each as its lines by name. */
async function entriesOf(path: string): Promise<Map<string, Record<string, string>>> {
  const answer = await read(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const unfolded = (await answer.text()).replaceAll('\r\n ', '');
  const entries = unfolded.split('BEGIN:VEVENT\r\n').slice(1);
  return new Map(
    entries.map(entry => {
      const lines = Object.fromEntries(
        entry.split('\r\n').flatMap(line => (line.includes(':') ? [/^([^:]+):(.*)$/.exec(line)!.slice(1)] : [])),
      );
      return [lines.SUMMARY, lines];
    }),
  );
}

describe('a calendar link', () => {
  it('gives a person’s own dated tasks, their sprints and their activities, each with its days', async () => {
    const { project } = await world.project({ name: 'Bridge, north' });
    const own = { projectId: project.id, assigneeIds: [world.user('projects')] };
    const dated = (await world.task({ ...own, name: 'Pour; set', startOn: world.day(1), dueOn: world.day(3) })).task;
    const due = (await world.task({ ...own, name: 'Inspect', dueOn: world.day(5) })).task;
    const undated = (await world.task({ ...own, name: 'Someday' })).task;
    const others = (await world.task({ ...own, assigneeIds: [world.user('crm')], name: 'Theirs', dueOn: world.day(2) })).task;
    const sprint = { projectId: project.id, status: 'FUTURE', startsOn: world.day(1), endsOn: world.day(14) };
    await world.manager.mutate('createSprint', { ...sprint, name: 'Mine', taskIds: [due.id] }, 'sprint { id }');
    await world.manager.mutate('createSprint', { ...sprint, name: 'Not mine', taskIds: [others.id] }, 'sprint { id }');

    const path = await renewed(world.manager);
    const entries = await entriesOf(path);
    const compact = (day: string) => day.replaceAll('-', '');
    expect(entries.get(`${dated.key} Pour\\; set`)).toMatchObject({
      UID: `${dated.id}@localhost`,
      'DTSTART;VALUE=DATE': compact(world.day(1)),
      'DTEND;VALUE=DATE': compact(world.day(4)),
      DESCRIPTION: 'Bridge\\, north',
      TRANSP: 'TRANSPARENT',
      URL: expect.stringMatching(new RegExp(`/records/${dated.id}/$`)),
    });
    expect(entries.get(`${due.key} Inspect`)).toMatchObject({
      'DTSTART;VALUE=DATE': compact(world.day(5)),
      'DTEND;VALUE=DATE': compact(world.day(6)),
    });
    expect(entries.get('Mine · Bridge\\, north')).toMatchObject({ 'DTEND;VALUE=DATE': compact(world.day(15)) });
    const titles = [...entries.keys()].join('\n');
    for (const absent of [undated.key, others.key, 'Not mine']) expect(titles).not.toContain(absent);

    const seller = await signedInAs(world.server, 'crm@atlas.test');
    const { data } = await seller.query('{ customers(first: 1) { edges { node { id } } } }');
    const activity = { kind: 'MEETING', title: 'Handover', dueAt: '2031-05-01T09:30:00.000Z', customerId: data.customers.edges[0].node.id };
    expect((await seller.mutate('createActivity', activity, 'activity { id }')).errors).toEqual([]);
    const theirs = await entriesOf(await renewed(seller));
    expect(theirs.get('Handover')).toMatchObject({ DTSTART: '20310501T093000Z', DTEND: '20310501T100000Z' });
    // Who does not hold Projects sees no task, though one is theirs.
    expect([...theirs.keys()].join('\n')).not.toContain(others.key);
  });

  it('follows the permissions of its owner, and works no longer than they may sign in', async () => {
    const seller = await signedInAs(world.server, 'crm@atlas.test');
    const path = await renewed(seller);
    expect((await entriesOf(path)).size).toBeGreaterThan(0);
    const roleOf = async (name: string) =>
      (await world.admin.query('query($id: ID!) { user(id: $id) { role { id } } }', { id: world.user(name) })).data.user.role.id as string;
    const [roleId, desk] = [await roleOf('crm'), await roleOf('hrm')];
    const change = (values: object) => world.admin.mutate('updateUser', { id: world.user('crm'), ...values }, 'user { id }');
    expect((await change({ roleId: desk })).errors).toEqual([]);
    expect((await entriesOf(path)).size).toBe(0);
    expect((await change({ roleId })).errors).toEqual([]);
    const turn = (status: string) => world.admin.mutate('setUserStatus', { id: world.user('crm'), status }, 'user { id }');
    expect((await turn('INACTIVE')).errors).toEqual([]);
    expect((await read(path)).status).toBe(404);
    expect((await turn('ACTIVE')).errors).toEqual([]);
    expect((await read(path)).status).toBe(200);
  });

  it('shows the kinds that its owner chose and may read', async () => {
    const choose = (client: Client, kinds: string[]) =>
      client.mutate('updateCalendarFeed', { kinds }, 'calendarFeed { kinds }', 'UpdateCalendarFeedInput');
    const holiday = { title: 'Founders; day', heldOn: world.day(9), country: 'PT' };
    expect(issues(await world.admin.mutate('createHoliday', holiday, 'holiday { id }'))).toEqual([]);
    const path = await renewed(world.admin);
    expect([...(await entriesOf(path)).keys()].join()).not.toContain('Founders');
    expect((await choose(world.admin, ['HOLIDAY', 'HOLIDAY', 'INVOICE'])).calendarFeed).toEqual({ kinds: ['HOLIDAY', 'INVOICE'] });
    const entries = await entriesOf(path);
    expect(entries.get('Holiday: Founders\\; day')).toMatchObject({
      'DTSTART;VALUE=DATE': world.day(9).replaceAll('-', ''),
      DESCRIPTION: 'PT',
      URL: expect.stringMatching(/\/records\/[^/]+\/$/),
    });
    expect([...entries.keys()].every(title => /^(Holiday|Invoice due): /.test(title))).toBe(true);
    expect((await choose(world.admin, [])).errors).toMatchObject([{ field: 'kinds', code: 'required' }]);
    // A link made anew goes on showing what was chosen.
    expect((await entriesOf(await renewed(world.admin))).size).toBe(entries.size);
    const seller = await signedInAs(world.server, 'crm@atlas.test');
    const theirs = await renewed(seller);
    const { data } = await seller.query('{ calendarKinds }');
    expect(data.calendarKinds).toEqual(expect.arrayContaining(['ACTIVITY', 'LEAVE']));
    expect(data.calendarKinds).not.toContain('HOLIDAY');
    await choose(seller, ['HOLIDAY']);
    expect((await entriesOf(theirs)).size).toBe(0);
    await choose(seller, ['ACTIVITY']);
  });

  it('is stored as a hash, shown once, one per person, and gone when it is replaced or revoked', async () => {
    const shown = async () => (await world.manager.query('{ calendarFeed { createdAt readAt } }')).data.calendarFeed;
    const first = await renewed(world.manager);
    expect(await shown()).toMatchObject({ readAt: null });
    expect((await read(first)).status).toBe(200);
    expect((await shown()).readAt).toMatch(/Z$/);
    const both = await Promise.all([renewed(world.manager), renewed(world.manager)]);
    expect((await read(first)).status).toBe(404);
    const states = await Promise.all(both.map(async path => (await read(path)).status));
    expect(states.toSorted((one, other) => one - other)).toEqual([200, 404]);
    const live = both[states.indexOf(200)];
    const stored = await asOwner(world.server, `select row_to_json(l)::text as row from record_link l where actions = '{READ_CALENDAR}'`, {
      companyId,
    });
    expect(JSON.stringify(stored)).not.toContain(live.split('/').at(-1)!.slice(0, 43));
    expect(issues(await revoke(world.manager))).toEqual([]);
    expect(issues(await revoke(world.manager))).toEqual([]);
    expect([(await read(live)).status, await shown()]).toEqual([404, null]);
  });

  it('answers alike to whatever does not work, and brakes who guesses', async () => {
    const path = await renewed(world.manager);
    const project = (await world.plan(1)).projectId;
    const share = { projectId: project, name: 'Client', expiresOn: world.day(3) };
    const guest = new URL((await world.manager.mutate('shareProject', share, 'link')).link as string).searchParams.get('data')!;
    const wrong = [
      path.replace(/.{3}\.ics$/, 'xxx.ics'),
      path.slice(0, -4),
      '/feeds/calendar/.ics',
      `/feeds/calendar/${guest}.ics`,
      `/feeds/calendar/${'x'.repeat(500)}.ics`,
    ];
    for (const address of wrong) {
      const answer = await read(address);
      expect([address, answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
        address,
        404,
        '',
        'text/plain; charset=utf-8',
      ]);
    }
    // The secret of a calendar opens nothing else.
    const secret = path.split('/').at(-1)!.slice(0, -4);
    expect(
      (await world.admin.query('query($t: String!) { sharedProject(token: $t) { name } }', { t: secret })).data.sharedProject,
    ).toBeNull();
    const { secret: key } = await world.admin.mutate('createApiKey', { name: 'Other', permissions: ['PROJECT_MANAGEMENT'] }, 'secret');
    const byKey = await world.admin.query('{ calendarFeed { createdAt } }', {}, { authorization: `Bearer ${key}` });
    expect(byKey.errors[0].extensions.code).toBe('FORBIDDEN');
    const { data } = await world.admin.query('mutation { renewCalendarFeed(input: {}) { link } }', {}, { authorization: `Bearer ${key}` });
    expect(data?.renewCalendarFeed?.link ?? null).toBeNull();
    for (let count = 0; count < 100; count++) await read(`/feeds/calendar/guess${count}.ics`);
    // Limited by now, and told the same.
    const limited = await read(path);
    expect([limited.status, await limited.text()]).toEqual([404, '']);
  });
});
