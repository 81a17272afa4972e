import { useIntl } from 'react-intl';
import { Progress } from '../../core/ui/Progress.tsx';

/** How many of a sprint's tasks are done. */
export function SprintProgress({ sprint: { taskCount, doneCount } }: { sprint: { taskCount: number; doneCount: number } }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'projectTask.partsDone' }, { done: doneCount, count: taskCount });
  return <Progress label={label} part={taskCount > 0 ? doneCount / taskCount : 0} />;
}
