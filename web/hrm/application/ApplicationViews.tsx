import { useAddress } from '../../core/screens/useAddress.ts';
import { ViewSwitch } from '../../core/screens/ViewSwitch.tsx';
import { applicationList } from './applicationAddress.ts';

const views = { board: '/HRM/applications/', table: '/HRM/applications/table/' };

/** Switches between board and table; search and filters are kept. */
export function ApplicationViews({ view }: { view: keyof typeof views }) {
  const { address } = useAddress();
  const asked = [...address].filter(([name]) => name === 'q' || applicationList.filters.some(filter => filter.name === name));
  const search = new URLSearchParams(asked).toString();
  return (
    <ViewSwitch
      label="application.view"
      views={Object.entries(views).map(([name, pathname]) => ({ name, label: `application.view.${name}`, to: { pathname, search } }))}
      current={view}
    />
  );
}
