import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../graphql/Context.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Language, Viewer } from '../session/Viewer.ts';

/** The id of nobody. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** A company, as far as its guests' scope says it. */
interface OfCompany {
  companyId: string;
  companyName: string;
  currency: string | null;
}

/** The scope in which a guest of the company acts, such as a customer of its shop: no user of it, without any permission. */
export function guestScope(
  em: EntityManager,
  context: Context,
  { companyId, companyName, currency }: OfCompany,
  language: Language,
): Scope {
  const viewer = { userId: nobody, name: '', permissions: [], rights: [], companyId, companyName, currency, language };
  return { em, context, viewer: viewer as unknown as Viewer };
}
