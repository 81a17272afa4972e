import { Refused } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';

/** Nobody gets more by taking all of it along than his role lets him read: every module in use must be among his permissions. */
export async function refuseWithoutAllModules({ em, viewer }: Pick<Scope, 'em' | 'viewer'>): Promise<void> {
  const [{ modules }] = await em.execute<[{ modules: string[] }]>(
    'select to_json(modules) as modules from company where id = noria_company()',
  );
  if (!modules.every(module => (viewer.permissions as string[]).includes(module))) throw new Refused('exportNeedsAllModules');
}
