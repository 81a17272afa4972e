import { languageNames, languages } from '../i18n/languages.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { SelectField } from './SelectField.tsx';

const options = languages.map(language => ({ value: language.toUpperCase(), label: languageNames[language] }));

/** Chooses the language in which somebody is written to; the form's value is its code in the API. */
export const LanguageField = (props: FieldProps) => <SelectField {...props} options={options} />;
