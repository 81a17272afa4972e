import { useAddress } from '../../core/screens/useAddress.ts';
import { ViewSwitch } from '../../core/screens/ViewSwitch.tsx';
import { taskList } from '../addresses.ts';

const views = {
  list: '/projects/tasks/',
  board: '/projects/kanban/kanban-board/',
  calendar: '/projects/calendar/',
  timeline: '/projects/timeline/',
  backlog: '/projects/backlog/',
  workload: '/projects/workload/',
  mine: '/projects/my-tasks/',
};

/** Switches between the views of tasks; search and filters are kept. */
export function TaskViews({ view }: { view: keyof typeof views }) {
  const { address } = useAddress();
  const asked = [...address].filter(([name]) => name === 'q' || taskList.filters.some(filter => filter.name === name));
  const search = new URLSearchParams(asked).toString();
  return (
    <ViewSwitch
      label="work.view"
      views={Object.entries(views).map(([name, pathname]) => ({ name, label: `work.view.${name}`, to: { pathname, search } }))}
      current={view}
    />
  );
}
