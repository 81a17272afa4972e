/** Text the command palette shows for a record: columns by property name, or of a record it refers to (`customer.name`). */
export interface Shown {
  /** The first non-empty value is shown. */
  title: string[];
  /** All non-empty values are shown, in this order. */
  subtitle?: string[];
}

const findables = new Map<object, Shown>();

/** Lets the command palette find an entity's records; the entity must be `@Searchable()` by words. */
export const Findable =
  (shown: Shown): ClassDecorator =>
  type =>
    void findables.set(type, shown);

/** Returns every entity the palette finds, with the text it shows. */
export const findableTypes = (): ReadonlyMap<object, Shown> => findables;
