import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let crm: Client;
let admin: Client;
let crmId: string;
let adminId: string;
let hrmId: string;
let id: string;

const idOf = async (client: Client) => (await client.query('{ viewer { userId } }')).data.viewer.userId as string;
const add = (client: Client, text: string, mentionIds: string[] = []) =>
  client.mutate('addComment', { recordId: id, text, mentionIds }, 'comment { id version text isOwn author { name } mentions { userId } }');
const read = (client: Client) =>
  client.query(
    'query($id: ID!) { customer(id: $id) { comments(first: 10) { totalCount edges { node { id text isOwn editedAt author { name } mentions { name } } } } } }',
    { id },
  );
const told = async (client: Client, selection = 'kind recordId recordName text isUnread actor { name }') =>
  (await client.query(`{ notifications(first: 20) { edges { node { id ${selection} } } } }`)).data.notifications.edges.map(
    ({ node }: { node: object }) => node,
  ) as Record<string, unknown>[];

beforeAll(async () => {
  server = await ownCompany();
  const hrm = await signedInAs(server, 'hrm@atlas.test');
  [crm, admin] = await Promise.all([signedInAs(server, 'crm@atlas.test'), signedInAs(server, 'admin@atlas.test')]);
  [crmId, adminId, hrmId] = await Promise.all([crm, admin, hrm].map(idOf));
  const input = { name: 'Discussed', address: '1 Main St', city: 'Madrid', country: 'ES', ownerId: crmId };
  id = (await admin.mutate('createCustomer', input, 'customer { id }')).customer.id;
});
afterAll(() => server.stop());

describe('a comment', () => {
  it('is readable with its record or by its id by readers of the record only', async () => {
    const { errors, comment } = await add(crm, '  First words.  ', [adminId]);
    expect(errors).toEqual([]);
    const audit = 'query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }) { edges { node { entityName } } } }';
    expect((await admin.query(audit, { id: comment.id })).data.auditEntries.edges).toEqual([{ node: { entityName: 'Discussed' } }]);
    expect(comment).toMatchObject({ text: 'First words.', isOwn: true, mentions: [{ userId: adminId }] });
    expect((await read(admin)).data.customer.comments).toMatchObject({
      totalCount: 1,
      edges: [{ node: { id: comment.id, text: 'First words.', isOwn: false, author: { name: comment.author.name } } }],
    });
    const hrm = await signedInAs(server, 'hrm@atlas.test');
    const boreal = await signedInAs(server, 'admin@boreal.test');
    const nodeOf = async (client: Client) => (await client.query('query($id: ID!) { node(id: $id) { id } }', { id: comment.id })).data.node;
    expect(await Promise.all([crm, admin, hrm, boreal].map(nodeOf))).toEqual([{ id: comment.id }, { id: comment.id }, null, null]);
    await expect(add(hrm, 'Let me in')).rejects.toThrow('FORBIDDEN');
    await expect(add(boreal, 'Let me in')).rejects.toThrow('NOT_FOUND');
    await expect(boreal.mutate('deleteComments', { ids: [comment.id] }, 'deletedIds', 'DeleteInput')).rejects.toThrow('NOT_FOUND');
  });

  it.each([
    ['nothing', { text: ' ' }, 'text', 'required'],
    ['too much', { text: 'x'.repeat(5_001) }, 'text', 'tooLong'],
    ['to somebody who may not read it', { text: 'Hello', mentionIds: () => [hrmId] }, 'mentionIds', 'mentionNotAllowed'],
    ['to nobody', { text: 'Hello', mentionIds: () => ['nothing'] }, 'mentionIds.0', 'notFound'],
  ])(
    'that says %s is refused',
    async (_what, { text, mentionIds = () => [] }: { text: string; mentionIds?: () => string[] }, field, code) => {
      expect((await add(crm, text, mentionIds())).errors).toMatchObject([{ field, code }]);
    },
  );

  it('is changed, deleted and restored by its author only', async () => {
    const { comment } = await add(crm, 'Mine');
    const change = { id: comment.id, version: comment.version, text: 'Mine, better' };
    await expect(admin.mutate('updateComment', change, 'comment { id }')).rejects.toThrow('FORBIDDEN');
    await expect(admin.mutate('deleteComments', { ids: [comment.id] }, 'deletedIds', 'DeleteInput')).rejects.toThrow('FORBIDDEN');
    const changed = await crm.mutate('updateComment', change, 'comment { text editedAt }');
    expect(changed).toMatchObject({ errors: [], comment: { text: 'Mine, better', editedAt: expect.any(String) } });
    expect((await crm.mutate('updateComment', change, 'comment { text }')).errors).toMatchObject([{ code: 'conflict' }]);
    await crm.mutate('deleteComments', { ids: [comment.id] }, 'deletedIds', 'DeleteInput');
    const texts = async () => (await read(crm)).data.customer.comments.edges.map(({ node }: { node: { text: string } }) => node.text);
    expect(await texts()).not.toContain('Mine, better');
    await expect(admin.mutate('restoreRecords', { ids: [comment.id] }, 'restoredIds', 'DeleteInput')).rejects.toThrow('FORBIDDEN');
    await crm.mutate('restoreRecords', { ids: [comment.id] }, 'restoredIds', 'DeleteInput');
    expect(await texts()).toContain('Mine, better');
  });
});

