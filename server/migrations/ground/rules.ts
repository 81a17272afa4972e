/** Ids, and how the database refuses. */
export const rules = `
-- A UUID version 7 that ends in its record type, as server/core/database/ids.ts makes them.
create function noria_new_id(kind integer) returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(r, 14, 3) || substr(r, 17, 14)
    || lpad(to_hex(kind), 2, '0'))::uuid
  from replace(gen_random_uuid()::text, '-', '') r
$$;

-- A rule that the database itself keeps, told like one that the server keeps: databaseErrors.ts reads the detail.
create function noria_fail(code text, params jsonb default null, field text default null) returns void language plpgsql as $$
begin
  raise exception using errcode = 'NR002', message = code, detail = jsonb_build_object('code', code, 'params', params, 'field', field)::text;
end $$;

create function noria_frozen() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed: it is reversed', tg_table_name using errcode = '55000';
end $$;

create function noria_refuse() returns boolean language plpgsql as $$
begin
  raise exception 'The rights of the sender have changed' using errcode = 'NR001';
end $$;
`;
