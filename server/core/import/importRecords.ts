import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { CompiledQuery } from 'kysely';
import { writersOf } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { asExpected } from '../database/databaseErrors.ts';
import type { EntityService } from '../record/EntityService.ts';
import { withNext } from '../database/withNext.ts';
import { InvalidInput, NotFound, RefusedWithAnswer, type Issue } from '../errors.ts';
import { readUpload } from '../upload/receiveFile.ts';
import { ordinaryEntities, type Crud } from '../graphql/CrudResolver.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Viewer } from '../session/Viewer.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import type { FromRows } from './FromRows.ts';
import { inWords, type RowIssue } from './inWords.ts';
import { importFields, type ImportField } from './importFields.ts';
import type { ImportMapping, ImportRecordsInput } from './ImportTypes.ts';
import { labelKey } from './importValue.ts';
import { rejectedRows } from './rejectedRows.ts';
import { readTable } from './readTable.ts';
import { RowReader, type Column, type ReadRow } from './RowReader.ts';
import type { Table } from './Table.ts';

/** Maximum row errors before the import stops. */
const errorLimit = 1_000;
/** Rows after which the unit of work is cleared. */
const batch = 100;

type Values = Record<string, unknown>;
type Service = EntityService<VersionedRecord, Values> & Partial<FromRows<Values>>;

/** Returns the entity with this name. Throws NotFound if it cannot be imported, or the refusal if the viewer may not write it. */
export function importable(viewer: Viewer, entity: string): Crud<VersionedRecord, never> {
  const crud = ordinaryEntities.get(entity);
  if (!crud) throw NotFound();
  const refused = refusal(viewer, writersOf(crud.Entity), 'WRITE');
  if (refused) throw refused;
  return crud;
}

/**
 * Creates a record from each row of a file, or updates the one with the same key, through the entity's own service and rules: all of them
 * or, when a row is invalid, none; with `skipInvalid`, the valid ones. Empty cells leave existing values unchanged.
 */
export async function importRecords(scope: Scope, schema: GraphQLSchema, input: ImportRecordsInput): Promise<Values> {
  const crud = importable(scope.viewer, input.entity);
  const { em } = scope;
  const fields = importFields(crud, em.getMetadata().get(crud.Entity));
  if (!input.file) throw new InvalidInput({ field: 'file', code: 'required' });
  const table = await readTable(input.file);
  const columns = mapped(input, fields, table);
  const service = new crud.Service(scope) as unknown as Service;
  const rows = await new RowReader(scope, schema, columns).read(table);
  const key = columns.find(({ field }) => field.name === input.key)?.field;
  const existing = key ? await findByKey(em, crud, key.name, rows, service) : new Map<string, Known[]>();
  const defaults = Object.fromEntries(fields.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])));
  const run = new Import(service, { scope, key: key?.name, existing, defaults });
  for (const [index, row] of rows.entries()) {
    await scope.context.progress?.(index, rows.length);
    await run.row(row);
    if (index % batch === batch - 1) em.clear();
    if (run.errors.length >= errorLimit && !input.skipInvalid) break;
  }
  await scope.context.progress?.(rows.length, rows.length);
  const { created, updated, unchanged, ids, errors } = run;
  const told = await inWords(errors, scope.context.language);
  const rowErrors = told.slice(0, errorLimit);
  const rejectedFile = input.skipInvalid && told.length ? await rejectedRows(table, columns, told, scope.context.language) : null;
  const answer = { created, updated, unchanged, ids, rowErrors, rejectedFile };
  if (errors.length && !input.dryRun && !input.skipInvalid)
    throw new RefusedWithAnswer('importHasErrors', { count: errors.length }, { ...answer, created: 0, updated: 0, ids: [] });
  return answer;
}

/** Reads the file of an import that will run in the background; checks the viewer's permission first. */
export async function fileToImport({ viewer }: Scope, { entity, file }: ImportRecordsInput): Promise<{ name: string; bytes: Buffer }> {
  importable(viewer, entity);
  if (!file) throw new InvalidInput({ field: 'file', code: 'required' });
  const { filename: name, bytes } = await readUpload(file, 'file');
  return { name, bytes };
}

function mapped({ mapping, key }: ImportRecordsInput, fields: ImportField[], { titles }: Table): Column[] {
  const columns = mapping.map(({ column, field: name, labels }: ImportMapping, index): Column => {
    const field = fields.find(one => one.name === name);
    if (!field || column < 0 || column >= titles.length) throw new InvalidInput({ field: `mapping.${index}`, code: 'invalid' });
    const named = Object.entries(labels ?? {}).map(([label, value]): [string, string] => [labelKey(label), value]);
    return { column, field, labels: new Map(named) };
  });
  const twice = columns.findIndex(({ field }, index) => columns.findIndex(other => other.field === field) < index);
  if (twice >= 0) throw new InvalidInput({ field: `mapping.${twice}`, code: 'taken' });
  if (key && !columns.some(({ field }) => field.name === key)) throw new InvalidInput({ field: 'key', code: 'invalid' });
  return columns;
}

/** An existing record. */
interface Known {
  id: string;
  version: number;
}

const keyOf = (value: unknown) => labelKey(String(value));

async function findByKey(
  em: EntityManager,
  { Entity }: Crud<VersionedRecord, never>,
  key: string,
  rows: ReadRow[],
  service: Service,
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
class Import {
  created = 0;
  updated = 0;
  unchanged = 0;
  readonly ids: string[] = [];
  readonly errors: RowIssue[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly service: Service,
    private readonly by: {
      scope: Scope;
      key: string | undefined;
      /** Existing records by key. */
      existing: Map<string, Known[]>;
      /** Values of a new record whose row has none. */
      defaults: Values;
    },
  ) {}

  async row({ line, values, issues }: ReadRow): Promise<void> {
    if (issues.length) return this.refuse(line, issues);
    const { key: field, existing } = this.by;
    const key = field !== undefined && values[field] !== undefined ? keyOf(values[field]) : undefined;
    const known = (key !== undefined && existing.get(key)) || [];
    if (known.length > 1) return this.refuse(line, [{ field, code: 'ambiguous' }]);
    if (key !== undefined && this.seen.has(key)) return this.refuse(line, [{ field, code: 'importTwice' }]);
    if (key !== undefined) this.seen.add(key);
    await this.send(`${withNext}savepoint import_row`);
    try {
      await this.write(known[0], values);
      await this.send(`${withNext}release savepoint import_row`);
      return undefined;
    } catch (error) {
      const expected = asExpected(error);
      if (!expected) throw error;
      await this.send('rollback to savepoint import_row');
      this.by.scope.em.clear();
      return this.refuse(line, expected.issues);
    }
  }

  private async write(known: Known | undefined, values: Values): Promise<void> {
    const fresh = { ...this.by.defaults, ...values };
    const record = known
      ? await this.service.update({ id: known.id, ...values })
      : await this.service.create(this.service.fromRow?.(fresh) ?? fresh);
    if (known && record.version === known.version) {
      this.unchanged += 1;
      return;
    }
    if (known) this.updated += 1;
    else this.created += 1;
    if (this.ids.length < batch) this.ids.push(record.id);
  }

  private send(text: string) {
    return this.by.scope.em.getKysely().executeQuery(CompiledQuery.raw(text));
  }

  private refuse(line: number, issues: Issue[]): void {
    for (const { field, code, params } of issues) this.errors.push({ line, field, code, params });
  }
}
