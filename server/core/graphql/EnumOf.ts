import { registerEnumType } from 'type-graphql';

/** A GraphQL enum of names that each stand for themselves, most often those that rules list: `EnumOf('VatCategory', vatCategories)`. */
export function EnumOf<const Names extends readonly string[]>(
  name: string,
  names: Names,
  description?: string,
): { readonly [Name in Names[number]]: Name } {
  const values = Object.fromEntries(names.map(each => [each, each])) as { [Name in Names[number]]: Name };
  registerEnumType(values, { name, description });
  return values;
}
