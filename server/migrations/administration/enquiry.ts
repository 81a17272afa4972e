/**
 * What visitors of the landing page leave: an address for the newsletter, a request for a demo. They belong to no company, so both tables
 * are the platform's own. The request role may name them but its policies show it no row: `node` then finds nothing instead of failing.
 */
export const enquiry = `
create table newsletter_subscriber (
  id uuid primary key,
  email text not null constraint newsletter_subscriber_email_key unique check (email = lower(email)),
  language text not null check (language in ('EN', 'AR', 'SP')),
  created_at timestamptz(3) not null default now(),
  search text generated always as (noria_fold(email)) stored
);
create index newsletter_subscriber_created_idx on newsletter_subscriber (created_at, id);
select noria_platform_table('newsletter_subscriber'), noria_grant('newsletter_subscriber', 'select');

create table demo_request (
  id uuid primary key,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  name text collate "und-x-icu" not null,
  email text not null,
  company text collate "und-x-icu" not null,
  message text,
  language text not null check (language in ('EN', 'AR', 'SP')),
  handled_at timestamptz(3),
  status text not null generated always as (case when handled_at is null then 'NEW' else 'HANDLED' end) stored,
  search text generated always as (noria_fold(name || ' ' || email || ' ' || company || ' ' || coalesce(message, ''))) stored
);
create index demo_request_created_idx on demo_request (created_at, id) where deleted_at is null;
-- A request sent twice, by a double click or because the first answer was lost, stays one.
create unique index demo_request_open_key on demo_request (email, md5(name || chr(10) || company || chr(10) || coalesce(message, '')))
  where handled_at is null and deleted_at is null;
select noria_platform_table('demo_request', 'select, insert, update'), noria_grant('demo_request', 'select');
`;
