import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import type { GraphQLSchema } from 'graphql';
import { accessOf, refusal } from '../access/allows.ts';
import type { Issue } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import { findReferences } from './findReferences.ts';
import type { ImportField } from './importFields.ts';
import { choiceLimit, importValue, labelKey, wordsOf } from './importValue.ts';
import { RowKey } from './ownRows.ts';
import type { ImportNotation } from './ImportTypes.ts';
import type { Table } from './Table.ts';
import { markdownOfWiki } from './wikiMarkup.ts';

/** A field, the columns of the file that fill it, and the file's labels for its values. */
export interface Column {
  /** Several for a list; none if every row gets `otherwise`. */
  columns: number[];
  field: ImportField;
  labels: Map<string, string>;
  /** What a new record gets where the row has nothing. */
  otherwise: string;
  /** How the file writes it. */
  notation: `${ImportNotation}`;
}

/** The column that identifies the records, and what they are: other rows are referred to by it. */
export interface KeyColumn {
  column: Column;
  target: EntityMetadata;
}

/** A row's parsed values, and the issues of cells that could not be parsed. */
export interface ReadRow {
  line: number;
  values: Record<string, unknown>;
  /** Values of a new record where the row has nothing. */
  fallback: Record<string, unknown>;
  issues: Issue[];
}

/** Returns what the file's labels say of a cell, or the cell. */
const named = (labels: Map<string, string>, cell: string) => (labels.size ? (labels.get(labelKey(cell)) ?? cell) : cell);

/** What a row has in columns: a list may stand in several; of names, the last counts: the sprint that a task was in last. */
function written(columns: number[], cells: string[], isLast = false): string {
  const filled = columns.flatMap(column => cells[column] || []);
  return isLast ? (filled.at(-1) ?? '') : filled.join(',');
}

/** A cell as the product writes it. */
const asOurs = {
  PLAIN: (cell: string) => cell,
  WIKI: markdownOfWiki,
  SECONDS: (cell: string) => (/^\d{1,12}$/.test(cell.trim()) ? (Number(cell) / 3_600).toFixed(2) : cell),
};

/** The names of the records that a cell refers to; none if they are too many. */
function entriesOf({ isList }: ImportField, cell: string): string[] {
  if (!isList) return [cell];
  const words = wordsOf(cell);
  return words.length > choiceLimit ? [] : words;
}

/** Parses cells as values; references are looked up once for the whole file. */
export class RowReader {
  constructor(
    private readonly scope: Scope,
    private readonly schema: GraphQLSchema,
    private readonly columns: Column[],
    private readonly key?: KeyColumn,
  ) {}

  async read({ rows }: Table): Promise<ReadRow[]> {
    const references = new Map<string, Map<string, string[]>>();
    const breath = new EventLoopBreak();
    const own = this.#ownKeys(rows);
    for (const { columns, field, labels, otherwise } of this.columns) {
      if (field.kind !== 'REFERENCE') continue;
      const type = this.schema.getType(field.target!.className);
      const refused = !type || refusal(this.scope.viewer, accessOf(type));
      const cells: string[] = [];
      if (otherwise) cells.push(...entriesOf(field, otherwise));
      for (const { cells: all } of rows) {
        if (breath.isDue) await breath.take();
        const cell = written(columns, all);
        if (cell) cells.push(...entriesOf(field, cell).map(entry => named(labels, entry)));
      }
      references.set(
        field.name,
        refused ? new Map() : await findReferences(this.scope.em, field, cells, this.#isOwn(field) ? [this.key!.column.field.name] : []),
      );
    }
    const among = await this.#relationsOf(references);
    const found: ReadRow[] = [];
    for (const row of rows) {
      if (breath.isDue) await breath.take();
      found.push(this.#row(row, references, among, own));
    }
    return found;
  }

  /** Reads the active records of ambiguous names with what they refer to, as far as the file names it too: a contact's customer. */
  async #relationsOf(references: Map<string, Map<string, string[]>>): Promise<Map<string, Record<string, string>>> {
    const among = new Map<string, Record<string, string>>();
    for (const { field } of this.columns) {
      const ids = [...(references.get(field.name)?.values() ?? [])].filter(({ length }) => length > 1).flat();
      const shared = this.columns.flatMap(({ field: { name } }) => {
        const property = (field.target?.properties as Record<string, EntityProperty | undefined> | undefined)?.[name.replace(/Id$/, '')];
        return name !== field.name && property?.kind === ReferenceKind.MANY_TO_ONE ? [`'${name}', ${property.fieldNames[0]}`] : [];
      });
      if (!ids.length) continue;
      const active = field.target!.properties['status' as never] ? ` and status = 'ACTIVE'` : '';
      const rows = await this.scope.em.execute<{ id: string; refers: Record<string, string> }[]>(
        `select id, jsonb_build_object(${shared.join()}) as refers from ${field.target!.tableName} where company_id = noria_company() and id = any(?)${active}`,
        [`{${ids.join()}}`],
      );
      for (const { id, refers } of rows) among.set(id, refers);
    }
    return among;
  }

  /** The keys of all rows, for references to them. */
  #ownKeys(rows: Table['rows']): Set<string> {
    const { key } = this;
    if (!key || !this.columns.some(({ field }) => this.#isOwn(field))) return new Set();
    return new Set(rows.map(({ cells }) => labelKey(written(key.column.columns, cells))).filter(Boolean));
  }

  /** Whether a field refers to records of the kind that is imported. */
  #isOwn({ target, isList }: ImportField): boolean {
    return !isList && target !== undefined && target.class === this.key?.target.class;
  }

  #row(
    { line, cells }: Table['rows'][number],
    references: Map<string, Map<string, string[]>>,
    among: Map<string, Record<string, string>>,
    own: Set<string>,
  ): ReadRow {
    const row: ReadRow = { line, values: {}, fallback: {}, issues: [] };
    const open: { name: string; ids: string[] }[] = [];
    for (const { columns, field, labels, otherwise, notation } of this.columns) {
      const given = asOurs[notation](written(columns, cells, field.isNamed));
      const cell = given || otherwise;
      if (cell === '') continue;
      const into = given ? row.values : row.fallback;
      if (given && this.#isOwn(field) && own.has(labelKey(given))) {
        into[field.name] = new RowKey(labelKey(given));
        continue;
      }
      if (field.kind === 'REFERENCE') {
        const found = entriesOf(field, cell).map(entry => references.get(field.name)!.get(labelKey(named(labels, entry))) ?? []);
        if (field.isList) {
          const wrong = found.find(({ length }) => length !== 1);
          if (wrong || !found.length) row.issues.push({ field: field.name, code: wrong?.length ? 'ambiguous' : 'notFound' });
          else into[field.name] = found.flat();
          continue;
        }
        const [ids] = found;
        if (ids.length > 1) open.push({ name: field.name, ids });
        else if (ids.length) [into[field.name]] = ids;
        else row.issues.push({ field: field.name, code: 'notFound' });
        continue;
      }
      const value = importValue(field, cell, labels);
      if (value === undefined) row.issues.push({ field: field.name, code: field.kind === 'CHOICE' ? 'notInList' : 'invalid' });
      into[field.name] = value;
    }
    for (const { name, ids } of open) {
      const agreeing = ids.filter(id => among.has(id) && Object.entries(among.get(id)!).every(([other, to]) => row.values[other] === to));
      if (agreeing.length === 1) [row.values[name]] = agreeing;
      else row.issues.push({ field: name, code: 'ambiguous' });
    }
    return row;
  }
}
