import type { CustomFieldKindName, CustomizedTypeName } from '../../../server/core/customField/customField.rules.ts';
import { customPrefix } from '../../../server/core/customField/customKey.rules.ts';
import { customValueIn, type CustomValue } from '../fields/FormRecord.ts';
import type { Column } from '../screens/Column.ts';
import type { BulkField } from '../screens/list/Bulk.ts';
import type { ListFilter } from '../screens/list/ListSpec.ts';
import { CustomText } from './CustomText.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';

const CustomFieldInput = lazyPart(async () => (await import('./CustomFieldInput.tsx')).CustomFieldInput);

/** A field that the company has added to a type of record. */
export interface CustomField {
  readonly key: string;
  readonly label: string;
  readonly kind: CustomFieldKindName;
  readonly target: CustomizedTypeName | null | undefined;
  readonly choices: readonly string[];
  readonly isRequired: boolean;
}

/** A row of a list whose records can have custom fields. */
interface CustomizedRow {
  readonly id: string;
  readonly customFields?: readonly CustomValue[];
}

/** Kind of the filter by a field, which is part of its name in the address: a route narrows its list before it knows the fields. */
const filterKinds = { TEXT: 'text', NUMBER: 'decimal', DATE: 'date', CHOICE: 'choice', REFERENCE: 'reference' } as const;
const exportKinds = { TEXT: 'text', NUMBER: 'number', DATE: 'date', CHOICE: 'text', REFERENCE: 'text' } as const;

/** A list's columns of the company's fields; users add those that they want to see. */
export const customColumns = (fields: readonly CustomField[]): Column<CustomizedRow>[] =>
  fields.map(({ key, label, kind }) => ({
    id: customPrefix + key,
    label: 'customField.one',
    title: label,
    // References would be sorted by their ids.
    sort: kind === 'REFERENCE' ? undefined : `custom-${key}`,
    numeric: kind === 'NUMBER',
    hiddenAtFirst: true,
    exported: { path: 'customFields', key, kind: exportKinds[kind] },
    cell: row => {
      const found = customValueIn(row, customPrefix + key);
      return found && <CustomText kind={kind} {...found} />;
    },
  }));

/** A list's filters by the company's fields. */
export const customFilters = (fields: readonly CustomField[]): ListFilter[] =>
  fields.map(({ key, label, kind, choices, target }) => {
    const filter = { name: `custom-${filterKinds[kind]}-${key}`, title: label };
    if (kind === 'CHOICE') return { ...filter, kind: 'choice', values: choices };
    return { ...filter, kind: filterKinds[kind] as 'text', target: target ?? undefined };
  });

/** What sets the company's fields on many records at once, or in a list's cells. */
export const customBulk = (fields: readonly CustomField[]): BulkField[] =>
  fields.map(field => ({
    name: customPrefix + field.key,
    label: 'customField.one',
    title: field.label,
    isTyped: field.kind === 'TEXT' || field.kind === 'NUMBER' || field.kind === 'DATE',
    field: <CustomFieldInput field={field} />,
  }));
