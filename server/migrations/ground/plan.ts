/** What companies pay for, and how much they may have of it. */
export const plan = `
create table plan (
  id uuid primary key,
  code text not null unique,
  monthly_price numeric(19,4) not null,
  yearly_price numeric(19,4) not null,
  module_limit integer,
  user_limit integer,
  storage_limit bigint,
  dashboard_limit integer,
  advanced_security boolean not null default false,
  requires_second_factor boolean not null default false,
  listed boolean not null default true,
  rank integer not null
);
select noria_grant('plan', 'select');

insert into plan (id, code, monthly_price, yearly_price, module_limit, user_limit, storage_limit, dashboard_limit,
    advanced_security, requires_second_factor, listed, rank) values
  ('01900000-0000-7000-8000-000000000102', 'START_UP', 89, 69, 1, 3, 500 * 1048576::bigint, 1, false, false, true, 1),
  ('01900000-0000-7000-8000-000000000202', 'PROFESSIONAL', 179, 119, 3, 9, 3 * 1073741824::bigint, 3, false, false, true, 2),
  ('01900000-0000-7000-8000-000000000302', 'PREMIUM', 279, 189, 5, 15, 15 * 1073741824::bigint, 5, true, true, true, 3),
  ('01900000-0000-7000-8000-000000000402', 'UNLIMITED', 0, 0, null, null, null, null, true, false, false, 4);
`;
