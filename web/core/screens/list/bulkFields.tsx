import { FormattedMessage } from 'react-intl';
import { ChoiceField } from '../../fields/ChoiceField.tsx';
import { CompanyUserSelect } from '../../fields/CompanyUserSelect.tsx';
import { CountryField } from '../../fields/CountryField.tsx';
import { DateField } from '../../fields/DateField.tsx';
import { MoneyField } from '../../fields/MoneyField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { PercentField } from '../../fields/PercentField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import type { BulkField } from './Bulk.ts';

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
