import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../core/database/Database.ts';
import { platformQuery } from '../../core/database/platformQuery.ts';
import type { Formats } from '../../core/print/Wording.ts';
import { pageAddressForm } from '../../core/rules/pageAddress.ts';
import { idForm } from '../../core/rules/idForm.ts';
import type { PositionType } from '../../staff/position/Position.ts';

/** A company's open careers page, as its visitors need it. */
export interface OpenCareers extends Formats {
  companyId: string;
  companyName: string;
  /** In URLs. */
  address: string;
  title: string;
  intro: string | null;
  email: string | null;
  phone: string | null;
}

/** A position as applicants see it. */
export interface OpenPosition {
  id: string;
  title: string;
  type: PositionType;
  department: string | null;
  publicText: string | null;
  /** ISO 8601, when it was last changed. */
  updatedAt: string;
}

/** Positions shown at most. */
const shown = 200;

/** Returns the careers page at an address; undefined unless it is open, of an active company that uses HRM. */
export async function openCareers({ pool }: Pick<Database, 'pool'>, address: string): Promise<OpenCareers | undefined> {
  if (!pageAddressForm.test(address)) return undefined;
  const { rows } = await platformQuery<OpenCareers>(
    pool,
    `select c.id as "companyId", c.name as "companyName", trim(c.currency) as currency, c.time_zone as "timeZone", c.date_format as "dateFormat",
       c.number_format as "numberFormat", c.email, c.phone, p.address, p.title, p.intro
     from careers_page p join company c on c.id = p.company_id and c.status = 'ACTIVE' and c.deleted_at is null
     where p.address = $1 and p.is_open and p.deleted_at is null and 'HRM' = any (c.modules)`,
    [address],
  );
  return rows[0];
}

/** The positions that a company offers, or the one with an id. Nothing but what applicants may read of them. */
export function openPositions(em: EntityManager, id?: string): Promise<OpenPosition[]> {
  if (id !== undefined && !idForm.test(id)) return Promise.resolve([]);
  return em.execute<OpenPosition[]>(
    `select p.id, p.title, p.type, d.title as department, p.public_text as "publicText",
       to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
     from position p left join department d on d.company_id = p.company_id and d.id = p.department_id and d.deleted_at is null
     where p.company_id = noria_company() and p.accepts_applications and p.status = 'ACTIVE' and p.deleted_at is null ${id ? 'and p.id = ?' : ''}
     order by p.title, p.id limit ${shown}`,
    id ? [id] : [],
  );
}
