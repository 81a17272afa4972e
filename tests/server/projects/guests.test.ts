import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, signedInAs } from '../../support/Client.ts';
import { sendFile } from '../../support/sendFile.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
let guest: Client;
beforeAll(async () => {
  world = await ProjectWorld.open();
  guest = new Client(world.server.url);
});
afterAll(() => world.server.stop());

const share = async (projectId: string, expiresOn = world.day(30)) => {
  const made = await world.manager.mutate('shareProject', { projectId, name: 'Client', expiresOn }, 'link guestLink { id }');
  expect(made.errors).toEqual([]);
  return { id: made.guestLink.id as string, token: new URL(made.link as string).searchParams.get('data')! };
};
const open = async (token: string) => {
  const asked =
    'query($t: String!) { sharedProject(token: $t) { name guestName tasks { key comments { text author } files { fileId name } } } }';
  const { data, errors } = await guest.query(asked, { t: token });
  expect(errors).toEqual([]);
  return data.sharedProject;
};
const fileOf = async (token: string, fileId: string) =>
  (await guest.query('query($t: String!, $f: ID!) { sharedProjectFile(token: $t, fileId: $f) }', { t: token, f: fileId })).data
    .sharedProjectFile;
/** A project with a task that is shared and one that is not, each with a comment and a file. */
async function planned() {
  const { projectId, ids } = await world.plan(2);
  await world.updateTask({ id: ids[0], isShared: true });
  const files: string[] = [];
  for (const [index, recordId] of ids.entries()) {
    await world.manager.mutate('addComment', { recordId, text: `Comment ${index}` }, 'comment { id }');
    const attach = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { code } recordFile { id } } }';
    const file = { bytes: Buffer.from(`Text ${index}`), name: `note${index}.txt` };
    const { data } = await sendFile(world.manager, attach, { recordId }, file);
    files.push((data.addRecordFile as { recordFile: { id: string } }).recordFile.id);
  }
  return { projectId, ids, files };
}

it('shows a guest the shared tasks of one project, their comments and files, and nothing else', async () => {
  const [mine, other] = [await planned(), await planned()];
  const { token } = await share(mine.projectId);
  const shown = await open(token);
  const { key } = await world.taskOf(mine.ids[0]);
  expect(shown.guestName).toBe('Client');
  expect(shown.tasks).toMatchObject([{ key, comments: [{ text: 'Comment 0' }], files: [{ name: 'note0.txt' }] }]);
  expect(await fileOf(token, mine.files[0])).toBe(`data:text/plain;base64,${Buffer.from('Text 0').toString('base64')}`);
  // Not shared, of another project, not there, and no id at all.
  for (const id of [mine.files[1], other.files[0], other.files[1], mine.projectId, 'x']) expect(await fileOf(token, id)).toBeNull();
  await world.updateTask({ id: mine.ids[0], isShared: false });
  expect((await open(token)).tasks).toEqual([]);
  expect(await fileOf(token, mine.files[0])).toBeNull();
});

it('answers alike to whatever does not work: a wrong link, a revoked one, another company’s, a deleted project', async () => {
  const { projectId } = await planned();
  const [first, second, third] = [await share(projectId), await share(projectId), await share(projectId)];
  await world.manager.mutate('revokeGuestLinks', { ids: [first.id] }, 'deletedIds', 'DeleteInput');
  expect([await open(first.token), await open(`${second.token.slice(0, -2)}xx`), await open('')]).toEqual([null, null, null]);
  expect(await open(second.token)).not.toBeNull();
  await world.server.database.platform(em => em.execute('update record_link set expires_at = now() where record_id = ?', [third.id]));
  expect(await open(third.token)).toBeNull();
  const stranger = await signedInAs(world.server, 'admin@boreal.test');
  await expect(stranger.mutate('revokeGuestLinks', { ids: [second.id] }, 'deletedIds', 'DeleteInput')).rejects.toThrow('NOT_FOUND');
  expect(issues(await stranger.mutate('shareProject', { projectId, name: 'x', expiresOn: world.day(1) }, 'link'))).toEqual([
    ['projectId', 'notFound'],
  ]);
  expect(issues(await world.manager.mutate('shareProject', { projectId, name: 'x', expiresOn: world.day(-1) }, 'link'))).toEqual([
    ['expiresOn', 'inThePast'],
  ]);
  // A guest is nobody else: their link opens nothing that takes an account.
  const byToken = new Client(world.server.url, second.token);
  const asked = await byToken.query('query($id: ID!) { project(id: $id) { name } }', { id: projectId });
  expect(asked.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const { projectId: empty } = await world.plan(0);
  const last = await share(empty);
  expect(await open(last.token)).not.toBeNull();
  expect(issues(await world.manager.mutate('deleteProjects', { ids: [empty] }, 'deletedIds', 'DeleteInput'))).toEqual([]);
  expect(await open(last.token)).toBeNull();
});
