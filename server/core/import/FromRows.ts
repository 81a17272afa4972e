import type { EntityClass } from '@mikro-orm/postgresql';

/** A service that makes more of a row of a file than its cells, because a row has no lines. */
export interface FromRows<Input> {
  /** Returns the input of a new record. */
  fromRow: (values: Input) => Input;
}

/** A service that tells of fields what the entity does not. */
export interface TellsReferences {
  /** Returns the names of the records that the service finds itself, by field: the columns of its board. */
  namesByField: () => Promise<Record<string, string[]>>;
  /** Returns what the ids of a field are of, by field: users for the people of a task. */
  entitiesByField: () => Record<string, EntityClass<object>>;
}

/** A service that finds records by their names within what a row belongs to: the sprint of a task in its project. */
export interface FindsNamed<Input> {
  /** Fields whose cells are such names. */
  readonly namedFields: readonly string[];
  /**
   * Returns the values with ids for the names.
   * @param id the record that is updated; undefined for a new one.
   */
  findNamed: (values: Partial<Input>, id?: string) => Promise<Partial<Input>>;
}
