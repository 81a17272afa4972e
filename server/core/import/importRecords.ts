import type { GraphQLSchema } from 'graphql';
import { writersOf } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { customPrefix } from '../customField/customKey.rules.ts';
import { customizedClass, customizedType } from '../customField/customized.ts';
import { declaredFields } from '../customField/customValues.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { InvalidInput, NotFound, RefusedWithAnswer } from '../errors.ts';
import { readUpload } from '../upload/receiveFile.ts';
import { ordinaryEntities, type Crud } from '../graphql/CrudResolver.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Viewer } from '../session/Viewer.ts';
import { batch, findByKey, ImportRun, keyOf, type ImportService, type Known, type Values } from './ImportRun.ts';
import { inWords } from './inWords.ts';
import { importFields, type ImportField } from './importFields.ts';
import type { ImportMapping, ImportRecordsInput } from './ImportTypes.ts';
import { labelKey } from './importValue.ts';
import { inOrder } from './ownRows.ts';
import { rejectedRows } from './rejectedRows.ts';
import { readTable } from './readTable.ts';
import { RowReader, type Column } from './RowReader.ts';
import type { Table } from './Table.ts';

/** Maximum row errors before the import stops. */
const errorLimit = 1_000;

/** Returns the entity with this name. Throws NotFound if it cannot be imported, or the refusal if the viewer may not write it. */
export function importable(viewer: Viewer, entity: string): Crud<VersionedRecord, never> {
  const crud = ordinaryEntities.get(entity);
  if (!crud) throw NotFound();
  const refused = refusal(viewer, writersOf(crud.Entity), 'WRITE');
  if (refused) throw refused;
  return crud;
}

/** Returns the fields of an entity that a file can fill. */
export async function fieldsToImport(scope: Scope, crud: Crud<VersionedRecord, never>): Promise<ImportField[]> {
  const service = new crud.Service(scope) as unknown as ImportService;
  const metadata = scope.em.getMetadata();
  const targets = Object.entries(service.entitiesByField?.() ?? {}).map(([field, Entity]) => [field, metadata.get(Entity)] as const);
  const told = {
    names: (await service.namesByField?.()) ?? {},
    targets: Object.fromEntries(targets),
    named: service.namedFields ?? [],
  };
  return [...importFields(crud, metadata.get(crud.Entity), told), ...(await customImportFields(scope, crud))];
}

/** The company's own fields, named as the service takes them. */
async function customImportFields(scope: Scope, { Entity }: Crud<VersionedRecord, never>): Promise<ImportField[]> {
  const type = customizedType(Entity);
  const fields = type ? await declaredFields(scope, type) : [];
  return fields.map(({ key, label, kind, target, choices, isRequired }) => ({
    name: customPrefix + key,
    label,
    kind,
    isList: false,
    isNamed: false,
    isRequired,
    values: choices,
    target: target ? scope.em.getMetadata().get(customizedClass(target)) : undefined,
  }));
}

/**
 * Creates a record from each row of a file, or updates the one with the same key, through the entity's own service and rules: all of them
 * or, when a row is invalid, none; with `skipInvalid`, the valid ones. Empty cells leave existing values unchanged.
 */
export async function importRecords(scope: Scope, schema: GraphQLSchema, input: ImportRecordsInput): Promise<Values> {
  const crud = importable(scope.viewer, input.entity);
  const { em } = scope;
  const fields = await fieldsToImport(scope, crud);
  if (!input.file) throw new InvalidInput({ field: 'file', code: 'required' });
  const table = await readTable(input.file);
  const columns = mapped(input, fields, table);
  const service = new crud.Service(scope) as unknown as ImportService;
  const keyColumn = columns.find(({ field }) => field.name === input.key);
  const key = keyColumn?.field;
  const reader = new RowReader(scope, schema, columns, keyColumn && { column: keyColumn, target: em.getMetadata().get(crud.Entity) });
  const read = await reader.read(table);
  const existing = key ? await findByKey(em, crud, key.name, read, service) : new Map<string, Known[]>();
  // A new record is asked for the required ones among the company's own fields.
  const custom = customizedType(crud.Entity) ? [['customFields', []]] : [];
  const named = fields.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]]));
  const defaults = Object.fromEntries([...custom, ...named]) as Values;
  const run = new ImportRun(service, { scope, key: key?.name, existing, defaults });
  const rows = key ? inOrder(read, ({ values }) => (values[key.name] === undefined ? undefined : keyOf(values[key.name]))) : read;
  for (const [index, row] of rows.entries()) {
    await scope.context.progress?.(index, rows.length);
    await run.row(row);
    if (index % batch === batch - 1) em.clear();
    if (run.errors.length >= errorLimit && !input.skipInvalid) break;
  }
  await scope.context.progress?.(rows.length, rows.length);
  const { created, updated, unchanged, ids, errors } = run;
  const told = await inWords(
    errors.toSorted((one, other) => one.line - other.line),
    scope.context.language,
  );
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
  const columns = mapping.map(({ column: first, field: name, labels, otherwise, notation }: ImportMapping, index): Column => {
    const field = fields.find(one => one.name === name);
    const isThere = typeof first === 'number' ? first >= 0 && first < titles.length : !!otherwise;
    if (!field || !isThere) throw new InvalidInput({ field: `mapping.${index}`, code: 'invalid' });
    const isSeveral = field.isList || field.isNamed;
    const isRead = (title: string, at: number) => at === first || (isSeveral && title !== '' && title === titles[first ?? -1]);
    const read = titles.flatMap((title, at) => (isRead(title, at) ? [at] : []));
    const named = Object.entries(labels ?? {}).map(([label, value]): [string, string] => [labelKey(label), value]);
    return { columns: read, field, labels: new Map(named), otherwise: otherwise ?? '', notation: notation ?? 'PLAIN' };
  });
  const twice = columns.findIndex(({ field }, index) => columns.findIndex(other => other.field === field) < index);
  if (twice >= 0) throw new InvalidInput({ field: `mapping.${twice}`, code: 'taken' });
  if (key && !columns.some(({ field }) => field.name === key)) throw new InvalidInput({ field: 'key', code: 'invalid' });
  return columns;
}
