import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { behindSavepoint } from '../database/behindSavepoint.ts';
import { InvalidInput, type Issue } from '../errors.ts';
import type { Crud } from '../graphql/CrudResolver.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { EntityService } from '../record/EntityService.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import type { FindsNamed, FromRows, TellsReferences } from './FromRows.ts';
import { labelKey } from './importValue.ts';
import type { RowIssue } from './inWords.ts';
import { placeIds } from './ownRows.ts';
import type { ReadRow } from './RowReader.ts';

/** Rows after which the unit of work is cleared; ids that are returned at most. */
export const batch = 100;

export type Values = Record<string, unknown>;
/** The service of an entity that is imported. */
export type ImportService = EntityService<VersionedRecord, Values> & Partial<FromRows<Values> & TellsReferences & FindsNamed<Values>>;

/** An existing record. */
export interface Known {
  id: string;
  version: number;
}

/** Returns a key as it is compared. */
export const keyOf = (value: unknown) => labelKey(String(value));

/** Returns the existing records by the keys of the rows, which are normalised as their values are stored. */
export async function findByKey(
  em: EntityManager,
  { Entity }: Crud<VersionedRecord, never>,
  key: string,
  rows: ReadRow[],
  service: ImportService,
): Promise<Map<string, Known[]>> {
  const meta = em.getMetadata().get(Entity);
  const column = (meta.properties[key as never] as { fieldNames: string[] } | undefined)?.fieldNames[0];
  if (!column) throw new InvalidInput({ field: 'key', code: 'invalid' });
  const breath = new EventLoopBreak();
  const keys = new Set<string>();
  for (const { values } of rows) {
    if (breath.isDue) await breath.take();
    if (values[key] === undefined) continue;
    values[key] = service.normalised(key, values[key]);
    keys.add(keyOf(values[key]));
  }
  const text = `select lower(t.${column}::text) as key, t.id, t.version from ${meta.tableName} t where t.company_id = noria_company() and t.deleted_at is null and lower(t.${column}::text) = any($1)`;
  const found = await em.getKysely().executeQuery<Known & { key: string }>(CompiledQuery.raw(text, [[...keys]]));
  const existing = new Map<string, Known[]>();
  for (const row of found.rows) {
    const known = existing.get(row.key);
    if (known) known.push(row);
    else existing.set(row.key, [row]);
  }
  return existing;
}

/** Runs one import row by row, each in its own savepoint, so that one invalid row does not hide the next. */
export class ImportRun {
  created = 0;
  updated = 0;
  unchanged = 0;
  readonly ids: string[] = [];
  readonly errors: RowIssue[] = [];
  /** The records of the rows before, by key. */
  private readonly written = new Map<string, string>();
  private readonly seen = new Set<string>();

  constructor(
    private readonly service: ImportService,
    private readonly by: {
      scope: Scope;
      key: string | undefined;
      /** Existing records by key. */
      existing: Map<string, Known[]>;
      /** Values of a new record whose row has none. */
      defaults: Values;
    },
  ) {}

  async row({ line, values, fallback, issues }: ReadRow): Promise<void> {
    if (issues.length) return this.refuse(line, issues);
    const { key: field, existing } = this.by;
    const key = field !== undefined && values[field] !== undefined ? keyOf(values[field]) : undefined;
    const known = (key !== undefined && existing.get(key)) || [];
    if (known.length > 1) return this.refuse(line, [{ field, code: 'ambiguous' }]);
    if (key !== undefined && this.seen.has(key)) return this.refuse(line, [{ field, code: 'importTwice' }]);
    if (key !== undefined) this.seen.add(key);
    const missing = placeIds(values, name => this.written.get(name) ?? existing.get(name)?.[0].id);
    if (missing.length)
      return this.refuse(
        line,
        missing.map(name => ({ field: name, code: 'notFound' })),
      );
    const refused = await behindSavepoint(this.by.scope.em, async () => {
      const id = await this.write(known[0], values, fallback);
      if (key !== undefined) this.written.set(key, id);
    });
    return refused && this.refuse(line, refused.issues);
  }

  private async write(known: Known | undefined, values: Values, fallback: Values): Promise<string> {
    const fresh = { ...this.by.defaults, ...fallback, ...values };
    const found = (given: Values) => this.service.findNamed?.(given, known?.id) ?? given;
    const record = known
      ? await this.service.update({ id: known.id, ...(await found(values)) })
      : await this.service.create(await found(this.service.fromRow?.(fresh) ?? fresh));
    if (known && record.version === known.version) {
      this.unchanged += 1;
      return record.id;
    }
    if (known) this.updated += 1;
    else this.created += 1;
    if (this.ids.length < batch) this.ids.push(record.id);
    return record.id;
  }

  private refuse(line: number, issues: Issue[]): void {
    for (const { field, code, params } of issues) this.errors.push({ line, field, code, params });
  }
}
