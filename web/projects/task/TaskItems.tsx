import { WorkActions } from '../WorkActions.tsx';
import type { useTaskActs } from './useTaskActs.tsx';

/** Items in the menu of a task's card, besides those that move it. */
export const TaskItems = ({ id, acts }: { id: string; acts: ReturnType<typeof useTaskActs> }) => (
  <>
    {acts.items(id)}
    <WorkActions id={id} />
  </>
);
