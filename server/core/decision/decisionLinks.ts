import type { EntityManager } from '@mikro-orm/postgresql';
import { linkAddress } from '../links/linkAddress.ts';
import { hashOf, newSecret } from '../session/secrets.ts';
import type { Language } from '../session/Viewer.ts';

/** Days for which a link decides. */
export const decisionDays = 7;
/** What such a link allows. */
export const decisionAction = 'DECIDE';
/** The page that it opens. */
export const decisionPage = '/decision/';

/** SQL: the company lets its users decide by mail, and nobody asks this one for a second factor. Of user_account u, company c and plan p. */
const decidesByMail = 'c.decides_by_mail and not (c.requires_second_factor or p.requires_second_factor or u.has_second_factor)';
const userAndCompany = `user_account u join company c on c.id = u.company_id join plan p on p.id = c.plan_id`;

/** One version of a record that somebody is to decide. */
export interface ToDecide {
  id: string;
  version: number;
}

/**
 * Creates the secret by which one user decides one version of a record once, within seven days; only its hash is stored. Null if they have
 * to sign in instead.
 */
export async function newDecisionLink(em: EntityManager, userId: string, { id, version }: ToDecide): Promise<string | null> {
  const secret = newSecret();
  const made = await em.execute<object[]>(
    `insert into record_link (token_hash, record_id, record_version, user_id, actions, expires_at)
     select ?, ?, ?, u.id, '{${decisionAction}}', now() + make_interval(days => ${decisionDays})
     from ${userAndCompany} where u.company_id = noria_company() and u.id = ? and ${decidesByMail} returning record_id`,
    [hashOf(secret), id, version, userId],
  );
  return made.length ? secret : null;
}

/** The addresses of the page for both answers; each only opens the page. */
export function decisionAddresses(publicUrl: string, language: Language, secret: string): { approve: string; reject: string } {
  const page = linkAddress(publicUrl, language.toUpperCase() as 'EN', decisionPage, secret);
  return { approve: `${page}&answer=approve`, reject: `${page}&answer=reject` };
}

/** What a link that decides is bound to. */
export interface DecisionBond {
  userId: string;
  recordVersion: number;
}

/** What a link is bound to, as long as its user may decide by mail; undefined otherwise. Uses it up where `takes` says so. */
export async function decisionBond(em: EntityManager, secret: string, takes: boolean): Promise<DecisionBond | undefined> {
  const columns = 'l.user_id as "userId", l.record_version as "recordVersion"';
  const isGood = `l.revoked_at is null and l.expires_at > now()
    and exists (select from ${userAndCompany} where u.company_id = l.company_id and u.id = l.user_id and ${decidesByMail})`;
  const [bond] = await em.execute<DecisionBond[]>(
    takes
      ? `update record_link l set revoked_at = now() where l.company_id = noria_company() and l.token_hash = ? and ${isGood} returning ${columns}`
      : `select ${columns} from record_link l where l.company_id = noria_company() and l.token_hash = ? and ${isGood}`,
    [hashOf(secret)],
  );
  return bond;
}
