/** What a record can be called by: its class and its GraphQL type name are one word. */
export type RecordClass = abstract new (...values: never[]) => object;

const classes = new Map<number, RecordClass>();
const codes = new Map<RecordClass, number>();

/** Gives an entity the byte that ends its ids; two entities cannot share one. */
export function RecordType(code: number): ClassDecorator {
  return type => {
    const taken = classes.get(code);
    if (taken && taken.name !== type.name) throw new Error(`Record type 0x${code.toString(16)} is both ${taken.name} and ${type.name}`);
    classes.set(code, type as unknown as RecordClass);
    codes.set(type as unknown as RecordClass, code);
  };
}

/** Gives a narrower view of the same rows the byte of the entity they are; ids lead to that entity. */
export function SharesRecordType(code: number): ClassDecorator {
  return type => void codes.set(type as unknown as RecordClass, code);
}

/** The byte of an entity class. */
export function codeOf(type: RecordClass): number {
  const code = codes.get(type);
  if (code === undefined) throw new Error(`${type.name} has no @RecordType`);
  return code;
}

/** Every entity class that has a byte. */
export const recordClasses = (): RecordClass[] => [...classes.values()];

/** The entity class of a byte, if there is one. */
export const classOf = (code: number | undefined): RecordClass | undefined => (code === undefined ? undefined : classes.get(code));
