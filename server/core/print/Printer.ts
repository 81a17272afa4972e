import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { accessOf, refusal } from '../access/allows.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { typeOfId } from '../database/ids.ts';
import { codeOf, type RecordClass } from '../database/RecordType.ts';
import { NotFound } from '../errors.ts';
import type { FileStore } from '../files/FileStore.ts';
import { localeOf, type Language, type Viewer } from '../session/Viewer.ts';
import letter from './letter.typ?raw';
import { companyHead, letterhead, logoOf, type CompanyHead } from './letterhead.ts';
import type { Paper, Recipient } from './Paper.ts';
import { plainTexts } from './plainTexts.ts';
import { Renderer } from './Renderer.ts';
import trade from './trade.typ?raw';
import { Wording } from './Wording.ts';

/** A record to be printed, with everything its document needs. */
export interface Printing {
  paper: Paper;
  record: VersionedRecord;
  company: CompanyHead;
  recipient: Recipient | null;
  words: Wording;
}

/** Output medium: a sheet, or the roll of a receipt printer if the paper supports it. */
export type Medium = 'sheet' | 'roll';

/** A document as a file. */
export interface PrintedDocument {
  name: string;
  pdf: Buffer;
}

/** Countries that use US letter; all others use A4. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** Produces documents for every record type that a module has a paper for. */
export class Printer {
  readonly #papers: Map<number, Paper>;
  readonly #renderer = new Renderer();

  constructor(
    papers: Paper[],
    private readonly schema: GraphQLSchema,
    readonly files: FileStore,
  ) {
    this.#papers = new Map(papers.map(paper => [codeOf(paper.Entity as RecordClass), paper]));
  }

  /** The paper for an id's record type, if the viewer may read it; else throws RequestError. */
  paperFor(viewer: Viewer, id: string): Paper {
    const paper = this.#papers.get(typeOfId(id) ?? -1);
    if (!paper) throw NotFound();
    const refused = refusal(viewer, accessOf(this.schema.getType(paper.Entity.name)!));
    if (refused) throw refused;
    return paper;
  }

  /**
   * Loads a record and its paper, if the viewer may read it. RequestError: NOT_FOUND if it does not exist, belongs to another company or
   * cannot be printed.
   */
  async prepare(em: EntityManager, viewer: Viewer, id: string, language: Language): Promise<Printing> {
    const paper = this.paperFor(viewer, id);
    const options = { populate: (paper.populate ?? []) as never };
    const record = await em.findOne(paper.Entity, { id, deletedAt: null }, options);
    if (!record) throw NotFound();
    const company = await companyHead(em);
    const recipient = paper.recipient(record);
    const written = (recipient?.language.toLowerCase() as Language | undefined) ?? language;
    return { paper, record, company, recipient, words: new Wording(written, company, paper.texts) };
  }

  /** Renders the document, in its recipient's language. */
  async print(
    em: EntityManager,
    { paper, record, company, recipient, words }: Printing,
    medium: Medium = 'sheet',
  ): Promise<PrintedDocument> {
    const template = (medium === 'roll' && paper.roll) || paper.template;
    const sheet = await paper.sheet(record, words, em);
    const logo = await logoOf(em, this.files, company);
    const called = [sheet.number, recipient?.name].filter(Boolean).join(' ') || company.name;
    const write = (logoFiles: Record<string, Buffer>) => {
      const data = {
        lang: localeOf[words.language],
        dir: words.language === 'ar' ? 'rtl' : 'ltr',
        paper: letterCountries.has(company.country ?? '') ? 'us-letter' : 'a4',
        title: `${sheet.heading} ${called}`,
        company: letterhead(company, words, Object.keys(logoFiles)[0] ?? null),
        ...sheet,
      };
      const files = { ...logoFiles, 'letter.typ': letter, 'trade.typ': trade, 'main.typ': template };
      return this.#renderer.render({
        files: { ...files, 'data.json': JSON.stringify(plainTexts(data)) },
        main: 'main.typ',
        at: record.updatedAt.getTime(),
      });
    };
    // An unreadable image must not keep a quotation from its customer.
    const pdf = await write(logo).catch((error: unknown) => (Object.keys(logo).length ? write({}) : Promise.reject(error)));
    return { name: fileName(`${sheet.heading} ${called}`), pdf };
  }

  /** Stops the renderer. */
  close(): Promise<void> {
    return this.#renderer.close();
  }
}

const fileName = (title: string) =>
  `${title
    .replace(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)}.pdf`;
