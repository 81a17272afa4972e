import { Decimal } from 'decimal.js';
import { accessOfClass } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { typeOfId } from '../database/ids.ts';
import { codeOf, type RecordClass } from '../database/RecordType.ts';
import { InvalidInput, type Issue } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { isDay } from '../rules/days.ts';
import { optionalText } from '../rules/fields.ts';
import type { CustomFieldKindName, CustomizedTypeName } from './customField.rules.ts';
import { customPrefix as prefix } from './customKey.rules.ts';
import { customizedClass, customizedType, customProperty, type CustomValues } from './customized.ts';

/** A declared field, as far as values depend on it. */
export interface DeclaredField {
  key: string;
  label: string;
  kind: CustomFieldKindName;
  target: CustomizedTypeName | null;
  choices: string[];
  isRequired: boolean;
  isPrinted: boolean;
}

/** Values by key as an input gives them. */
type Given = Record<string, string | null | undefined>;

/** Maximum number of characters of a text. */
const textLimit = 500;
const text = optionalText(textLimit);

/** Returns the fields in use of a type of record, in their order. */
export const declaredFields = ({ em }: Pick<Scope, 'em'>, type: CustomizedTypeName): Promise<DeclaredField[]> =>
  em.execute<DeclaredField[]>(
    `select key, label, kind, target, choices, is_required as "isRequired", is_printed as "isPrinted" from custom_field
     where company_id = noria_company() and record_type = ? and status = 'ACTIVE' and deleted_at is null order by position, id`,
    [type],
  );

/** Gathers values named `customFields.region` in the input's `customFields`. */
export function gatherCustomValues<Input extends object>(input: Input): Input {
  const named = Object.entries(input).filter(([name]) => name.startsWith(prefix));
  if (!named.length) return input;
  const { customFields } = input as { customFields?: Given | { key: string; value: string }[] };
  const listed = Array.isArray(customFields) ? Object.fromEntries(customFields.map(({ key, value }) => [key, value])) : customFields;
  return { ...input, customFields: { ...listed, ...Object.fromEntries(named.map(([name, value]) => [name.slice(prefix.length), value])) } };
}

/** The fields in use that a command has read, because it may write many records of one type. */
const known = new WeakMap<Scope, Map<CustomizedTypeName, Promise<DeclaredField[]>>>();
function fieldsOf(scope: Scope, type: CustomizedTypeName): Promise<DeclaredField[]> {
  const read = known.get(scope) ?? new Map<CustomizedTypeName, Promise<DeclaredField[]>>();
  known.set(scope, read);
  const fields = read.get(type) ?? declaredFields(scope, type);
  read.set(type, fields);
  return fields;
}

/**
 * Returns the column of a record's custom fields after a change; nothing if the input names none. A new record needs the required fields,
 * an existing one (`current`) cannot lose them; what stays as it is stays valid.
 * @throws InvalidInput naming each field: `customFields.region`.
 */
export async function customColumn(
  scope: Scope,
  Entity: object,
  input: object,
  current?: object,
): Promise<{ [customProperty]?: CustomValues }> {
  const { customFields: given } = input as { customFields?: Given };
  const type = given && customizedType(Entity);
  if (!type) return {};
  const fields = await fieldsOf(scope, type);
  const before = current && (current as { [customProperty]: CustomValues })[customProperty];
  const asked = before ? given : { ...Object.fromEntries(fields.map(({ key }) => [key, null])), ...given };
  const values = { ...before };
  const issues: Issue[] = [];
  for (const [key, told] of Object.entries(asked)) {
    if (before && (told ?? '') === (before[key] ?? '')) continue;
    const field = fields.find(each => each.key === key);
    const checked = field ? await checkedValue(scope, field, told ?? '') : { code: 'notInList' };
    if ('code' in checked) issues.push({ field: prefix + key, ...checked });
    else if (checked.value === null) delete values[key];
    else values[key] = checked.value;
  }
  if (issues.length) throw new InvalidInput(...issues);
  return { [customProperty]: values };
}

type Checked = { value: string | null } | { code: string; params?: Record<string, unknown> };

/** Returns a value as it is stored, or the code of what is wrong with it. */
async function checkedValue(scope: Scope, { kind, target, choices, isRequired }: DeclaredField, told: string): Promise<Checked> {
  const given = told.trim();
  if (!given) return isRequired ? { code: 'required' } : { value: null };
  if (kind === 'TEXT') {
    const { error, data } = text.safeParse(given);
    const [issue] = error?.issues ?? [];
    return issue ? { code: issue.message, ...(issue.code === 'too_big' && { params: { max: textLimit } }) } : { value: data! };
  }
  if (kind === 'NUMBER') return /^-?\d{1,15}(\.\d{1,10})?$/.test(given) ? { value: shortest(given) } : { code: 'invalid' };
  if (kind === 'DATE') return isDay(given) ? { value: given } : { code: 'invalid' };
  if (kind === 'CHOICE') return choices.includes(given) ? { value: given } : { code: 'notInList' };
  return (await isSeen(scope, target!, given)) ? { value: given } : { code: 'notFound' };
}

/** Writes equal numbers alike: no needless zeros, no minus before zero. */
function shortest(number: string): string {
  const digits = new Decimal(number).toFixed();
  return digits === '-0' ? '0' : digits;
}

/** Whether the viewer sees the record of an id, of the type that a field refers to. */
async function isSeen({ em, viewer }: Scope, target: CustomizedTypeName, id: string): Promise<boolean> {
  const Target = customizedClass(target);
  if (typeOfId(id) !== codeOf(Target as RecordClass) || refusal(viewer, accessOfClass(Target))) return false;
  return (await em.count(Target, { id, deletedAt: null })) > 0;
}
