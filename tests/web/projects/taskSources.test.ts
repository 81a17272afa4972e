import { expect, it } from 'vitest';
import { planOf } from '../../../web/core/import/importPlan.ts';
import { taskSources } from '../../../web/projects/task/taskSources.ts';

const fields = 'name summary sourceKey parentId projectId columnId priority assigneeIds dueOn startOn tags weightage estimateHours sprintId'
  .split(' ')
  .map(name => ({ name }));

/** The title in which each field is found. */
const found = (titles: string) => {
  const listed = titles.split(',');
  const { mapping, source, key } = planOf({ type: 'Task', entity: 'projectTask', sources: taskSources }, fields as never, listed);
  return { source, key, titles: Object.fromEntries(Object.entries(mapping).map(([field, at]) => [field, listed[at]])) };
};

// The titles of published exports, without those of fields that a site has made for itself.
const cloud =
  'Summary,Issue key,Issue id,Issue Type,Status,Project key,Project name,Project type,Project lead,Project lead id,Project description,Priority,Resolution,Assignee,Assignee Id,Reporter,Reporter Id,Creator,Creator Id,Created,Updated,Last Viewed,Resolved,Due date,Votes,Labels,Labels,Description,Environment,Watchers,Watchers,Watchers Id,Original estimate,Remaining Estimate,Time Spent,Work Ratio,Σ Original Estimate,Security Level,Attachment,Custom field (Rank),Sprint,Custom field (Start date),Custom field (Story Points),Comment,Comment,Parent,Parent key,Parent summary,Status Category,Status Category Changed';
const server =
  'Summary,Issue key,Issue id,Parent id,Issue Type,Status,Project key,Project name,Project type,Project lead,Project description,Project url,Priority,Resolution,Assignee,Reporter,Creator,Created,Updated,Last Viewed,Resolved,Component/s,Due Date,Votes,Labels,Description,Environment,Watchers,Original Estimate,Remaining Estimate,Time Spent,Work Ratio,Custom field (Epic Link),Custom field (Epic Name),Sprint,Sprint,Custom field (Story Points)';

it('exports of Jira are known by their titles, of which those that name an issue by its key say what it is a part of', () => {
  const known = {
    name: 'Summary',
    summary: 'Description',
    sourceKey: 'Issue key',
    projectId: 'Project name',
    columnId: 'Status',
    priority: 'Priority',
    assigneeIds: 'Assignee',
    tags: 'Labels',
    sprintId: 'Sprint',
  };
  expect(found(cloud)).toEqual({
    source: 'Jira',
    key: 'sourceKey',
    titles: {
      ...known,
      estimateHours: 'Original estimate',
      dueOn: 'Due date',
      startOn: 'Custom field (Start date)',
      parentId: 'Parent key',
    },
  });
  expect(found(server)).toEqual({
    source: 'Jira',
    key: 'sourceKey',
    titles: { ...known, estimateHours: 'Original Estimate', dueOn: 'Due Date', parentId: 'Custom field (Epic Link)' },
  });
});
