import { Outlet } from 'react-router-dom';
import { useRights } from './useRights.ts';

/** Screens of the signed-in that fill the window, such as the till: the session ends in them as everywhere. */
export function BareLayout() {
  useRights();
  return <Outlet />;
}
