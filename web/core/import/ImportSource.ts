/** Another system, whose exports are recognised by their titles. */
export interface ImportSource {
  /** As its users call it. */
  name: string;
  /** Titles that its exports have, all of them. */
  knownBy: readonly string[];
  /** The titles in which each field is found, the best first. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** The field that identifies its records. */
  key: string;
  /** How it writes a field, where that is not ours. */
  notations?: Readonly<Record<string, 'WIKI' | 'SECONDS'>>;
  /** What its texts mean, by field. */
  labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a record gets where a row has nothing, by field. */
  otherwise?: Readonly<Record<string, string>>;
}

/** What is imported: GraphQL type and message id prefix. */
export interface Imported {
  type: string;
  entity: string;
  /** Systems whose exports are recognised. */
  sources?: readonly ImportSource[];
  /** Message id prefixes of values, where they are not named after the field: `statusColumn` for `columnId`. */
  texts?: Readonly<Record<string, string>>;
}
