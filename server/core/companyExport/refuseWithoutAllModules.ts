import { Refused } from '../errors.ts';
import { holdsWhole } from '../access/allows.ts';
import type { Scope } from '../graphql/Scope.ts';

/**
 * Refuses viewers who do not hold all of every module in use, so that a full export reveals no more than their roles let them read.
 * Throws Refused `exportNeedsAllModules`.
 */
export async function refuseWithoutAllModules({ em, viewer }: Pick<Scope, 'em' | 'viewer'>): Promise<void> {
  const [{ modules }] = await em.execute<[{ modules: string[] }]>(
    'select to_json(modules) as modules from company where id = noria_company()',
  );
  if (!modules.every(module => holdsWhole(viewer, module))) throw new Refused('exportNeedsAllModules');
}
