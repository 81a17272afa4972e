-- A million records in one demo company for the command palette to search: 450 000 customers, 350 000 contacts, 150 000 leads, 50 000
-- orders, with names as unevenly distributed as real ones. Settings: million.records. The same in every run, except for ids.
do $$
declare
  records int := current_setting('million.records')::int;
  batch constant int := 10000;
  first_names constant text[] := '{María,José,Ahmad,Fatima,Sara,Omar,Lucía,Carlos,Daniel,Sofía,Khalid,Layla,Yusuf,Noor,James,Emma,Oliver,Amelia,Liam,Ava,Hugo,Martina,Pablo,Julia,Álvaro,Irene,Tariq,Huda,Salim,Rania}';
  last_names constant text[] := '{García,Martínez,López,Sánchez,Haddad,Nasser,Khoury,Mansour,Smith,Jones,Taylor,Brown,Wilson,Evans,Romero,Navarro,Torres,Vega,Delgado,Rojas,Ortega,Saleh,Qasim,Darwish,Najjar,Walker,Hughes,Parker,Cooper,Bennett,Iglesias,Castillo,Herrera,Cabrera,Marín,Peña,Zidan,Hamdan,Shaheen,Barakat}';
  arabic constant text[] := '{أحمد,محمد,فاطمة,خالد,سارة,يوسف,ليلى,عمر,نور,حسن}';
  trades constant text[] := '{Trading,Foods,Textiles,Pumps,Steel,Logistics,Pharma,Paper,Glass,Ceramics,Motors,Energy,Marine,Timber,Optics}';
  cities constant text[] := '{Amman,Bilbao,Cairo,Denver,Essaouira,Faro,Granada,Haifa,Irbid,Jeddah,Madrid,Málaga,Porto,Beirut,Leeds,Austin}';
  owner uuid := (select id from user_account where company_id = noria_company() order by id limit 1);
  stage uuid := (select id from lead_column where company_id = noria_company() order by id limit 1);
  customers uuid[];
  n0 int;
begin
  for n0 in select generate_series(0, records * 45 / 100 - 1, batch) loop
    insert into customer (id, name, company_name, email, phone, address, city, country, owner_id)
      select noria_new_id(65),
        case when n % 9 = 0 then 'شركة ' || arabic[1 + n % 10] || ' ' || n when n % 3 = 0 then last_names[1 + n % 40] || ' ' || trades[1 + (n / 7) % 15] || ' Trading'
          else first_names[1 + n % 30] || ' ' || last_names[1 + (n / 3) % 40] || ' ' || n end,
        last_names[1 + (n / 5) % 40] || ' ' || trades[1 + n % 15] || ' Ltd.', 'office' || n || '@customer' || n % 5000 || '.test',
        '+34' || lpad((600000000 + n)::text, 9, '0'), 'Street ' || n % 300, cities[1 + n % 16], 'ES', owner
      from generate_series(n0, least(n0 + batch, records * 45 / 100) - 1) n;
  end loop;
  select array_agg(id) into customers from (select id from customer where company_id = noria_company() limit 1000) any_of_them;
  for n0 in select generate_series(0, records * 35 / 100 - 1, batch) loop
    insert into contact (id, name, department, email, phone, customer_id)
      select noria_new_id(66), case when n % 10 = 0 then arabic[1 + (n / 10) % 10] || ' ' || arabic[1 + (n / 100) % 10] else first_names[1 + n % 30] || ' ' || last_names[1 + (n / 30) % 40] end,
        'Buying', 'person' || n || '@mail' || n % 700 || '.test', '00962' || lpad((790000000 + n)::text, 9, '0'), customers[1 + n % 1000]
      from generate_series(n0, least(n0 + batch, records * 35 / 100) - 1) n;
  end loop;
  for n0 in select generate_series(0, records * 15 / 100 - 1, batch) loop
    insert into lead (id, title, customer_id, owner_id, column_id, rank, description, reason, order_value)
      select noria_new_id(68), 'Offer ' || n || ' ' || trades[1 + n % 15] || ' for ' || cities[1 + n % 16], customers[1 + n % 1000], owner, stage,
        'z' || lpad(n::text, 8, '0') || 'V', 'Wants an offer of ' || trades[1 + n % 15], 'Fair', n % 9000
      from generate_series(n0, least(n0 + batch, records * 15 / 100) - 1) n;
  end loop;
  for n0 in select generate_series(0, records * 5 / 100 - 1, batch) loop
    insert into crm_order (id, number, customer_id, description, currency, subtotal, discount_total, tax_total, total, reason, ordered_on, search)
      select noria_new_id(70), 'SO-2019-' || lpad(n::text, 6, '0'), customers[1 + n % 1000], 'Delivery of ' || trades[1 + n % 15], 'USD', 10, 0, 0, 10, 'Agreed', '2019-03-01',
        noria_fold('SO-2019-' || lpad(n::text, 6, '0') || ' Delivery of ' || trades[1 + n % 15])
      from generate_series(n0, least(n0 + batch, records * 5 / 100) - 1) n;
  end loop;
end $$;