describe('a reaction', () => {
  const react = (client: Client, commentId: string, kind: string, reacts = true) =>
    client.mutate('reactToComment', { commentId, kind, reacts }, 'comment { reactions { kind isOwn user { userId } } }');

  it('is one of a kind by each reader of the record, until it is taken back', async () => {
    const { comment } = await add(crm, 'Shall we?');
    await Promise.all([1, 2, 3].map(() => react(admin, comment.id, 'THUMBS_UP')));
    await react(crm, comment.id, 'THUMBS_UP');
    const { comment: seen } = await react(admin, comment.id, 'HEART');
    expect(
      seen.reactions.map(({ kind, isOwn, user }: Record<string, never>) => [kind, isOwn, (user as { userId: string }).userId]),
    ).toEqual([
      ['THUMBS_UP', true, adminId],
      ['THUMBS_UP', false, crmId],
      ['HEART', true, adminId],
    ]);
    const { comment: left } = await react(admin, comment.id, 'THUMBS_UP', false);
    expect(left.reactions).toHaveLength(2);
    const hrm = await signedInAs(server, 'hrm@atlas.test');
    const boreal = await signedInAs(server, 'admin@boreal.test');
    await expect(react(hrm, comment.id, 'EYES')).rejects.toThrow('FORBIDDEN');
    await expect(react(boreal, comment.id, 'EYES')).rejects.toThrow('NOT_FOUND');
    await expect(react(admin, id, 'EYES')).rejects.toThrow('NOT_FOUND');
    await crm.mutate('deleteComments', { ids: [comment.id] }, 'deletedIds', 'DeleteInput');
    await expect(react(admin, comment.id, 'EYES')).rejects.toThrow('NOT_FOUND');
  });
});

describe('a notification', () => {
  it('goes to mentioned users, the owner and a new owner, and never to the author', async () => {
    expect(await told(admin)).toMatchObject([
      {
        kind: 'MENTIONED',
        recordId: id,
        recordName: 'Discussed',
        text: 'First words.',
        isUnread: true,
        actor: { name: expect.any(String) },
      },
    ]);
    expect((await told(crm)).map(({ kind }) => kind)).toEqual(['ASSIGNED']);
    await add(admin, 'A **word** to the [owner](https://example.com)');
    expect((await told(crm))[0]).toMatchObject({ kind: 'COMMENTED', text: 'A word to the owner' });
  });

  it('is readable, and marked as read, by its recipient only', async () => {
    const [{ id: own }] = await told(admin, '');
    expect((await crm.query('query($id: ID!) { node(id: $id) { id } }', { id: own })).data.node).toBeNull();
    expect((await admin.query('query($id: ID!) { node(id: $id) { id } }', { id: own })).data.node).toEqual({ id: own });
    await crm.mutate('markNotificationsRead', { ids: [own] }, '');
    expect((await admin.query('{ unreadNotificationCount }')).data).toEqual({ unreadNotificationCount: 1 });
    await admin.mutate('markNotificationsRead', {}, '');
    const { data } = await admin.query('{ unreadNotificationCount notifications(filter: { isUnread: { eq: true } }) { totalCount } }');
    expect(data).toEqual({ unreadNotificationCount: 0, notifications: { totalCount: 0 } });
  });

  it('is created together with its cause, and sent by the channel its reader chose', async () => {
    const before = await told(admin, '');
    await crm.mutate('addComment', { recordId: id, text: 'Never said', mentionIds: [adminId], dryRun: true }, 'comment { id }');
    expect(await told(admin, '')).toEqual(before);
    const mails = async () =>
      (await admin.query('{ outboxMails(first: 50) { edges { node { to subject body } } } }')).data.outboxMails.edges;
    expect(JSON.stringify(await mails())).toContain('mentioned you in “Discussed”');
    expect(JSON.stringify(await mails())).not.toContain('Never said');
    const preferences = [{ kind: 'MENTIONED', inApp: false, byMail: false, inDigest: true }];
    await admin.mutate('updateNotificationPreferences', { preferences }, '');
    expect((await admin.query('{ notificationPreferences { kind inApp byMail inDigest } }')).data.notificationPreferences).toContainEqual(
      preferences[0],
    );
    const count = (await mails()).length;
    await add(crm, 'Quietly', [adminId]);
    expect(await told(admin, '')).toEqual(before);
    expect((await mails()).length).toBe(count);
  });
});

