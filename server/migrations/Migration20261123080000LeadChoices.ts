import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';
import { restateSearch } from './restateSearch.ts';

const columns = `
  ${recordColumns},
  name text collate "und-x-icu" not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(name)) stored`;

/** What a new company finds in its lists, by language. */
const first = {
  loss_reason: {
    en: ['Price', 'Chose a competitor', 'No budget', 'Timing', 'No response', 'Other'],
    ar: ['السعر', 'اختار منافسًا', 'لا توجد ميزانية', 'التوقيت', 'لم يرد', 'سبب آخر'],
    sp: ['Precio', 'Eligió a un competidor', 'Sin presupuesto', 'Plazo', 'Sin respuesta', 'Otro'],
  },
  lead_source: {
    en: ['Website', 'Referral', 'Trade fair', 'Phone call', 'Newsletter', 'Other'],
    ar: ['الموقع الإلكتروني', 'توصية', 'معرض', 'اتصال هاتفي', 'نشرة بريدية', 'مصدر آخر'],
    sp: ['Sitio web', 'Recomendación', 'Feria', 'Llamada', 'Boletín', 'Otro'],
  },
};
const codes = { loss_reason: 76, lead_source: 77 };

/**
 * Loss reasons and lead sources become lists that each company edits. What leads said until now is kept: a source becomes one of the list,
 * the text of a loss the note beside its reason.
 */
export class Migration20261123080000LeadChoices extends Migration {
  up() {
    for (const table of Object.keys(codes)) {
      this.addSql(`create table ${table} (${columns})`);
      this.addSql(`create unique index ${table}_name_key on ${table} (company_id, lower(name)) where deleted_at is null`);
      this.addSql(`select noria_tenant('${table}'), noria_searchable('${table}')`);
    }
    this.addSql(`
      alter table lead add column loss_reason_id uuid, add column loss_note text, add column source_id uuid,
        add foreign key (company_id, loss_reason_id) references loss_reason (company_id, id),
        add foreign key (company_id, source_id) references lead_source (company_id, id)`);
    this.addSql(`create index lead_loss_reason_idx on lead (company_id, loss_reason_id)`);
    this.addSql(`create index lead_source_idx on lead (company_id, source_id)`);
    this.founding();
    this.keepTexts();
    this.addSql(restateSearch('lead', `noria_fold(title || ' ' || description || ' ' || reason)`));
    this.addSql(`alter table lead drop column source, drop column loss_reason`);
  }

  /** A new company's lists are in the language of the setting app.language, English without one. */
  private founding() {
    const values = Object.entries(first).flatMap(([table, languages]) =>
      Object.entries(languages).flatMap(([language, names]) => names.map(name => `('${table}', '${language}', '${name}')`)),
    );
    const inserts = Object.entries(codes).map(
      ([table, code]) => `insert into ${table} (id, company_id, name)
          select noria_new_id(${code}), company, name from given where given.of = '${table}' and given.language = chosen;`,
    );
    this.addSql(`
      create function noria_found_lead_choices(company uuid, chosen text) returns void language plpgsql as $$
      declare entered text := current_setting('app.company', true);
      begin
        perform set_config('app.company', company::text, true);
        ${inserts.map(insert => insert.replace('select', `with given (of, language, name) as (values ${values.join(', ')}) select`)).join('\n')}
        perform set_config('app.company', coalesce(entered, ''), true);
      end $$`);
    this.addSql(`
      create function noria_lead_choices_founded() returns trigger language plpgsql as $$
      begin
        perform noria_found_lead_choices(new.id, coalesce(nullif(current_setting('app.language', true), ''), 'en'));
        return null;
      end $$`);
    this.addSql(`create trigger lead_choices after insert on company for each row execute function noria_lead_choices_founded()`);
  }

  /** Goes through the companies one by one, because row level security shows the rows of one at a time. */
  private keepTexts() {
    this.addSql(`
      do $$
      declare
        one uuid;
        spoken text;
        other uuid;
      begin
        perform set_config('app.platform', 'on', true);
        for one in select id from company loop
          perform set_config('app.company', one::text, true);
          select language into spoken from user_account order by created_at limit 1;
          perform noria_found_lead_choices(one, coalesce(spoken, 'en'));
          insert into lead_source (id, company_id, name)
            select noria_new_id(${codes.lead_source}), one, min(left(trim(l.source), 120)) from lead l
            where l.company_id = one and trim(l.source) <> ''
              and not exists (select from lead_source s where s.company_id = one and lower(s.name) = lower(left(trim(l.source), 120)))
            group by lower(left(trim(l.source), 120));
          update lead l set source_id = s.id, source = null from lead_source s
            where l.company_id = one and s.company_id = one and lower(s.name) = lower(left(trim(l.source), 120));
          select id into other from loss_reason where company_id = one and name in (${Object.values(first.loss_reason)
            .map(names => `'${names.at(-1)}'`)
            .join(', ')});
          update lead l set loss_reason_id = other, loss_note = loss_reason where l.company_id = one and loss_reason is not null;
        end loop;
        perform set_config('app.platform', '', true);
        perform set_config('app.company', '', true);
      end $$`);
  }
}
