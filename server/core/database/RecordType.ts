/** Class of a record; its name is also the GraphQL type name. */
export type RecordClass = abstract new (...values: never[]) => object;

const classes = new Map<number, RecordClass>();
const codes = new Map<RecordClass, number>();

/** Assigns an entity the byte that ends its ids; two entities cannot share one. */
export function RecordType(code: number): ClassDecorator {
  return type => {
    const taken = classes.get(code);
    if (taken && taken.name !== type.name) throw new Error(`Record type 0x${code.toString(16)} is both ${taken.name} and ${type.name}`);
    classes.set(code, type as unknown as RecordClass);
    codes.set(type as unknown as RecordClass, code);
  };
}

/** Assigns a narrower view of the same rows the byte of the underlying entity, which its ids resolve to. */
export function SharesRecordType(code: number): ClassDecorator {
  return type => void codes.set(type as unknown as RecordClass, code);
}

/** Returns the byte of an entity class. */
export function codeOf(type: RecordClass): number {
  const code = codes.get(type);
  if (code === undefined) throw new Error(`${type.name} has no @RecordType`);
  return code;
}

/** Returns every entity class that has its own byte. */
export const recordClasses = (): RecordClass[] => [...classes.values()];

/** Returns the entity class of a byte, if there is one. */
export const classOf = (code: number | undefined): RecordClass | undefined => (code === undefined ? undefined : classes.get(code));
