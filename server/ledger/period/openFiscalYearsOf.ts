import type { EntityManager } from '@mikro-orm/postgresql';
import type { OpenFiscalYear } from './OpenFiscalYear.ts';

/** Returns the company's open fiscal years that have entries, earliest first. */
export const openFiscalYearsOf = (em: EntityManager): Promise<OpenFiscalYear[]> => em.execute<OpenFiscalYear[]>(text);

// Entries are found year by year, so that the years of a long journal are not counted line by line.
const text = `
  with recursive company_year as (
    select id, time_zone, fiscal_year_start_month as month from company where id = noria_company()
  ), known as (
    (select e.fiscal_year as year, e.posted_on from company_year c join journal_entry e on e.company_id = c.id order by e.posted_on limit 1)
    union all
    select next.* from known k, company_year c, lateral (
      select e.fiscal_year, e.posted_on from journal_entry e
      where e.company_id = c.id and e.posted_on >= make_date(k.year + 1, c.month, 1) order by e.posted_on limit 1) next
  ), open as (
    select k.year, make_date(k.year, c.month, 1) as starts_on, (make_date(k.year, c.month, 1) + interval '1 year' - interval '1 day')::date as ends_on,
      (now() at time zone c.time_zone)::date as today
    from known k, company_year c
    where not exists (select from fiscal_year f where f.company_id = c.id and f.year = k.year and f.deleted_at is null)
  )
  select year, starts_on::text as "startsOn", ends_on::text as "endsOn",
    ends_on < today and year = min(year) over () as "isClosable"
  from open order by year`;
