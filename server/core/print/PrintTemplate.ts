import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { Access } from '../access/Allow.ts';
import type { Node, VersionedRecord } from '../database/CompanyRecord.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Language } from '../session/Viewer.ts';
import type { EmbeddedFile } from './EmbeddedFile.ts';
import type { Labelled, Texts, Wording } from './Wording.ts';

/** The recipient of a document, in whose language it is written. */
export interface Recipient {
  name: string;
  email: string | null;
  /** As stored on the record: EN, AR, SP. */
  language: Uppercase<Language>;
}

/** Template data in addition to the letterhead. */
export interface Sheet {
  /** The document's type: Quotation, Customer … */
  heading: string;
  number: string | null;
  [part: string]: unknown;
}

/** The days that a document covers, both included, if it covers some: YYYY-MM-DD. */
export interface Span {
  from?: string;
  to?: string;
}

/** The link in a document's e-mail, and the text id of its button. */
export interface DocumentLink {
  url: string;
  action: string;
}

/** A file that an e-mail carries. */
export interface AttachedFile {
  name: string;
  bytes: Buffer;
  contentType: string;
}

/** Defines how records of one type become a document. */
export interface PrintTemplate<Record extends Node = VersionedRecord> {
  Entity: EntityClass<Record>;
  /** Names another document about records of the type, beside the record itself: `statement` for `?as=statement`. */
  as?: string;
  /** Who may print it, if not everybody who may read the record. */
  access?: Access[];
  /** What the audit trail notes of whoever prints it, beside looks at watched fields of the record. */
  looks?: string[];
  /** Relations that it shows. */
  populate?: string[];
  /** The Typst template. */
  source: string;
  /** Alternative template for the roll of a receipt printer. */
  roll?: string;
  texts: Texts;
  /** The recipient; null if the document is for the person printing it. */
  recipient: (record: Record) => Recipient | null;
  sheet: (record: Record, words: Wording, em: EntityManager, span: Span) => Sheet | Promise<Sheet>;
  /** When the record last changed, if it does not say so itself. */
  at?: (record: Record) => Date;
  /** Whether the e-mail of a record carries a link by which the recipient answers. */
  isAnswerable?: (record: Record) => boolean;
  /** Runs before the document is e-mailed, in the same transaction; for example, a draft is issued. Returns the link for the e-mail. */
  sending?: (scope: Scope, id: string) => Promise<DocumentLink | null>;
  /** A file that its sheet holds for machines to read, which makes it a PDF/A-3; null for none. */
  embedded?: (record: Record, em: EntityManager) => Promise<EmbeddedFile | null>;
  /** Further files that the e-mail of a record carries beside its PDF. */
  attached?: (scope: Scope, id: string) => Promise<AttachedFile[]>;
}

/** Declares how an entity is printed; modules list these among their `printTemplates`. */
export const printTemplate = <Record extends Node>(
  Entity: EntityClass<Record>,
  how: Omit<PrintTemplate<Record>, 'Entity'>,
): PrintTemplate => ({ Entity, ...how }) as unknown as PrintTemplate;

/** A group of record fields for the template `record.typ`, with an optional heading. */
export interface Section {
  heading: string | null;
  fields: Labelled[];
}
