import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Language } from '../session/Viewer.ts';
import type { Labelled, Texts, Wording } from './Wording.ts';

/** Who gets a document: in his language it is written. */
export interface Recipient {
  name: string;
  email: string | null;
  /** As the record says it: EN, AR, SP. */
  language: Uppercase<Language>;
}

/** What a template gets beside the letterhead. */
export interface Sheet {
  /** What it is: Quotation, Customer … */
  heading: string;
  number: string | null;
  [part: string]: unknown;
}

/** The link that a mail of a document leads to, and the text id of its button. */
export interface DocumentLink {
  url: string;
  action: string;
}

/** How records of one kind become a document. */
export interface Paper<Record extends VersionedRecord = VersionedRecord> {
  Entity: EntityClass<Record>;
  /** Relations that it shows. */
  populate?: string[];
  /** The Typst template. */
  template: string;
  /** Another one, for the roll of a receipt printer. */
  roll?: string;
  texts: Texts;
  /** To whom it goes; null when it is for whoever prints it. */
  recipient: (record: Record) => Recipient | null;
  sheet: (record: Record, words: Wording, em: EntityManager) => Sheet | Promise<Sheet>;
  /** What comes before it is mailed, in the same transaction: a draft is issued. Answers where the mail leads. */
  sending?: (scope: Scope, id: string) => Promise<DocumentLink | null>;
}

/** Says how an entity is printed; the module lists it among its papers. */
export const printable = <Record extends VersionedRecord>(Entity: EntityClass<Record>, how: Omit<Paper<Record>, 'Entity'>): Paper =>
  ({ Entity, ...how }) as unknown as Paper;

/** The fields of a record for the template `record.typ`, under headings or not. */
export interface Section {
  heading: string | null;
  fields: Labelled[];
}
