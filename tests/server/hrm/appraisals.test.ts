import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { People } from './People.ts';

let server: TestServer;
let people: People;
beforeAll(async () => {
  server = await ownCompany();
  people = await People.of(server);
});
afterAll(() => server.stop());

const call = async (client: Client, name: string, input: object, type = 'RecordInput'): Promise<string> =>
  client.mutate(name, input as Record<string, unknown>, '__typename', type).then(
    ({ errors }) => errors.map(({ code }: { code: string }) => code).join(),
    (error: Error) => /NOT_FOUND|FORBIDDEN/.exec(error.message)?.[0] ?? error.message,
  );

it('an appraisal is agreed on, rated by both, signed by both, and locked', async () => {
  const manager = await people.hire();
  const report = await people.hire({ managerId: manager.employeeId });
  const stranger = await people.hire({ managerId: manager.employeeId });
  const made = await people.hrm.mutate(
    'createAppraisalPeriod',
    { title: 'Signed off', startsOn: '2026-01-01', endsOn: '2026-12-31' },
    'appraisalPeriod { id }',
  );
  const periodId = made.appraisalPeriod.id as string;
  for (const round of [1, 2]) expect(await call(people.hrm, 'startAppraisals', { id: periodId }), `${round}`).toBe('');
  const list = async () =>
    (
      await people.hrm.query(
        'query($period: ID!, $employee: ID!) { appraisals(first: 9, filter: { period: { eq: $period }, employee: { eq: $employee } }) { edges { node { id } } } }',
        { period: periodId, employee: report.employeeId },
      )
    ).data.appraisals.edges;
  expect(await list()).toHaveLength(1);
  const { id } = (await list())[0].node as { id: string };
  const own = async () =>
    (
      await report.client.query('{ ownAppraisals(first: 9) { edges { node { appraisalId goals score managerSignedAt } } } }')
    ).data.ownAppraisals.edges.find(({ node }: { node: { appraisalId: string } }) => node.appraisalId === id).node;

  const goals = (...weights: number[]) => ({ id, goals: weights.map((weight, index) => ({ title: `Goal ${index}`, weight })) });
  const setGoals = (input: object, client = manager.client) => call(client, 'setTeamAppraisalGoals', input, 'AppraisalGoalsInput');
  expect(await setGoals(goals(60, 30))).toBe('weightsNotWhole');
  expect(await setGoals(goals(60, 40), stranger.client)).toBe('NOT_FOUND');
  expect(await setGoals(goals(60, 40), report.client)).toBe('NOT_FOUND');
  expect(await setGoals(goals(70, 30))).toBe('');

  const rate = (client: Client, name: string, ...values: number[]) =>
    call(client, name, { id, ratings: values.map(rating => ({ rating, note: 'As agreed' })) }, 'AppraisalRatingsInput');
  expect(await rate(report.client, 'rateOwnAppraisal', 4)).toBe('rateEveryGoal');
  expect(await rate(report.client, 'rateOwnAppraisal', 4, 6)).toBe('tooLarge');
  expect(await rate(stranger.client, 'rateOwnAppraisal', 4, 5)).toBe('NOT_FOUND');
  expect(await rate(report.client, 'rateTeamAppraisal', 5, 5)).toBe('NOT_FOUND');
  expect(await call(manager.client, 'signTeamAppraisal', { id })).toBe('appraisalUnrated');
  expect(await rate(report.client, 'rateOwnAppraisal', 5, 5)).toBe('');
  expect(await rate(manager.client, 'rateTeamAppraisal', 4, 3)).toBe('');
  // What the manager has not signed yet is not shown.
  expect(JSON.stringify(await own())).not.toContain('managerRating');
  expect((await own()).score).toBeNull();
  expect(await call(report.client, 'signOwnAppraisal', { id })).toBe('appraisalManagerFirst');
  expect(await call(manager.client, 'signTeamAppraisal', { id })).toBe('');
  expect(await own()).toMatchObject({ score: '3.7', goals: [{ managerRating: 4 }, { managerRating: 3 }] });
  expect(await rate(report.client, 'rateOwnAppraisal', 1, 1)).toBe('appraisalSigned');
  expect(await call(manager.client, 'reopenTeamAppraisal', { id })).toBe('');
  expect(await rate(manager.client, 'rateTeamAppraisal', 5, 3)).toBe('');
  expect(await call(manager.client, 'signTeamAppraisal', { id })).toBe('');
  expect(await call(report.client, 'signOwnAppraisal', { id })).toBe('');
  expect(await call(manager.client, 'reopenTeamAppraisal', { id })).toBe('documentLocked');
  expect(await setGoals(goals(100))).toBe('appraisalSigned');
  expect(await own()).toMatchObject({ score: '4.4' });

  const other = (
    await stranger.client.query('{ ownAppraisals(first: 9, filter: { isOpen: { eq: true } }) { edges { node { appraisalId } } } }')
  ).data.ownAppraisals.edges[0].node.appraisalId;
  await people.hrm.mutate('updateAppraisalPeriod', { id: periodId, status: 'INACTIVE' }, '__typename');
  expect(await setGoals({ ...goals(100), id: other })).toBe('appraisalPeriodClosed');
  expect(await call(people.hrm, 'startAppraisals', { id: periodId })).toBe('appraisalPeriodClosed');
});
