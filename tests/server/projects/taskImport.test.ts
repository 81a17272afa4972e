import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo } from '../../support/Client.ts';
import { sendFile } from '../../support/sendFile.ts';
import { ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
beforeAll(async () => void (world = await ProjectWorld.open(startDemo())));
afterAll(() => world.server.stop());

type Mapping = { column?: number; field: string; labels?: Record<string, string>; otherwise?: string; notation?: string }[];
const csv = (rows: string[][]) => Buffer.from(rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'));
const importTasks = async (rows: string[][], mapping: Mapping, more: object = {}) => {
  const query = `mutation($input: ImportRecordsInput!) { importRecords(input: $input) {
    errors { code } created updated unchanged rowErrors { line field code } } }`;
  const file = { bytes: csv(rows), name: 'tasks.csv' };
  const { data, errors } = await sendFile(world.manager, query, { entity: 'Task', mapping, key: 'sourceKey', ...more }, file);
  expect(errors).toBeUndefined();
  return data.importRecords as object;
};
/** Where each field stands in a file with these titles. */
const mappingOf = (titles: string[], fields: Record<string, string>, more: Record<string, object> = {}): Mapping =>
  Object.entries(fields).map(([field, title]) => ({ column: titles.indexOf(title), field, ...more[field] }));
const tasksOf = async (projectId: string) => {
  const { data } = await world.manager.query(
    `query($id: ID!) { project(id: $id) { tasks(first: 100) { edges { node {
      name summary estimateHours sprint { name status } sourceKey tags priority dueOn startOn assigneeIds doneAt column { kind title } parent { sourceKey } } } } } }`,
    { id: projectId },
  );
  type Row = Record<string, never> & { sourceKey: string };
  return new Map((data.project.tasks.edges as { node: Row }[]).map(({ node }) => [node.sourceKey, node]));
};

describe('tasks from Jira', () => {
  // As Jira writes it: one column for each label, days with their months in words, parents by key and anywhere in the file.
  const titles = [
    'Summary',
    'Issue key',
    'Issue Type',
    'Status',
    'Priority',
    'Assignee',
    'Due date',
    'Labels',
    'Labels',
    'Labels',
    'Description',
    'Parent key',
    'Original estimate',
    'Sprint',
    'Sprint',
  ];
  const fields = {
    name: 'Summary',
    sourceKey: 'Issue key',
    columnId: 'Status',
    priority: 'Priority',
    assigneeIds: 'Assignee',
    dueOn: 'Due date',
    tags: 'Labels',
    summary: 'Description',
    parentId: 'Parent key',
    estimateHours: 'Original estimate',
    sprintId: 'Sprint',
  };
  const labels = {
    columnId: { labels: { 'To Do': 'TODO', 'In Progress': 'IN_PROGRESS', Done: 'COMPLETED' } },
    priority: { labels: { Highest: 'URGENT', Lowest: 'LOW' }, otherwise: 'MEDIUM' },
    tags: { otherwise: 'jira' },
    assigneeIds: { otherwise: 'projects@atlas.test' },
    summary: { notation: 'WIKI' },
    estimateHours: { notation: 'SECONDS' },
  };
  const issue = (values: Partial<Record<string, string>>) => [
    values.name ?? 'Issue',
    values.key ?? '',
    'Task',
    values.status ?? 'To Do',
    values.priority ?? '',
    values.assignee ?? '',
    values.due ?? '',
    ...(values.labels ?? ',,').split(','),
    values.description ?? '',
    values.parent ?? '',
    values.estimate ?? '',
    ...(values.sprints ?? ',').split(','),
  ];
  const mapping = (project: string): Mapping => [...mappingOf(titles, fields, labels), { field: 'projectId', otherwise: project }];

  it('keep their parents, states, people and labels, and come in once however often', async () => {
    const { project } = await world.project({ name: 'From Jira' });
    const [, month, day] = world.day(9).split('-');
    const name = new Date(world.day(9)).toLocaleString('en', { month: 'short', timeZone: 'UTC' });
    const due = `${day}/${name}/${world.day(9).slice(2, 4)} 12:00 AM`;
    expect(month).toMatch(/^\d\d$/);
    const rows = [
      titles,
      issue({ key: 'OLD-3', name: 'Grandchild', parent: 'OLD-2', status: 'Done', sprints: 'DI Sprint 1,di sprint 2', estimate: '5400' }),
      issue({ key: 'OLD-2', name: 'Child', parent: 'OLD-1', labels: 'ui,,later', assignee: 'crm@atlas.test' }),
      issue({
        key: 'OLD-1',
        name: 'Above',
        status: 'In Progress',
        priority: 'Highest',
        due,
        description: 'All *of* it.',
        sprints: 'DI Sprint 2,',
      }),
    ];
    expect(await importTasks(rows, mapping('From Jira'), { dryRun: true })).toMatchObject({ errors: [], created: 3, rowErrors: [] });
    expect((await tasksOf(project.id)).size).toBe(0);
    expect(await importTasks(rows, mapping('From Jira'))).toMatchObject({ errors: [], created: 3, rowErrors: [] });
    const tasks = await tasksOf(project.id);
    expect(tasks.get('OLD-1')).toMatchObject({
      name: 'Above',
      summary: 'All **of** it.',
      sprint: { name: 'DI Sprint 2', status: 'FUTURE' },
      estimateHours: null,
      column: { kind: 'IN_PROGRESS' },
      priority: 'URGENT',
      dueOn: world.day(9),
      tags: ['jira'],
      parent: null,
    });
    expect(tasks.get('OLD-2')).toMatchObject({
      summary: 'Child',
      tags: ['ui', 'later'],
      priority: 'MEDIUM',
      assigneeIds: [world.user('crm')],
      parent: { sourceKey: 'OLD-1' },
    });
    expect(tasks.get('OLD-3')).toMatchObject({
      doneAt: expect.any(String),
      parent: { sourceKey: 'OLD-2' },
      estimateHours: '1.5',
      sprint: { name: 'DI Sprint 2' },
    });
    expect(
      (await world.manager.query('query($id: ID!) { sprints(filter: { project: { eq: $id } }) { totalCount } }', { id: project.id })).data,
    ).toEqual({
      sprints: { totalCount: 1 },
    });

    expect(await importTasks(rows, mapping('From Jira'))).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    // Of what was imported before, only what the file says anew changes; a parent that is not in the file is found all the same.
    const later = [titles, issue({ key: 'OLD-2', name: 'Child, renamed', parent: 'OLD-1' }), issue({ key: 'OLD-4', parent: 'OLD-2' })];
    expect(await importTasks(later, mapping('From Jira'))).toMatchObject({ created: 1, updated: 1, rowErrors: [] });
    const again = await tasksOf(project.id);
    expect(again.get('OLD-2')).toMatchObject({ name: 'Child, renamed', tags: ['ui', 'later'], assigneeIds: [world.user('crm')] });
    expect(again.get('OLD-4')).toMatchObject({ parent: { sourceKey: 'OLD-2' } });
    expect(again.size).toBe(4);
  });

  it('are refused row by row: unknown people, states and parents, circles, and children of what is refused', async () => {
    const { project } = await world.project({ name: 'Refused rows' });
    const rows = [
      titles,
      issue({ key: 'BAD-1', assignee: 'Nobody At All' }),
      issue({ key: 'BAD-2', parent: 'BAD-1' }),
      issue({ key: 'BAD-3', status: 'Frozen' }),
      issue({ key: 'BAD-4', parent: 'GONE-1' }),
      issue({ key: 'BAD-5', parent: 'BAD-6' }),
      issue({ key: 'BAD-6', parent: 'BAD-5' }),
      issue({ key: 'BAD-7', assignee: 'hrm@atlas.test' }),
      issue({ key: 'GOOD-1' }),
    ];
    const wrong = [
      { line: 2, field: 'assigneeIds', code: 'notFound' },
      { line: 3, field: 'parentId', code: 'notFound' },
      { line: 4, field: 'columnId', code: 'notInList' },
      { line: 5, field: 'parentId', code: 'notFound' },
      { line: 6, field: 'parentId', code: 'notFound' },
      { line: 7, field: 'parentId', code: 'notFound' },
      { line: 8, field: 'assigneeIds', code: 'notAMember' },
    ];
    expect(await importTasks(rows, mapping('Refused rows'))).toMatchObject({ errors: [{ code: 'importHasErrors' }], rowErrors: wrong });
    expect((await tasksOf(project.id)).size).toBe(0);
    expect(await importTasks(rows, mapping('Refused rows'), { skipInvalid: true })).toMatchObject({ created: 1, rowErrors: wrong });
    expect([...(await tasksOf(project.id)).keys()]).toEqual(['GOOD-1']);
  });
});

it('tasks from Plane name their project, and keep a beginning in the past', async () => {
  const { project } = await world.project({ name: 'From Plane' });
  const titles = ['ID', 'Project', 'Name', 'Description', 'State', 'Start Date', 'Target Date', 'Priority', 'Assignee', 'Labels'];
  const rows = [
    titles,
    [
      'WEB-7',
      'From Plane',
      'Landing page',
      '',
      'Todo',
      '',
      `Tue, ${world.day(4).slice(8)} ${new Date(world.day(4)).toLocaleString('en', { month: 'short', timeZone: 'UTC' })} ${world.day(4).slice(0, 4)}`,
      'none',
      '',
      'design, copy',
    ],
  ];
  const mapping = mappingOf(
    titles,
    {
      sourceKey: 'ID',
      projectId: 'Project',
      name: 'Name',
      summary: 'Description',
      columnId: 'State',
      startOn: 'Start Date',
      dueOn: 'Target Date',
      priority: 'Priority',
      assigneeIds: 'Assignee',
      tags: 'Labels',
    },
    { columnId: { labels: { Todo: 'TODO' } }, priority: { labels: { none: 'LOW' } }, assigneeIds: { otherwise: 'projects@atlas.test' } },
  );
  expect(await importTasks(rows, mapping)).toMatchObject({ errors: [], created: 1, rowErrors: [] });
  expect((await tasksOf(project.id)).get('WEB-7')).toMatchObject({
    dueOn: world.day(4),
    tags: ['design', 'copy'],
    priority: 'LOW',
    summary: 'Landing page',
  });
  const demo = (await world.manager.query('{ projects(first: 50) { edges { node { name startOn memberIds } } } }')).data.projects.edges.map(
    ({ node }: { node: { name: string; startOn: string; memberIds: string[] } }) => node,
  );
  const old = demo.find(
    (one: { startOn: string; memberIds: string[] }) => one.startOn < world.day(-1) && one.memberIds.includes(world.user('projects')),
  )!;
  const begun = [titles, ['WEB-8', old.name, 'Begun', '', 'Todo', old.startOn, '', 'low', '', 'x']];
  expect(await importTasks(begun, mapping)).toMatchObject({ errors: [], created: 1, rowErrors: [] });
  const typed = await world.task({ projectId: project.id, startOn: old.startOn });
  expect(typed.errors).toMatchObject([{ field: 'startOn', code: 'inThePast' }]);
});

it('a file tells the different texts of its columns, and which fields are chosen by name', async () => {
  const query = `mutation($input: ReadImportInput!) { readImport(input: $input) { errors { code } fields { name kind values isKey } columns { title texts } } }`;
  const many = Array.from({ length: 51 }, (_, index) => [`Task ${index}`, index % 2 ? 'To Do' : 'Done']);
  const { data } = await sendFile(
    world.manager,
    query,
    { entity: 'Task' },
    { bytes: csv([['Summary', 'Status'], ...many]), name: 'a.csv' },
  );
  const { fields, columns } = data.readImport as { fields: { name: string }[]; columns: object[] };
  expect(columns).toEqual([
    { title: 'Summary', texts: [] },
    { title: 'Status', texts: ['Done', 'To Do'] },
  ]);
  const field = (name: string) => fields.find(one => one.name === name);
  expect(field('columnId')).toMatchObject({ kind: 'CHOICE', values: expect.arrayContaining(['TODO', 'IN_PROGRESS', 'COMPLETED']) });
  expect(field('sourceKey')).toMatchObject({ kind: 'TEXT', isKey: true });
});
