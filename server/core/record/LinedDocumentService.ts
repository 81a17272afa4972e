import type { EntityClass } from '@mikro-orm/postgresql';
import type { CompanyRecord, VersionedRecord } from '../database/CompanyRecord.ts';
import { insertRecords, type NewRecord } from '../database/insertRecords.ts';
import { EntityService, type Changes } from './EntityService.ts';

/** The lines that a command writes, beside those that are stored. */
export interface PlannedLines<Line> {
  lines: NewRecord<Line>[];
  before: Line[];
  /** Whether the stored lines already say the same. */
  areSame: boolean;
}

/** Writes documents with lines: the lines are part of the document, priced by `derive` and replaced as a whole when they change. */
export abstract class LinedDocumentService<
  Document extends VersionedRecord,
  Line extends CompanyRecord,
  Input extends object,
> extends EntityService<Document, Input> {
  protected abstract readonly Line: EntityClass<Line>;
  /** Field of the line that references its document. */
  protected abstract readonly lineOf: string;

  /** Converts a stored line to its input values. */
  protected abstract lineValues(line: Line): object;

  /** What `derive` priced; it runs before the lines are written. */
  protected planned: PlannedLines<Line> = { lines: [], before: [], areSame: true };

  override async create(input: Input): Promise<Document> {
    const document = await super.create(input);
    await this.writeLines(document);
    return document;
  }

  override async update(changes: Changes<Input>): Promise<Document> {
    const document = await super.update(changes);
    if (!this.planned.areSame) await this.writeLines(document);
    return document;
  }

  override async valuesOf(document: Document): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(document)), lines: (await this.linesOf(document)).map(line => this.lineValues(line)) };
  }

  /** Loads a document's lines in their order. */
  linesOf(document: Document): Promise<Line[]> {
    const where = { [this.lineOf]: document.id, deletedAt: null } as never;
    return this.em.find(this.Line, where, { orderBy: { position: 'asc' } as never, disableIdentityMap: true });
  }

  protected async writeLines({ id }: Document): Promise<void> {
    const { lines, before } = this.planned;
    if (before.length) await this.em.nativeDelete(this.Line, { [this.lineOf]: id } as never);
    const rows = lines.map(line => ({ ...line, [this.lineOf]: id }));
    const replaced = before.length && { before: before.map(line => this.lineValues(line)) };
    await insertRecords(this.em, this.Line, rows as NewRecord<Line>[], { id, field: 'lines', ...replaced });
  }
}
