import { useIntl } from 'react-intl';
import { fold } from '../../../server/core/rules/fold.ts';
import { ComboboxField } from '../../core/fields/ComboboxField.tsx';
import type { FieldProps } from '../../core/fields/FieldFrame.tsx';
import { nameRecords } from '../../core/fields/pickedNames.ts';
import { RecordsField } from '../../core/fields/RecordsField.tsx';
import { useNames } from '../../core/i18n/useNames.ts';

/** Countries suggested at once. */
const most = 8;

/** Chooses several countries by parts of their names; the form's value is the list of their codes. */
export function CountriesField(props: FieldProps) {
  const intl = useIntl();
  const countries = useNames().countries();
  nameRecords(countries.map(({ value, label }) => [value, label]));
  const search = async (text: string) =>
    countries
      .filter(({ label }) => fold(label).includes(fold(text)))
      .slice(0, most)
      .map(({ value, label }) => ({ id: value, name: label }));
  return (
    <RecordsField
      {...props}
      add="ecommerceDeliveryMethod.addCountry"
      chooser={field => (
        <ComboboxField {...field} label={intl.formatMessage({ id: 'ecommerceDeliveryMethod.addCountry' })} search={search} />
      )}
    />
  );
}
