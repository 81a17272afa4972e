import { forgetValues, nameOf } from '../database/ChangeLog.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { InvalidInput, Refused } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Scope } from '../graphql/Scope.ts';
import { userCode } from '../companyUser/CompanyUser.ts';
import { typeOfId } from '../database/ids.ts';
import type { ErasedRecords, Substitutes } from './Erasable.ts';
import { erasureRules } from './erasure.rules.ts';
import { findErasable, keptOf, recordsOf, refusalsOf } from './findErasable.ts';
import { substitutes } from './substitutes.ts';

/** The person to erase, and the reason. */
export interface Erasing {
  id: string;
  version?: number;
  /** The exact name on the record, typed as confirmation. */
  name: string;
  reason: string;
}

/** Longer than the usual limit for requests, because the whole audit trail is read once. */
const timeout = '5min';

/**
 * Permanently erases a person's data (GDPR, article 17). Records are overwritten through the unit of work, with versions, audit lines and
 * notices like any other change; other texts about the person, past changes included, by `noria_erase`. Data required by law is retained.
 * Runs in one transaction; a job queued by it removes the files. Throws InvalidInput; Refused with the first open issue; Conflict;
 * RequestError FORBIDDEN, NOT_FOUND.
 */
export async function erasePerson(scope: Scope, { id, version, ...input }: Erasing): Promise<string> {
  const { em, context } = scope;
  const { name, reason } = check(erasureRules, input);
  const person = await findErasable(scope, id, { version, hold: true });
  const { root, parts, found, type } = person;
  if (name !== person.name.trim()) throw new InvalidInput({ field: 'name', code: 'erasureNameDiffers' });
  const [refused] = await refusalsOf(scope, person);
  if (refused) throw new Refused(refused.what, { count: refused.count });
  const put = substitutes[context.language];
  const records = await recordsOf(scope, person);
  const kept = await keptOf(scope, person);
  const told = found ? reason.replace(new RegExp(found.replaceAll('[[:alnum:]]', String.raw`[\p{L}\p{N}]`), 'giu'), put.text) : reason;

  const titles = records.flatMap(({ rows }) => rows.map(row => nameOf(row as never) ?? ''));
  for (const part of parts) await part.before?.(scope, root);
  const files: string[] = [];
  for (const { of, rows } of records) {
    for (const row of rows) files.push(...overwrite(row, of, put));
    if (of.lines && rows.length) await overwriteLines(scope, of.lines, rows, put);
  }
  await em.flush();
  for (const part of parts) await part.after?.(scope, root);
  await em.flush();
  forgetValues(em, put.text);
  const about = {
    id,
    type,
    name: put.name,
    put: put.text,
    sought: found ?? null,
    records: records.flatMap(({ rows }) => rows.map(row => row.id)),
    kept: kept.flatMap(({ ids }) => ids),
    // Shorter titles are likely to occur in texts about other subjects.
    titles: titles.filter(title => title.length >= 4),
    files,
    isUser: typeOfId(id) === userCode,
    reason: told,
    requestId: context.origin.requestId,
    ipAddress: context.origin.ipAddress,
  };
  await em.execute(`set local statement_timeout = '${timeout}'`);
  await em.execute('select noria_erase(?::jsonb)', [JSON.stringify(about)]);
  return id;
}

/** Overwrites one record; returns the ids of the files that only this record referenced. */
function overwrite(row: VersionedRecord, { fields, files = [] }: ErasedRecords, put: Substitutes): string[] {
  const values = row as unknown as Record<string, { id: string } | null>;
  const named = files.flatMap(field => values[field]?.id ?? []);
  Object.assign(row, fields(row, put), Object.fromEntries(files.map(field => [field, null])));
  return named;
}

/** Overwrites free texts on lines; products and amounts stay. */
const overwriteLines = (
  { em }: Scope,
  { table, column, haveText = false }: NonNullable<ErasedRecords['lines']>,
  rows: VersionedRecord[],
  { text }: Substitutes,
) =>
  em.execute(
    `update ${table} set description = case when product_id is null or ${haveText} then ? end, version = version + 1, updated_at = now()
     where company_id = noria_company() and ${column} = any(?::uuid[]) and description is not null`,
    [text, `{${rows.map(({ id }) => id).join()}}`],
  );
