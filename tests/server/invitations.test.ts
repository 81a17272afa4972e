import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let companyId: string;
let companyName: string;
let roleId: string;
let count = 0;

beforeAll(async () => {
  server = await ownCompany();
  admin = await signedInAs(server, 'admin@atlas.test');
  ({ companyId, companyName } = (await admin.query('{ viewer { companyId companyName } }')).data.viewer);
  const role = { title: 'Sales by invitation', description: 'x', permissions: ['CRM'] };
  roleId = (await admin.mutate('createRole', role, 'role { id }')).role.id;
});
afterAll(() => server.stop());

const nobody = () => new Client(server.url);
const run = (sql: string, values: unknown[] = []) =>
  server.database.platformIn(companyId, em => em.execute<Record<string, unknown>[]>(sql, values));
const mailTo = async (email: string) =>
  (await run('select subject, kept_text as text from outbox_mail where recipient = ? order by id desc limit 1', [email]))[0] as {
    subject: string;
    text: string;
  };
const tokenOf = ({ text }: { text: string }) => /invitation\?token=([\w-]+)/.exec(text)![1];
async function invite(input: object = {}) {
  const email = `invited${++count}@people.test`;
  const { errors, invitation } = await admin.mutate(
    'inviteUser',
    { email, roleId, ...input },
    'invitation { id status email role { title } }',
  );
  expect(errors).toEqual([]);
  const mail = await mailTo(email);
  return { ...invitation, email, mail, token: tokenOf(mail) } as {
    id: string;
    status: string;
    email: string;
    mail: typeof mail;
    token: string;
  };
}
const accept = (token: string, input: object = {}) =>
  nobody().mutate('acceptInvitation', { token, name: 'Nour Saleh', password: 'a good password', ...input }, 'accessToken viewer { email }');
const see = (token: string) =>
  nobody().query('query($token: String!) { openInvitation(token: $token) { companyName inviterName email } }', { token });
const over = [{ code: 'invitationOver' }];

it('an invited user sets name and password by the link, once, and is signed in', async () => {
  const { email, token, status } = await invite({ language: 'AR' });
  expect(status).toBe('PENDING');
  await run(`update invitation set expires_at = expires_at - interval '6 days 23 hours' where email = ?`, [email]);
  expect((await see(token)).data.openInvitation).toMatchObject({ companyName, email });
  expect((await accept(token, { name: ' ', password: 'short' })).errors).toMatchObject([
    { field: 'name', code: 'required' },
    { field: 'password', code: 'tooShort' },
  ]);
  expect((await accept(token, { password: email })).errors).toMatchObject([{ field: 'password', code: 'passwordIsEmail' }]);
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(new Set(answers.map(({ errors }) => errors[0]?.code ?? 'in'))).toEqual(new Set(['in', 'invitationOver']));
  const client = new Client(server.url, answers.find(({ accessToken }) => accessToken)!.accessToken);
  expect((await client.query('{ viewer { email name emailConfirmed language permissions } }')).data.viewer).toEqual({
    email,
    name: 'Nour Saleh',
    emailConfirmed: true,
    language: 'AR',
    permissions: ['CRM'],
  });
  expect(await signedInAs(server, email, 'a good password')).toBeTruthy();
  expect((await see(token)).data.openInvitation).toBeNull();
  const { data } = await admin.query(
    '{ invitations { email } auditEntries(filter: { action: { eq: "INVITATION_ACCEPTED" } }) { edges { node { entityName } } } }',
  );
  expect(data.invitations.map((one: { email: string }) => one.email)).not.toContain(email);
  expect(data.auditEntries.edges[0].node.entityName).toBe('Nour Saleh');
});

it('resending an invitation revokes the old link, as do expiry and withdrawal', async () => {
  const one = await invite();
  expect((await admin.mutate('resendInvitation', { id: one.id }, 'invitation { id }', 'RecordInput')).errors).toEqual([]);
  const renewed = tokenOf(await mailTo(one.email));
  expect((await accept(one.token)).errors).toMatchObject(over);
  await run(`update invitation set expires_at = expires_at - interval '7 days' where id = ?`, [one.id]);
  expect((await accept(renewed)).errors).toMatchObject(over);
  const { data } = await admin.query('{ invitations { id status } }');
  expect(data.invitations).toContainEqual({ id: one.id, status: 'EXPIRED' });
  await admin.mutate('resendInvitation', { id: one.id }, 'invitation { id }', 'RecordInput');
  expect((await see(tokenOf(await mailTo(one.email)))).data.openInvitation).toMatchObject({ email: one.email });
  await admin.mutate('cancelInvitation', { id: one.id }, 'deletedIds', 'RecordInput');
  for (const token of [tokenOf(await mailTo(one.email)), 'never made', '']) expect((await accept(token)).errors).toMatchObject(over);
});

it('the mail is in the chosen language, else the inviter’s', async () => {
  const texts = { EN: `invited you to ${companyName}`, AR: `إلى ${companyName}`, SP: `le invitó a ${companyName}` };
  for (const [language, subject] of Object.entries(texts)) {
    const { mail } = await invite({ language });
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(language === 'EN' ? '/authentication/invitation' : `/${language.toLowerCase()}/authentication/invitation`);
  }
  await admin.mutate('updatePreferences', { language: 'SP' }, '__typename');
  expect((await invite()).mail.subject).toContain(texts.SP);
});

it('refuses addresses that cannot be invited, and lists one’s own company only', async () => {
  const codes = async (input: object) =>
    (await admin.mutate('inviteUser', { email: 'somebody@people.test', roleId, ...input }, '__typename')).errors.map(
      ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
    );
  const { id, email, token } = await invite();
  expect(await codes({ email: ` ${email.toUpperCase()}` })).toEqual(['email taken']);
  expect(await codes({ email: `admin@${server.domain!}` })).toEqual(['email taken']);
  expect(await codes({ email: 'no address' })).toEqual(['email invalidEmail']);
  expect(await codes({ roleId: id })).toEqual(['roleId notFound']);
  const stranger = await signedInAs(await ownCompany(), 'admin@atlas.test');
  expect((await stranger.query('{ invitations { id } }')).data.invitations).toEqual([]);
  for (const [name, fields] of [
    ['resendInvitation', 'invitation { id }'],
    ['cancelInvitation', 'deletedIds'],
  ])
    await expect(stranger.mutate(name, { id }, fields, 'RecordInput')).rejects.toThrow('NOT_FOUND');
  await expect(server.database.inCompany({ companyId }, em => em.execute('select * from invitation_link'))).rejects.toThrow(
    'permission denied',
  );
  // Meanwhile created as a user by hand: needs no invitation, and takes one seat of the plan.
  await admin.mutate('createUser', { name: 'By hand', email, password: 'a good password', roleId }, '__typename');
  expect((await accept(token)).errors).toMatchObject(over);
});

it('a link to pass on by hand takes the place of the mailed one, for administrators in person', async () => {
  const { id, token } = await invite();
  const { errors, link } = await admin.mutate('renewInvitationLink', { id }, 'link', 'RecordInput');
  expect(errors).toEqual([]);
  expect((await see(token)).data.openInvitation).toBeNull();
  expect((await see(tokenOf({ text: link }))).data.openInvitation.companyName).toBe(companyName);
  const { secret } = await admin.mutate('createApiKey', { name: 'k', permissions: ['ADMINISTRATIVE_ROLES'], isReadOnly: false }, 'secret');
  await expect(new Client(server.url, secret).mutate('renewInvitationLink', { id }, 'link', 'RecordInput')).rejects.toThrow('FORBIDDEN');
});
