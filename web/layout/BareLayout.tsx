import { Outlet } from 'react-router-dom';
import { useRights } from './useRights.ts';

/** Layout of full-window screens for signed-in users, such as the till. Session changes apply here too. */
export function BareLayout() {
  useRights();
  return <Outlet />;
}
