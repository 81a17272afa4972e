/** What the command palette shows of a record: columns by property name, or of a record it refers to (`customer.name`). */
export interface Shown {
  /** The first that is not empty. */
  title: string[];
  /** All that are not empty, in this order. */
  subtitle?: string[];
}

const findables = new Map<object, Shown>();

/** Lets the command palette find an entity's records: one that is `@Searchable()` by words. */
export const Findable =
  (shown: Shown): ClassDecorator =>
  type =>
    void findables.set(type, shown);

/** Every entity that the palette finds, with what it shows of it. */
export const findableTypes = (): ReadonlyMap<object, Shown> => findables;