describe('a follower', () => {
  const follow = (client: Client, follows: boolean, recordId = id) => client.mutate('followRecord', { recordId, follows }, 'follows');
  const followers = async () =>
    (await admin.query('query($id: ID!) { customer(id: $id) { followers { userId } } }', { id })).data.customer.followers.map(
      ({ userId }: { userId: string }) => userId,
    );
  const kinds = async (client: Client) => (await told(client)).map(({ kind }) => kind);

  beforeAll(async () => {
    const input = { name: 'Followed', address: '1 Main St', city: 'Madrid', country: 'ES', ownerId: crmId };
    id = (await crm.mutate('createCustomer', input, 'customer { id }')).customer.id;
  });

  it('is whoever comments or chooses to, until they stop', async () => {
    const before = await kinds(admin);
    await add(crm, 'Before anybody follows');
    expect(await followers()).toEqual([crmId]);
    expect(await kinds(admin)).toEqual(before);
    expect(await follow(admin, true)).toMatchObject({ errors: [], follows: true });
    await follow(admin, true);
    expect((await followers()).toSorted()).toEqual([adminId, crmId].toSorted());
    await add(crm, 'To those who follow');
    expect(await kinds(admin)).toEqual(['COMMENTED', ...before]);
    await follow(admin, false);
    await add(crm, 'To nobody');
    await add(admin, 'Whoever has stopped stays out, even when they comment');
    await add(crm, 'To nobody');
    expect(await kinds(admin)).toEqual(['COMMENTED', ...before]);
    expect(await followers()).toEqual([crmId]);
  });

  it('is told of a new status by others, not by themselves', async () => {
    await follow(admin, true);
    const status = (client: Client, value: string) => client.mutate('updateCustomer', { id, status: value }, 'customer { id }');
    await status(crm, 'INACTIVE');
    await status(admin, 'ACTIVE');
    await crm.mutate('updateCustomer', { id, city: 'Toledo' }, 'customer { id }');
    const changed = async (client: Client) => (await told(client)).filter(({ kind }) => kind === 'FOLLOWED_CHANGED');
    expect(await changed(admin)).toMatchObject([{ recordId: id, recordName: 'Followed' }]);
    expect(await changed(crm)).toHaveLength(1);
    await follow(admin, false);
  });

  it('may read the record', async () => {
    await expect(follow(await signedInAs(server, 'hrm@atlas.test'), true)).rejects.toThrow('FORBIDDEN');
    await expect(follow(await signedInAs(server, 'admin@boreal.test'), true)).rejects.toThrow('NOT_FOUND');
    await expect(follow(admin, true, adminId)).rejects.toThrow('NOT_FOUND');
  });
});

it('a comment may mention just whom the picker offers', async () => {
  const offered = async (client: Client, of: object, search?: string): Promise<{ userId: string; name: string }[]> => {
    const query = 'query($of: MentionableInput!, $search: String) { mentionableUsers(of: $of, search: $search) { userId name } }';
    const { data, errors } = await client.query(query, { of, search });
    if (errors.length) throw new Error(errors[0].extensions.code);
    return data.mentionableUsers;
  };
  const all = await offered(crm, { recordId: id });
  expect(all.length).toBeLessThanOrEqual(6);
  expect(
    (
      await add(
        crm,
        'All of you',
        all.map(({ userId }) => userId),
      )
    ).errors,
  ).toEqual([]);
  const { users } = (await admin.query('{ users(first: 100) { edges { node { id name } } } }')).data;
  const nameOf = (id: string) => users.edges.find(({ node }: { node: { id: string } }) => node.id === id).node.name as string;
  expect(await offered(crm, { recordId: id }, nameOf(hrmId))).toEqual([]);
  expect(await offered(crm, { recordId: id }, nameOf(adminId).toUpperCase())).toContainEqual({ userId: adminId, name: nameOf(adminId) });
  expect(await offered(admin, { type: 'Task' }, nameOf(hrmId))).toEqual([]);
  expect(await offered(admin, { type: 'Task' }, nameOf(adminId))).toContainEqual({ userId: adminId, name: nameOf(adminId) });
  const [hrm, boreal] = await Promise.all(['hrm@atlas.test', 'admin@boreal.test'].map(email => signedInAs(server, email)));
  await expect(offered(hrm, { recordId: id })).rejects.toThrow('FORBIDDEN');
  await expect(offered(hrm, { type: 'Task' })).rejects.toThrow('FORBIDDEN');
  await expect(offered(boreal, { recordId: id })).rejects.toThrow('NOT_FOUND');
  for (const of of [{}, { type: 'CompanyUser' }]) await expect(offered(admin, of)).rejects.toThrow('NOT_FOUND');
});
