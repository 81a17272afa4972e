import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import { Field, getMetadataStorage, type ClassType } from 'type-graphql';

/** A declared field; `typeOptions.array` is known only after `getType` has been called. */
export interface FieldMetadata {
  target: unknown;
  name: string;
  getType: () => unknown;
  typeOptions: { array?: boolean; nullable?: unknown; defaultValue?: unknown };
  extensions?: Record<string, unknown>;
}

interface Storage {
  fields: FieldMetadata[];
  enums: { enumObj: unknown; name: string }[];
  inputTypes: { target: object; name: string }[];
  objectTypes: { target: unknown; interfaceClasses?: unknown[] }[];
}

// type-graphql keeps its storage on the global object so that all copies of the package share it.
const storage = () => (globalThis as unknown as { TypeGraphQLMetadataStorage: Storage }).TypeGraphQLMetadataStorage;

const declared = new Map<unknown, FieldMetadata[]>();
let known = 0;

/** Returns the `@Field`s of one class. Goes through the storage once: it only grows, to ten thousand fields of all classes. */
function declaredOn(type: object): FieldMetadata[] {
  const { fields } = storage();
  for (; known < fields.length; known++) {
    const field = fields[known];
    const others = declared.get(field.target);
    if (others) others.push(field);
    else declared.set(field.target, [field]);
  }
  return declared.get(type) ?? [];
}

/** Returns the `@Field`s of a class and of the classes it extends. */
export function fieldsOf(type: object): FieldMetadata[] {
  const parent = Object.getPrototypeOf(type) as object | null;
  const own = declaredOn(type);
  return parent && parent !== Function.prototype ? [...fieldsOf(parent), ...own] : own;
}

/** Returns the GraphQL name of a registered enum; undefined for anything else. */
export const enumNameOf = (type: unknown): string | undefined => storage().enums.find(({ enumObj }) => enumObj === type)?.name;

/** Declares the fields of one input class on another, all of them optional, as for an update. */
export function optionalFieldsOf(from: ClassType<object>, on: ClassType<object>, taken: (name: string) => boolean = () => true): void {
  for (const { name, getType, typeOptions } of fieldsOf(from)) {
    if (!taken(name)) continue;
    const type = () => {
      // Whether a field is a list is known only after calling `getType`.
      const of = getType();
      return (typeOptions.array ? [of] : of) as never;
    };
    Field(type, { nullable: true })(on.prototype, name);
  }
}

/** Whether an object type implements an interface. */
export const isA = (type: object, Interface: object): boolean =>
  storage().objectTypes.some(({ target, interfaceClasses }) => target === type && !!interfaceClasses?.includes(Interface));

/** What `@Extensions` declares of a class, or of a field of it and of the classes that extend it. */
interface DeclaredExtensions {
  target: object;
  fieldName?: string;
  extensions: Record<string, unknown>;
}

interface ExtensionSearch {
  fieldExtensions: DeclaredExtensions[];
  classExtensions: DeclaredExtensions[];
  findExtensions(target: object, fieldName?: string): Record<string, unknown>;
}

/**
 * Makes type-graphql look up the extensions of a field by its name. Version 2.0.0-rc.4 searches all declarations for each of ten thousand
 * fields, two fifths of what building the schema takes.
 */
export function findExtensionsByName(): void {
  // A schema is built from a copy of the storage, whose lists no longer grow.
  const indexes = new WeakMap<DeclaredExtensions[], Map<string | undefined, DeclaredExtensions[]>>();
  (Object.getPrototypeOf(getMetadataStorage()) as ExtensionSearch).findExtensions = function findExtensions(target, fieldName) {
    const all = fieldName ? this.fieldExtensions : this.classExtensions;
    let index = indexes.get(all);
    if (!index) indexes.set(all, (index = Map.groupBy(all, entry => entry.fieldName)));
    const found = (index.get(fieldName) ?? []).filter(
      entry => entry.target === target || Object.prototype.isPrototypeOf.call(entry.target, target),
    );
    return Object.assign({}, ...found.map(({ extensions }) => extensions)) as Record<string, unknown>;
  };
}

/** Copies extensions to inherited input fields: type-graphql 2.0.0-rc.4 keeps only those of inherited object fields. */
export function inheritExtensions(schema: GraphQLSchema): void {
  for (const { target, name } of storage().inputTypes) {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) continue;
    const fields = type.getFields();
    for (const field of fieldsOf(target)) if (fields[field.name]) Object.assign(fields[field.name].extensions, field.extensions);
  }
}

/** Lets all parts of a schema without extensions share one empty object: graphql keeps a dictionary for each, eight megabytes in all. */
export function shareNoExtensions(schema: GraphQLSchema): void {
  const none = Object.freeze(Object.create(null) as object);
  for (const type of Object.values(schema.getTypeMap()))
    for (const part of [type, ...partsOf(type)]) if (!Object.keys(part.extensions).length) part.extensions = none;
}

function partsOf(type: GraphQLNamedType): { extensions: object }[] {
  if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields()).flatMap(field => [field, ...field.args]);
  if (isInputObjectType(type)) return Object.values(type.getFields());
  return isEnumType(type) ? [...type.getValues()] : [];
}
