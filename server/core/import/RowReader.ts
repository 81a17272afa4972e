import type { GraphQLSchema } from 'graphql';
import { accessOf, refusal } from '../access/allows.ts';
import type { Issue } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import { findReferences } from './findReferences.ts';
import type { ImportField } from './importFields.ts';
import { importValue, labelKey } from './importValue.ts';
import type { Table } from './Table.ts';

/** A column of the file, the field it fills, and the file's labels for its values. */
export interface Column {
  column: number;
  field: ImportField;
  labels: Map<string, string>;
}

/** A row's parsed values, and the issues of cells that could not be parsed. */
export interface ReadRow {
  line: number;
  values: Record<string, unknown>;
  issues: Issue[];
}

/** Parses cells as values; references are looked up once for the whole file. */
export class RowReader {
  constructor(
    private readonly scope: Scope,
    private readonly schema: GraphQLSchema,
    private readonly columns: Column[],
  ) {}

  async read({ rows }: Table): Promise<ReadRow[]> {
    const references = new Map<string, Map<string, string[]>>();
    for (const { column, field } of this.columns) {
      if (field.kind !== 'REFERENCE') continue;
      const type = this.schema.getType(field.target!.className);
      const refused = !type || refusal(this.scope.viewer, accessOf(type));
      const cells = rows.map(({ cells: all }) => all[column] ?? '').filter(Boolean);
      references.set(field.name, refused ? new Map() : await findReferences(this.scope.em, field, cells));
    }
    const breath = new EventLoopBreak();
    const found: ReadRow[] = [];
    for (const row of rows) {
      if (breath.isDue) await breath.take();
      found.push(this.#row(row, references));
    }
    return found;
  }

  #row({ line, cells }: Table['rows'][number], references: Map<string, Map<string, string[]>>): ReadRow {
    const row: ReadRow = { line, values: {}, issues: [] };
    for (const { column, field, labels } of this.columns) {
      const cell = cells[column] ?? '';
      if (cell === '') continue;
      const value =
        field.kind === 'REFERENCE' ? reference(references.get(field.name)!, field, cell, row) : importValue(field, cell, labels);
      if (value === undefined && !row.issues.some(issue => issue.field === field.name))
        row.issues.push({ field: field.name, code: field.kind === 'CHOICE' ? 'notInList' : 'invalid' });
      row.values[field.name] = value;
    }
    return row;
  }
}

function reference(found: Map<string, string[]>, { name }: ImportField, cell: string, { issues }: ReadRow): string | undefined {
  const ids = found.get(labelKey(cell)) ?? [];
  if (ids.length === 1) return ids[0];
  issues.push({ field: name, code: ids.length ? 'ambiguous' : 'notFound' });
  return undefined;
}
