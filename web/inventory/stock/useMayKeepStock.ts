import { useSession } from '../../core/session/session.ts';

/** Whether the viewer keeps the stock; who only sells from it in CRM, or visits, reads it. */
export function useMayKeepStock(): boolean {
  const { rolePremission, visit } = useSession();
  return !visit && rolePremission.includes('"Inventory"');
}
