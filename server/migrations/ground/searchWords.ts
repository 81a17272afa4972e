/** Characters that separate words: blanks and punctuation, by code point, so that no locale of the database decides. `core/search/searchWords.ts` separates the same. */
const between = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0600-\u060c\u061b-\u061f\u066a-\u066d\u06d4\u2000-\u206f\u3000-\u303f]+`;
const blanks = String.raw`[\u0001-\u0020\u0085\u00a0\u060c\u2000-\u200b\u3000]+`;

/**
 * The words of every record that is searched, each a row of an index that begins with company and type (docs/search.md). `like` is not
 * leakproof, so under row level security no index serves it; comparisons of texts are, so a range of words is found by the index.
 */
export const searchWords = String.raw`
-- One spelling to search by: compatibility forms, accents, harakat and tatweel gone; alef, ya and ta marbuta unified (domain §0).
create function noria_fold(words text) returns text language sql immutable parallel safe strict
  as $$ select translate(regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'), 'ٱىة', 'ايه') $$;

-- Arabic digits, and the letters that Persian keyboards write for ya and kaf; few texts have any, and to look is cheaper than to translate.
create function noria_plain(folded text) returns text language sql immutable parallel safe strict
  as $$ select case when folded ~ '[٠-٩۰-۹یک]' then translate(folded, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹یک', '01234567890123456789يك') else folded end $$;

-- Beside its plain words a text is found by: addresses and numbers whole, a number without its separators or leading zeros, a
-- phone number without its country code, an Arabic noun without its article. Most of what an insert costs, so each text is split once, and
-- regular expressions that most words fail come after a comparison.
create function noria_words(folded text, title text) returns table (word text, place smallint) language sql immutable parallel safe as $$
  with given as materialized (
    select noria_plain(folded) as folded, noria_plain(title) as title
  ), part as materialized (
    select p, p collate "C" >= '0' and p collate "C" < ':' as is_number
    from given, unnest(regexp_split_to_array(given.folded, '${between}')) p where p <> ''
  ), chunk as materialized (
    select c from given, unnest(regexp_split_to_array(given.folded, '${blanks}')) c where c ~ '[@0-9]'
  )
  select left(w, 64), min(place)::smallint from (
    select p, case when is_number or p ~ '[0-9]' then 0 else 3 end from part
    union all select btrim(c, '.,;:!?()[]"'''), 0 from chunk
    union all select regexp_replace(c, '[^0-9]', '', 'g'), 0 from chunk where c ~ '^[0-9][-./0-9]+$'
    union all select ltrim(p, '0'), 0 from part where is_number and p ~ '^0+[1-9][0-9]*$'
    union all select unnest(array[substr(p, 2), substr(p, 3), substr(p, 4), substr(p, 5)]), 3
      from part where is_number and length(p) >= 8 and p ~ '^[0-9]+$'
    union all select substr(p, 3), 3 from part where starts_with(p, 'ال') and length(p) >= 5
    union all select p, case when n = min(n) over () then 1 else 2 end
      from given, unnest(regexp_split_to_array(given.title, '${between}')) with ordinality t (p, n) where p <> ''
  ) found (w, place) where w <> '' group by 1
$$;

create function noria_has_word(folded text, beginning text) returns boolean language plpgsql immutable parallel safe as $$
begin
  return noria_plain(folded) ~ ('(^|${between.slice(0, -1)})' || beginning)
    or exists (select from noria_words(folded, null) w where starts_with(w.word, beginning));
end $$;

-- Keeps the words of a table that has a column "search"; the words of its name, title or number count most. Row level security is not forced
-- meanwhile, because it would hide existing rows from the owner.
create function noria_searchable(target regclass) returns void language plpgsql as $$
declare
  title text := coalesce((
    select format('noria_fold(r.%I)', attname) from pg_attribute where attrelid = target and attname in ('name', 'title', 'number')
    order by array_position(array['name', 'title', 'number'], attname::text) limit 1), 'null::text');
  kept text := format('insert into search_word select r.company_id, get_byte(uuid_send(r.id), 15), w.word, r.id, w.place
    from %%s, noria_words(r.search, %s) w where r.deleted_at is null on conflict do nothing', title);
begin
  execute format('create function %I() returns trigger language plpgsql as $body$
    begin
      %s;
      return null;
    end $body$', target || '_words_kept', format(kept, 'new_rows r'));
  execute format('create function %I() returns trigger language plpgsql as $body$
    begin
      delete from search_word s using noria_words(old.search, null) w
        where s.company_id = old.company_id and s.type = get_byte(uuid_send(old.id), 15) and s.word = w.word and s.record_id = old.id;
      if tg_op = ''UPDATE'' then
        %s;
      end if;
      return null;
    end $body$', target || '_words_changed', format(kept, '(select new.*) r'));
  execute format('create trigger words_kept after insert on %s referencing new table as new_rows for each statement execute function %I()',
    target, target || '_words_kept');
  execute format('create trigger words_changed after update on %s for each row
    when (old.search is distinct from new.search or (old.deleted_at is null) <> (new.deleted_at is null)) execute function %I()',
    target, target || '_words_changed');
  execute format('create trigger words_gone after delete on %s for each row execute function %I()', target, target || '_words_changed');
  execute format('alter table %s no force row level security; alter table search_word no force row level security', target);
  execute format(kept, format('%s r', target));
  execute format('alter table %s force row level security; alter table search_word force row level security', target);
end $$;
`;

/** The index itself. */
export const searchWord = `
-- "place" ranks a word of its record: 0 number, phone or address; 1 the first of its name; 2 another of its name; 3 any other.
create table search_word (
  company_id uuid not null,
  type smallint not null,
  word text collate "C" not null,
  record_id uuid not null,
  place smallint not null,
  primary key (company_id, type, word, record_id) include (place)
);
select noria_tenant('search_word', 'select, insert, delete');
`;
