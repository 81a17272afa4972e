import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { accessOf, refusal } from '../access/allows.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { typeOfId } from '../database/ids.ts';
import { notDeleted } from '../database/notDeleted.ts';
import { classOf, codeOf, type RecordClass } from '../database/RecordType.ts';
import { NotFound } from '../errors.ts';
import type { Look } from '../graphql/select/Plan.ts';
import { watchedOf } from '../graphql/watched.ts';
import type { FileStore } from '../files/FileStore.ts';
import { localeOf, type Language, type Viewer } from '../session/Viewer.ts';
import letter from './letter.typ?raw';
import { addMetadata } from './addMetadata.ts';
import type { EmbeddedFile } from './EmbeddedFile.ts';
import { companyHead, letterhead, logoOf, type CompanyHead } from './letterhead.ts';
import type { PrintTemplate, Recipient, Span } from './PrintTemplate.ts';
import { plainTexts } from './plainTexts.ts';
import { PrintTurns } from './PrintTurns.ts';
import { Renderer } from './Renderer.ts';
import table from './table.typ?raw';
import trade from './trade.typ?raw';
import { Wording } from './Wording.ts';

declare module '../graphql/Context.ts' {
  interface Services {
    /** Prints records as documents. */
    printer: Printer;
  }
}

/** A record to be printed, with everything its document needs. */
export interface Printing {
  template: PrintTemplate;
  record: VersionedRecord;
  company: CompanyHead;
  recipient: Recipient | null;
  words: Wording;
  span: Span;
}

/** Output medium: a sheet, or the roll of a receipt printer if the template supports it. */
export type Medium = 'sheet' | 'roll';

/** A document as a file. */
export interface PrintedDocument {
  name: string;
  pdf: Buffer;
}

/** Rows of texts below their titles. */
export interface PrintedTable {
  heading: string;
  titles: string[];
  /** Whether a column has figures, which stand at its end. */
  isNumeric: boolean[];
  rows: string[][];
}

/** Countries that use US letter; all others use A4. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** Produces documents for every record type that a module has a template for. */
export class Printer {
  readonly #templates: Map<string, PrintTemplate>;
  readonly #renderer = new Renderer();
  /** Taken by whoever prints, before a connection to the database is. */
  readonly turns = new PrintTurns();

  constructor(
    templates: PrintTemplate[],
    private readonly schema: GraphQLSchema,
    readonly files: FileStore,
  ) {
    this.#templates = new Map(templates.map(template => [keyOf(codeOf(template.Entity as RecordClass), template.as), template]));
  }

  /** The template for an id's record type, if the viewer may read it; else throws RequestError. */
  templateFor(viewer: Viewer, id: string, as?: string): PrintTemplate {
    const template = this.#templates.get(keyOf(typeOfId(id), as));
    if (!template) throw NotFound();
    const refused = refusal(viewer, template.access ?? accessOf(this.schema.getType(template.Entity.name)!));
    if (refused) throw refused;
    return template;
  }

  /** What the audit trail notes of whoever prints a record: a look at its watched fields, if its type has some. */
  looksAt(id: string, as?: string): Look[] {
    const template = this.#templates.get(keyOf(typeOfId(id), as));
    const type = this.schema.getType(((template?.Entity as RecordClass | undefined) ?? classOf(typeOfId(id))!).name) as GraphQLObjectType;
    const actions = new Set([...Object.values(type.getFields()).flatMap(field => watchedOf(field) ?? []), ...(template?.looks ?? [])]);
    return [...actions].map(action => ({ action, type: type.name, path: [] }));
  }

  /**
   * Loads a record and its template, if the viewer may read it. RequestError: NOT_FOUND if it does not exist, belongs to another company or
   * cannot be printed.
   */
  async prepare(
    em: EntityManager,
    viewer: Viewer,
    id: string,
    language: Language,
    { as, ...span }: Span & { as?: string } = {},
  ): Promise<Printing> {
    const template = this.templateFor(viewer, id, as);
    const options = { populate: (template.populate ?? []) as never };
    const record = await em.findOne(template.Entity, { id, ...notDeleted(em, template.Entity) }, options);
    if (!record) throw NotFound();
    const company = await companyHead(em);
    const recipient = template.recipient(record);
    const written = (recipient?.language.toLowerCase() as Language | undefined) ?? language;
    return { template, record, company, recipient, words: new Wording(written, company, template.texts), span };
  }

