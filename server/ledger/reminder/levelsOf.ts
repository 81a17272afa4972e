import type { EntityManager } from '@mikro-orm/postgresql';
import { check } from '../../core/graphql/check.ts';
import { noteOnDocument } from '../document/noteOnDocument.ts';
import { defaultLevels, reminderLevelsRules, type ReminderLevelValues } from './reminder.rules.ts';

/** Reads the three levels of the company, the first one first. */
export async function levelsOf(em: EntityManager): Promise<ReminderLevelValues[]> {
  const rows = await em.execute<ReminderLevelValues[]>(
    `select days, trim_scale(fee)::text as fee, text_en as "textEn", text_ar as "textAr", text_sp as "textSp"
     from reminder_level where company_id = noria_company() order by level`,
  );
  return rows.length ? rows : defaultLevels;
}

/** Sets the three levels. Reminders that were sent stay as they are. @throws InvalidInput naming the level's field. */
export async function setLevels(em: EntityManager, input: object): Promise<ReminderLevelValues[]> {
  const { levels } = check(reminderLevelsRules, input);
  const [{ id }] = await em.execute<[{ id: string }]>('select id from ledger_setting where company_id = noria_company() for no key update');
  const before = await levelsOf(em);
  await em.execute(
    `insert into reminder_level (company_id, level, days, fee, text_en, text_ar, text_sp)
     select noria_company(), l.level, l.days, l.fee, l."textEn", l."textAr", l."textSp"
     from jsonb_to_recordset(?::jsonb) as l (level integer, days integer, fee numeric, "textEn" text, "textAr" text, "textSp" text)
     on conflict (company_id, level) do update set days = excluded.days, fee = excluded.fee, text_en = excluded.text_en,
       text_ar = excluded.text_ar, text_sp = excluded.text_sp`,
    [JSON.stringify(levels.map((level, index) => ({ level: index + 1, ...level })))],
  );
  await noteOnDocument(em, { id, name: null }, { reminderLevels: [before, levels] });
  return levels;
}
