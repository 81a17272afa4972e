import { useSession } from '../../core/session/session.ts';

/** Whether the viewer may change stock; users who only sell from it in CRM, and visitors, read it. */
export function useMayKeepStock(): boolean {
  const { rolePremission, visit } = useSession();
  return !visit && rolePremission.includes('"Inventory"');
}
