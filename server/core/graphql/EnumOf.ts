import { registerEnumType } from 'type-graphql';

/** Registers a GraphQL enum whose names are their own values, usually those listed by rules: `EnumOf('VatCategory', vatCategories)`. */
export function EnumOf<const Names extends readonly string[]>(
  name: string,
  names: Names,
  description?: string,
): { readonly [Name in Names[number]]: Name } {
  const values = Object.fromEntries(names.map(each => [each, each])) as { [Name in Names[number]]: Name };
  registerEnumType(values, { name, description });
  return values;
}
