import type { EntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../../core/access/Permission.ts';
import { InvalidInput } from '../../core/errors.ts';
import { modulesByUse } from '../../core/rules/modules.ts';
import type { NumberFormatName } from '../../core/session/SessionParts.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { setCredential } from '../../core/session/credentials.ts';
import { Plan } from '../plan/Plan.ts';
import { Role } from '../role/Role.ts';
import { User } from '../user/User.ts';
import { Company } from './Company.ts';

interface Administrator {
  name: string;
  email: string;
  password: string;
  language?: Language;
}

/** A company to create, optionally with its first user. */
export interface CompanyRequest {
  name: string;
  currency?: string | null;
  country?: string | null;
  /** Defaults to START_UP. */
  planCode?: string;
  /** Modules to begin with; as many of `modulesByUse` as the plan allows, if omitted. */
  modules?: Permission[] | null;
  timeZone?: string;
  /** 0 is Sunday; Monday if omitted. */
  firstDayOfWeek?: number;
  /** As usual in each user's language, if omitted. */
  numberFormat?: NumberFormatName;
  administrator?: Administrator | null;
}

/** With an administrator, the result has a user. */
export async function provisionCompany(
  em: EntityManager,
  foundation: CompanyRequest & { administrator: Administrator },
): Promise<{ company: Company; user: User }>;
export async function provisionCompany(em: EntityManager, foundation: CompanyRequest): Promise<{ company: Company; user?: User }>;
/**
 * Creates a company on a plan, with an Administrator role that holds every permission and its first user (domain §9). Runs in a platform
 * transaction, which sees the new company's rows from then on. Throws InvalidInput (`planCode: notInList`,
 * `modules: planLimitExceeded`).
 */
export async function provisionCompany(
  em: EntityManager,
  {
    name,
    currency = null,
    country = null,
    planCode = 'START_UP',
    modules,
    timeZone = 'UTC',
    firstDayOfWeek = 1,
    numberFormat = 'LANGUAGE',
    administrator,
  }: CompanyRequest,
): Promise<{ company: Company; user?: User }> {
  const plan = await em.findOne(Plan, { code: planCode });
  if (!plan) throw new InvalidInput({ field: 'planCode', code: 'notInList' });
  const allowed = plan.moduleLimit ?? Infinity;
  if (modules && modules.length > allowed)
    throw new InvalidInput({ field: 'modules', code: 'planLimitExceeded', params: { limit: 'modules', used: 0, allowed } });
  // The lists that a company is founded with are in its first user's language.
  await em.execute(`select set_config('app.language', ?, true)`, [administrator?.language ?? 'en']);
  const company = em.create(Company, {
    name,
    currency,
    country,
    plan,
    timeZone,
    firstDayOfWeek,
    numberFormat,
    modules: modules ?? modulesByUse.slice(0, plan.moduleLimit ?? undefined),
    userCount: administrator ? 1 : 0,
  });
  await em.flush();
  await em.execute(`select set_config('app.company', ?, true)`, [company.id]);
  const role = em.create(Role, {
    title: 'Administrator',
    description: 'Everything this company may do.',
    permissions: Object.values(Permission),
  });
  if (!administrator) {
    await em.flush();
    return { company };
  }
  const { password, ...person } = administrator;
  const user = em.create(User, { ...person, role });
  await em.flush();
  await setCredential(em, { userId: user.id, email: user.email, password });
  return { company, user };
}
