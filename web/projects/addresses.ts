import { priorities } from '../../server/portfolio/work/work.rules.ts';
import { projectListing } from '../core/relay/operations/projectListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';

const priority = { name: 'priority', texts: 'priority', values: priorities } as const;

/** URL parameters of the project list. */
export const projectList = listSpec('project', projectListing, {
  filters: [
    'column',
    'member',
    priority,
    'isMine',
    'isOverdue',
    'categoryNames',
    'dueOn',
    'startOn',
    'budget',
    'name',
    'doneAt',
    'updatedAt',
  ],
  own: { field: 'DUE_ON', direction: 'ASC' },
});

/** URL parameters of the project board: those of the list without sorting, because users order the cards by hand. */
export const projectBoard = { ...projectList, sorts: [] };

/** Query variables of the project board. */
export const projectBoardVariables = (address: URLSearchParams) => {
  const { search, filter } = listVariables(address, projectBoard);
  return { search, filter };
};
