import { useSession } from '../../core/session/session.ts';

/** Whether the viewer may change stock; users who only sell from it in CRM, and impersonators, read it. */
export function useMayKeepStock(): boolean {
  const { rolePremission, impersonation } = useSession();
  return !impersonation && rolePremission.includes('"Inventory"');
}
