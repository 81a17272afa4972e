import { FormattedMessage } from 'react-intl';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { BulkField } from './Bulk.ts';
import { CompanyUserSelect } from '../../fields/LazyCompanyUserSelect.ts';

// A list is drawn without the code of forms.
const ChoiceField = lazyPart(async () => (await import('../../fields/ChoiceField.tsx')).ChoiceField);
const CountryField = lazyPart(async () => (await import('../../fields/CountryField.tsx')).CountryField);
const DateField = lazyPart(async () => (await import('../../fields/DateField.tsx')).DateField);
const MoneyField = lazyPart(async () => (await import('../../fields/MoneyField.tsx')).MoneyField);
const NumberField = lazyPart(async () => (await import('../../fields/NumberField.tsx')).NumberField);
const PercentField = lazyPart(async () => (await import('../../fields/PercentField.tsx')).PercentField);
const TextField = lazyPart(async () => (await import('../../fields/TextField.tsx')).TextField);

const nameIn = (label: string) => label.slice(label.indexOf('.') + 1);
const text = (label: string) => <FormattedMessage id={label} />;

/** A text that can be set on many records at once, or in the list. `label` is its message id: `customer.city`. */
export const bulkText = (label: string): BulkField => ({
  name: nameIn(label),
  label,
  isTyped: true,
  field: <TextField name={nameIn(label)} label={text(label)} autoComplete="off" />,
});

/** Likewise an amount of money. */
export const bulkMoney = (label: string): BulkField => ({
  name: nameIn(label),
  label,
  isTyped: true,
  field: <MoneyField name={nameIn(label)} label={text(label)} />,
});

/** Likewise a percentage. */
export const bulkPercent = (label: string): BulkField => ({
  name: nameIn(label),
  label,
  isTyped: true,
  field: <PercentField name={nameIn(label)} label={text(label)} />,
});

/** Likewise a number. */
export const bulkNumber = (label: string): BulkField => ({
  name: nameIn(label),
  label,
  isTyped: true,
  field: <NumberField name={nameIn(label)} label={text(label)} />,
});

/** Likewise one of several values. `texts` is the prefix of their message ids. */
export const bulkChoice = (label: string, values: readonly string[], texts: string): BulkField => ({
  name: nameIn(label),
  label,
  field: <ChoiceField name={nameIn(label)} label={text(label)} values={values} texts={texts} />,
});

/** Likewise a day. */
export const bulkDay = (label: string): BulkField => ({
  name: nameIn(label),
  label,
  isTyped: true,
  field: <DateField name={nameIn(label)} label={text(label)} />,
});

/** Likewise a country. */
export const bulkCountry = (label: string): BulkField => ({
  name: nameIn(label),
  label,
  field: <CountryField name={nameIn(label)} label={text(label)} />,
});

/** Likewise the owner. */
export const bulkOwner = (label: string): BulkField => ({
  name: 'ownerId',
  label,
  field: <CompanyUserSelect name="ownerId" label={text(label)} />,
});
