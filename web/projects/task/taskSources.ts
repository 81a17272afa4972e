import type { ImportSource } from '../../core/import/ImportSource.ts';

/** Systems from which tasks come, by the titles of their CSV exports. */
export const taskSources: readonly ImportSource[] = [
  {
    name: 'Jira',
    knownBy: ['Issue key', 'Summary', 'Status'],
    fields: {
      name: ['Summary'],
      summary: ['Description'],
      sourceKey: ['Issue key'],
      // `Parent` and `Parent id` are numbers of Jira's own, which no other column of a file explains.
      parentId: ['Parent key', 'Custom field (Epic Link)'],
      projectId: ['Project name'],
      columnId: ['Status'],
      priority: ['Priority'],
      assigneeIds: ['Assignee email', 'Assignee'],
      dueOn: ['Due date', 'Due Date'],
      startOn: ['Start date', 'Custom field (Start date)'],
      tags: ['Labels'],
      estimateHours: ['Original estimate'],
      sprintId: ['Sprint'],
    },
    notations: { summary: 'WIKI', estimateHours: 'SECONDS' },
    key: 'sourceKey',
    labels: {
      columnId: {
        Backlog: 'TODO',
        Open: 'TODO',
        'To Do': 'TODO',
        'Selected for Development': 'TODO',
        'In Progress': 'IN_PROGRESS',
        'In Review': 'IN_PROGRESS',
        Done: 'COMPLETED',
        Resolved: 'COMPLETED',
        Closed: 'COMPLETED',
      },
      priority: { Highest: 'URGENT', High: 'HIGH', Medium: 'MEDIUM', Low: 'LOW', Lowest: 'LOW' },
    },
    otherwise: { priority: 'MEDIUM', tags: 'Jira' },
  },
  {
    name: 'Plane',
    knownBy: ['ID', 'Name', 'State', 'Target Date'],
    fields: {
      name: ['Name'],
      summary: ['Description'],
      sourceKey: ['ID'],
      parentId: ['Parent', 'Parent Issue'],
      projectId: ['Project', 'Project Name'],
      columnId: ['State'],
      priority: ['Priority'],
      assigneeIds: ['Assignee', 'Assignees'],
      startOn: ['Start Date'],
      dueOn: ['Target Date'],
      tags: ['Labels'],
      // Its `Estimate` is in points or words, not hours.
      sprintId: ['Cycle Name', 'Cycle'],
    },
    key: 'sourceKey',
    labels: {
      columnId: { Backlog: 'TODO', Todo: 'TODO', 'In Progress': 'IN_PROGRESS', Done: 'COMPLETED', Cancelled: 'COMPLETED' },
      priority: { urgent: 'URGENT', high: 'HIGH', medium: 'MEDIUM', low: 'LOW', none: 'LOW' },
    },
    otherwise: { priority: 'MEDIUM', tags: 'Plane' },
  },
];
