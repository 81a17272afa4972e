import { customPrefix } from '../../../server/core/customField/customKey.rules.ts';
import { isDay } from '../../../server/core/rules/days.ts';
import { chakra } from '@chakra-ui/react';
import { useIntl, type IntlShape } from 'react-intl';
import { Day } from '../i18n/Day.tsx';
import { languageNames, type Language } from '../i18n/languages.ts';
import { NumberText } from '../i18n/NumberText.tsx';
import { useNames } from '../i18n/useNames.ts';
import { When } from '../i18n/When.tsx';
import { isId } from './useRecordNames.ts';

/** Returns a field's label, for a name of the API or the input (`ownerId`); undefined if it has none. */
export function fieldText(intl: IntlShape, entity: string, field: string): string | undefined {
  const name = field.replace(/Id$/, '');
  const id = [`${entity}.${name}`, `${entity}.${field}`, `record.${name}`].find(candidate => candidate in intl.messages);
  return id && intl.formatMessage({ id });
}

/** Returns a field's label; defaults to its API name in words. */
export const fieldLabel = (intl: IntlShape, entity: string, field: string) =>
  fieldText(intl, entity, field) ?? <bdi dir="ltr">{inWords(field)}</bdi>;

/** Writes `dueOn` as "Due on", and the custom field `customFields.delivery_zone` as "Delivery zone". */
function inWords(name: string): string {
  const field = name.replace(customPrefix, '').replaceAll('_', ' ');
  return field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`);
}

interface FieldValueProps {
  /** Message id prefix of the fields: `customer.city`. */
  entity: string;
  field: string;
  value: unknown;
  /** Names of records, by id. */
  names: ReadonlyMap<string, string>;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Value of any field of a record, formatted by its type. */
export function FieldValue({ entity, field, value, names }: FieldValueProps) {
  const intl = useIntl();
  const { countryName } = useNames();
  const text = (id: string) => intl.formatMessage({ id });
  if (value === null || value === undefined || value === '') return <>{text('conflict.empty')}</>;
  if (typeof value === 'boolean') return <>{text(value ? 'record.yes' : 'record.no')}</>;
  if (Array.isArray(value))
    return value.map((part: unknown, index) =>
      isLine(part) ? (
        <Line key={`${part.id}-${index}`} line={part} names={names} />
      ) : isShare(part) ? (
        <chakra.span key={part.documentId} display="block">
          <bdi>{part.number ?? text('record.other')}</bdi>: <NumberText value={Number(part.amount)} />
        </chakra.span>
      ) : (
        <chakra.span key={JSON.stringify(part)}>
          {index > 0 && ', '}
          <FieldValue {...{ entity, field, names }} value={part} />
        </chakra.span>
      ),
    );
  if (field === 'customFields' && typeof value === 'object') return <CustomValues values={value as Record<string, string>} names={names} />;
  if (typeof value === 'object') return <bdi dir="ltr">{JSON.stringify(value)}</bdi>;
  const plain = `${value as string | number}`;
  if (instant.test(plain)) return <When at={plain} />;
  if (isDay(plain)) return <Day on={plain} />;
  if (field === 'country') return <bdi>{countryName(plain)}</bdi>;
  if (field === 'language') return <bdi>{languageNames[plain.toLowerCase() as Language]}</bdi>;
  const called = names.get(plain) ?? plain;
  if (isId.test(called)) return <>{text('record.other')}</>;
  const known = messagesOf(entity, field, called).find(id => id in intl.messages);
  return <bdi style={{ whiteSpace: 'pre-line' }}>{known ? text(known) : called}</bdi>;
}

/** Message ids that a code may have: `type.Lead`, `activityKind.CALL`, `status.ACTIVE`. */
function messagesOf(entity: string, field: string, code: string): string[] {
  const one = field.replace(/Id$|s$/, '');
  // Modules are named by their permissions.
  return [`${entity}.${one}`, `${entity}${one[0].toUpperCase()}${one.slice(1)}`, field, one, 'permission'].map(stem => `${stem}.${code}`);
}

/** A document line in an input or in the history. */
interface DocumentLine {
  id?: string | null;
  product?: string | null;
  productId?: string | null;
  description?: string | null;
  quantity: string;
  unitPrice: string;
}

const isLine = (part: unknown): part is DocumentLine =>
  typeof part === 'object' && part !== null && 'quantity' in part && 'unitPrice' in part;

/** The part of an amount that is allocated to another document. */
interface DocumentShare {
  documentId: string;
  number: string | null;
  amount: string;
}

const isShare = (part: unknown): part is DocumentShare =>
  typeof part === 'object' && part !== null && 'documentId' in part && 'amount' in part;

/** The values of a form's custom fields. */
const CustomValues = ({ values, names }: { values: Record<string, string>; names: FieldValueProps['names'] }) =>
  Object.entries(values)
    .filter(([, text]) => text)
    .map(([key, text]) => (
      <chakra.span key={key} display="block">
        <bdi>{inWords(key)}</bdi>: <FieldValue entity="customField" field={key} value={text} names={names} />
      </chakra.span>
    ));

function Line({
  line: { product, productId, description, quantity, unitPrice },
  names,
}: {
  line: DocumentLine;
  names: FieldValueProps['names'];
}) {
  const name = description || names.get(productId ?? product ?? '') || '–';
  return (
    <chakra.span display="block">
      <bdi>{name}</bdi>: <NumberText value={Number(quantity)} /> × <NumberText value={Number(unitPrice)} />
    </chakra.span>
  );
}
