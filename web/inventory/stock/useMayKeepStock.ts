import { useSession } from '../../core/session/session.ts';

/** Whether the viewer keeps the stock; who only sells sees it. */
export const useMayKeepStock = (): boolean => useSession().rolePremission.includes('"Inventory"');
