import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../core/graphql/Context.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import type { Language, Viewer } from '../../../core/session/Viewer.ts';
import type { OpenShop } from '../openShop.ts';

/** The id of nobody. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** A company, as far as its guests' scope says it. */
type OfCompany = Pick<OpenShop, 'companyId' | 'companyName' | 'currency'>;

/** The scope in which a customer of the open shop orders: no user of the company, without any permission. */
export function guestScope(
  em: EntityManager,
  context: Context,
  { companyId, companyName, currency }: OfCompany,
  language: Language,
): Scope {
  const viewer = { userId: nobody, name: '', permissions: [], rights: [], companyId, companyName, currency, language };
  return { em, context, viewer: viewer as unknown as Viewer };
}
