import type { EntityClass } from '@mikro-orm/postgresql';
import { Property } from '@mikro-orm/decorators/legacy';
import type { CompanyRecord } from '../database/CompanyRecord.ts';
import type { CustomizedTypeName } from './customField.rules.ts';
import { customPrefix } from './customKey.rules.ts';

/** Stored values of a record's custom fields, by key: numbers as exact decimals, days as YYYY-MM-DD, references as ids. */
export type CustomValues = Record<string, string>;

const classes = new Map<CustomizedTypeName, object>();
const types = new Map<object, CustomizedTypeName>();

/** The property of an entity that holds its custom fields; the API calls them `customFields` (`Customized`). */
export const customProperty = 'customValues';

/** Declares the property `customValues` of an entity, in the column `custom_fields`, and what the entity is called among custom fields. */
export const CustomFieldsOf =
  (type: CustomizedTypeName): PropertyDecorator =>
  (target, name) => {
    classes.set(type, target.constructor);
    types.set(target.constructor, type);
    Property({ type: 'json', fieldName: 'custom_fields', columnType: 'jsonb' })(target, name as never);
  };

/** Returns the type by which the custom fields of an entity are declared; undefined if it has none. */
export const customizedType = (Entity: object): CustomizedTypeName | undefined => types.get(Entity);

/** Returns the entity of a type. */
export const customizedClass = (type: CustomizedTypeName) => classes.get(type) as EntityClass<CompanyRecord>;

/** Returns stored values by their names with `customPrefix`. */
export const namedCustomValues = (values: CustomValues | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [customPrefix + key, value]));
