/** Documents are found by their number and words, and by their customer's name, whatever it is by then. */
export const documentSearch = `
create function noria_deal_search() returns trigger language plpgsql as $$
begin
  new.search := noria_fold(concat_ws(' ', new.number, new.description, to_jsonb(new) ->> 'reason',
    (select concat_ws(' ', c.name, c.company_name) from customer c where c.company_id = new.company_id and c.id = new.customer_id)));
  return new;
end $$;
create trigger search before insert or update on crm_order for each row execute function noria_deal_search();
create trigger search before insert or update on crm_quotation for each row execute function noria_deal_search();
select noria_searchable('crm_order'), noria_searchable('crm_quotation');

create function noria_customer_renamed() returns trigger language plpgsql as $$
begin
  update crm_order set search = '' where company_id = new.company_id and customer_id = new.id;
  update crm_quotation set search = '' where company_id = new.company_id and customer_id = new.id;
  return null;
end $$;
create trigger renamed after update of name, company_name on customer for each row
  when (new.name is distinct from old.name or new.company_name is distinct from old.company_name)
  execute function noria_customer_renamed();
`;
