import { useAddress } from '../../core/screens/useAddress.ts';
import { ViewSwitch } from '../../core/screens/ViewSwitch.tsx';
import { projectList } from '../addresses.ts';

const views = { list: '/projects/', board: '/projects/board/' };

/** Switches between list and board; search and filters are kept. */
export function ProjectViews({ view }: { view: keyof typeof views }) {
  const { address } = useAddress();
  const asked = [...address].filter(([name]) => name === 'q' || projectList.filters.some(filter => filter.name === name));
  const search = new URLSearchParams(asked).toString();
  return (
    <ViewSwitch
      label="work.view"
      views={Object.entries(views).map(([name, pathname]) => ({ name, label: `work.view.${name}`, to: { pathname, search } }))}
      current={view}
    />
  );
}
