-- A project with many tasks in one demo company, flat: their lists and boards are measured. Settings: tasks.records, tasks.project (a name).
do $$
declare
  records int := current_setting('tasks.records')::int;
  batch constant int := 10000;
  owner uuid := (select id from user_account where company_id = noria_company() order by id limit 1);
  columns uuid[] := (select array_agg(id order by rank) from status_column where company_id = noria_company() and scope = 'TASK' and kind <> 'CUSTOM');
  today date := (select (now() at time zone time_zone)::date from company where id = noria_company());
  made uuid := (select id from project where company_id = noria_company() and name = current_setting('tasks.project'));
  project_key text := (select key from project where company_id = noria_company() and name = current_setting('tasks.project'));
  -- Ranks are unique in a column, whatever the project: keys of fractional-indexing, whose first letter tells how many digits follow.
  before int := (select count(*) from task where company_id = noria_company());
  n0 int;
begin
  for n0 in select generate_series(0, records - 1, batch) loop
    insert into task (id, project_id, key, number, name, summary, tags, priority, column_id, rank, plan_rank, start_on, due_on, column_since, done_at)
      select noria_new_id(195), made, project_key || '-' || n + 1000, n + 1000, 'Task ' || n || ' of the long list', 'As measured.',
        array['bench', 'label ' || n % 7], (array['LOW', 'MEDIUM', 'HIGH', 'URGENT'])[1 + n % 4], columns[1 + n % 3], 'f' || lpad((before + n)::text, 6, '0') || 'V',
        'f' || lpad(n::text, 6, '0') || 'V', today + n % 30, today + 30 + n % 30, now(), case when n % 3 = 2 then now() end
      from generate_series(n0, least(n0 + batch, records) - 1) n;
    insert into task_assignee (id, task_id, position, user_id)
      select noria_new_id(196), id, 1, owner from task
      where company_id = noria_company() and project_id = made and number between n0 + 1000 and n0 + 999 + batch;
  end loop;
end $$;
