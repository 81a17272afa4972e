import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
let projectId: string;
beforeAll(async () => {
  world = await ProjectWorld.open();
  projectId = (await world.project()).project.id;
});
afterAll(() => world.server.stop());

interface Item {
  id: string;
  version: number;
  title: string;
  doneAt: string | null;
  doneBy: { name: string } | null;
}
const task = async (): Promise<string> => (await world.task({ projectId })).task.id;
const selection = 'task { id checklistCount doneChecklistCount checklist { id version title doneAt doneBy { name } } }';
const add = (taskId: string, titles: string[]) => world.manager.mutate('addChecklistItems', { taskId, titles }, selection);
const change = (name: string, input: object, type?: string) =>
  world.manager.mutate(name, input as Record<string, unknown>, selection, type);
const titlesOf = ({ task: { checklist } }: { task: { checklist: Item[] } }) => checklist.map(({ title }) => title);
const itemsOf = async (taskId: string, titles: string[]): Promise<Item[]> => (await add(taskId, titles)).task.checklist;

it('items are added behind the others, ticked, reopened, renamed and removed; the task counts them', async () => {
  const taskId = await task();
  await add(taskId, ['Measure', 'Order']);
  const { task: of } = await add(taskId, ['Fit']);
  expect(titlesOf({ task: of })).toEqual(['Measure', 'Order', 'Fit']);
  const [{ id, version }, second] = of.checklist;
  const { task: ticked } = await change('updateChecklistItem', { id, isDone: true });
  expect(ticked).toMatchObject({ checklistCount: 3, doneChecklistCount: 1 });
  expect(ticked.checklist[0]).toMatchObject({ doneAt: expect.stringMatching(/Z$/), doneBy: { name: expect.any(String) } });
  expect(issues(await change('updateChecklistItem', { id, version, title: 'Late' }))).toEqual([[null, 'conflict']]);
  expect((await change('updateChecklistItem', { id, title: 'Measure twice', isDone: false })).task.checklist[0]).toMatchObject({
    title: 'Measure twice',
    doneAt: null,
    doneBy: null,
  });
  await world.manager.mutate('removeChecklistItems', { ids: [id] }, 'deletedIds', 'DeleteInput');
  expect(titlesOf(await change('updateChecklistItem', { id: second.id, isDone: true }))).toEqual(['Order', 'Fit']);
  await expect(change('updateChecklistItem', { id, isDone: true })).rejects.toThrow('NOT_FOUND');
});

it('the order is kept under ten who move at once', async () => {
  const taskId = await task();
  const titles = Array.from({ length: 12 }, (_, index) => `Step ${index}`);
  const items = await itemsOf(taskId, titles);
  const move = (index: number) => {
    const [moved, after] = [items[index % 12], items[(index * 7 + 3) % 12]];
    return change('moveChecklistItem', { id: moved.id, afterId: moved === after ? null : after.id });
  };
  for (let round = 0; round < 6; round++) await Promise.all(Array.from({ length: 10 }, (_, index) => move(round * 10 + index)));
  const first = await change('moveChecklistItem', { id: items[5].id });
  expect(titlesOf(first)[0]).toBe('Step 5');
  const last = await change('moveChecklistItem', { id: items[2].id, afterId: first.task.checklist.at(-1).id });
  expect(titlesOf(last).at(-1)).toBe('Step 2');
  expect(titlesOf(last).toSorted()).toEqual(titles.toSorted());
});

it('a checklist holds a hundred items, also when several add to it at once', async () => {
  const taskId = await task();
  expect(
    (
      await add(
        taskId,
        Array.from({ length: 98 }, () => 'x'),
      )
    ).errors,
  ).toEqual([]);
  const added = await Promise.all(Array.from({ length: 4 }, () => add(taskId, ['y'])));
  expect(added.flatMap(issues)).toEqual([
    ['titles', 'checklistFull'],
    ['titles', 'checklistFull'],
  ]);
  expect(issues(await add(await task(), ['  ']))).toEqual([['titles.0', 'required']]);
});

it('an item becomes a subtask with the people of its task, and leaves the checklist', async () => {
  const taskId = await task();
  const [open, ticked] = await itemsOf(taskId, ['Paint', 'Sand']);
  await change('updateChecklistItem', { id: ticked.id, isDone: true });
  const fields = 'task { name summary assigneeIds doneAt parent { id checklistCount } }';
  const convert = (id: string) => world.manager.mutate('convertChecklistItem', { id }, fields, 'RecordInput');
  expect((await convert(open.id)).task).toMatchObject({
    name: 'Paint',
    assigneeIds: [world.user('projects')],
    doneAt: null,
    parent: { id: taskId, checklistCount: 1 },
  });
  expect((await convert(ticked.id)).task).toMatchObject({ name: 'Sand', doneAt: expect.any(String), parent: { checklistCount: 0 } });
  await expect(convert(open.id)).rejects.toThrow('NOT_FOUND');
});

it('changes are in the audit trail, and another company reaches nothing', async () => {
  const taskId = await task();
  const [{ id }] = await itemsOf(taskId, ['Secret']);
  await change('updateChecklistItem', { id, isDone: true });
  const query = 'query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }) { edges { node { action entityType entityName } } } }';
  const entry = (action: string) => ({ node: { action, entityType: 'ChecklistItem', entityName: 'Secret' } });
  expect((await world.admin.query(query, { id })).data.auditEntries.edges).toEqual([entry('UPDATED'), entry('CREATED')]);
  const stranger = await signedInAs(world.server, 'admin@boreal.test');
  await expect(stranger.mutate('addChecklistItems', { taskId, titles: ['x'] }, 'task { id }')).rejects.toThrow('NOT_FOUND');
  await expect(stranger.mutate('updateChecklistItem', { id, isDone: false }, 'task { id }')).rejects.toThrow('NOT_FOUND');
});
