import { afterAll, beforeAll, expect, test } from 'vitest';
import { Shell } from '../web/shell/Shell.ts';
import { payHours } from './hoursToPayment.ts';
import { ProjectTelling, type ProjectWords } from './ProjectTelling.ts';
import { closeSprint, moveChain, planSprint, workOnSprint } from './sprintOfTwo.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

const tellings: ProjectWords[] = [
  {
    language: 'en',
    people: ['admin@atlas.test', 'yuki.tanaka@atlas.test'],
    project: 'Harbour office',
    tasks: ['Draw the floor', 'Order the desks', 'Move in'],
    added: 'Label the cables',
    sprints: ['Groundwork', 'Arrival'],
    tag: 'office',
  },
  {
    language: 'ar',
    people: ['admin@boreal.test', 'admin@boreal.test'],
    project: 'مكتب الميناء',
    tasks: ['رسم المخطط', 'طلب المكاتب', 'الانتقال'],
    added: 'ترقيم الكابلات',
    sprints: ['التأسيس', 'الوصول'],
    tag: 'مكتب',
  },
];

test.each(tellings)(
  'told in $language: a sprint is planned by keyboard, worked by two, closed; a chain moves; the week is invoiced and paid',
  { timeout: 180_000 },
  async told => {
    const teller = await ProjectTelling.of(shell, told);
    for (const chapter of [planSprint, workOnSprint, moveChain, closeSprint, payHours]) await chapter(teller);
    expect(shell.complaints()).toEqual([]);
  },
);
