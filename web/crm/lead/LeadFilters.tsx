import { BoardFilters } from '../../core/screens/board/BoardFilters.tsx';
import { leadBoard } from './leadAddress.ts';
import { leadChoosers } from './leadChoosers.ts';

const quick = [
  { name: 'isStale', label: 'lead.isStale' },
  { name: 'archived', label: 'lead.archived' },
];

/** Search and filters above the lead board. */
export const LeadFilters = () => <BoardFilters spec={leadBoard} choosers={leadChoosers} quick={quick} />;