  /** Renders the document, in its recipient's language; it opens with the password alone if there is one. */
  async print(
    em: EntityManager,
    { template, record, company, recipient, words, span }: Printing,
    medium: Medium = 'sheet',
    password?: string,
  ): Promise<PrintedDocument> {
    const source = (medium === 'roll' && template.roll) || template.source;
    const sheet = await template.sheet(record, words, em, span);
    const logo = await logoOf(em, this.files, company);
    const called = [sheet.number, recipient?.name].filter(Boolean).join(' ') || company.name;
    const write = async (logoFiles: Record<string, Buffer>, embedded: EmbeddedFile | null) => {
      const data = {
        ...frameOf(company, words, `${sheet.heading} ${called}`, Object.keys(logoFiles)[0] ?? null),
        embedded,
        ...sheet,
      };
      const files = { ...logoFiles, 'letter.typ': letter, 'trade.typ': trade, 'main.typ': source };
      const pdf = await this.#renderer.render({
        files: { ...files, ...(embedded && { [embedded.name]: embedded.content }), 'data.json': JSON.stringify(plainTexts(data)) },
        main: 'main.typ',
        at: (template.at?.(record) ?? record.updatedAt).getTime(),
        isArchived: !!embedded,
        password,
      });
      return embedded ? addMetadata(pdf, embedded.metadata) : pdf;
    };
    const embedded = medium === 'sheet' ? ((await template.embedded?.(record, em)) ?? null) : null;
    // An unreadable image, or a sign that no font has and no archive may lack, must not keep a document from its reader.
    const logos = Object.keys(logo).length > 0 ? [logo, {}] : [logo];
    const attempts = (embedded ? [embedded, null] : [null]).flatMap(file => logos.map(logoFiles => [logoFiles, file] as const));
    let failure: unknown;
    for (const [logoFiles, file] of attempts)
      try {
        return { name: fileName(`${sheet.heading} ${called}`), pdf: await write(logoFiles, file) };
      } catch (error) {
        failure = error;
      }
    throw failure;
  }

  /** Renders a table across as many sheets as it takes, on the company's letterhead. */
  async printTable(em: EntityManager, printed: PrintedTable, language: Language): Promise<PrintedDocument> {
    const company = await companyHead(em);
    const words = new Wording(language, company, { en: {}, ar: {}, sp: {} });
    const logo = await logoOf(em, this.files, company);
    const write = (logoFiles: Record<string, Buffer>) => {
      const data = { ...frameOf(company, words, printed.heading, Object.keys(logoFiles)[0] ?? null), ...printed, isWide: true };
      const files = { ...logoFiles, 'letter.typ': letter, 'main.typ': table, 'data.json': JSON.stringify(plainTexts(data)) };
      return this.#renderer.render({ files, main: 'main.typ', at: Date.now() });
    };
    // An unreadable logo must not keep a document from its reader.
    const pdf = await write(logo).catch((error: unknown) => {
      if (!Object.keys(logo).length) throw error;
      return write({});
    });
    return { name: fileName(printed.heading), pdf };
  }

  /** Stops the renderer. */
  close(): Promise<void> {
    return this.#renderer.close();
  }
}

/** What every document has, whatever it shows. */
const frameOf = (company: CompanyHead, words: Wording, title: string, logo: string | null) => ({
  lang: localeOf[words.language],
  dir: words.language === 'ar' ? 'rtl' : 'ltr',
  paper: letterCountries.has(company.country ?? '') ? 'us-letter' : 'a4',
  title,
  company: letterhead(company, words, logo),
  number: null,
  embedded: null,
  isWide: false,
});

const keyOf = (code: number | undefined, as = '') => `${code} ${as}`;

const fileName = (title: string) =>
  `${title
    .replace(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)}.pdf`;
