import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { preferencesRules } from '../../../server/core/session/credentials.rules.ts';
import { dateFormats, numberFormats } from '../../../server/administration/company/company.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { changeLanguage } from '../../core/i18n/languageStore.ts';
import { languageNames, languages } from '../../core/i18n/languages.ts';
import { useFormatOptions } from '../../core/i18n/useFormatOptions.ts';
import { timeZoneOptions } from '../../core/i18n/useNames.ts';
import type { PreferencesForm_viewer$key } from '../../core/relay/generated/PreferencesForm_viewer.graphql.ts';
import type { PreferencesFormMutation, Language as LanguageCode } from '../../core/relay/generated/PreferencesFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormCard } from '../../core/screens/FormCard.tsx';

const rules = preferencesRules.pick({ language: true, timeZone: true, dateFormat: true, numberFormat: true });

/** The viewer's own language, time zone and formats. */
export function PreferencesForm({ viewer }: { viewer: PreferencesForm_viewer$key }) {
  const { language, timeZone, dateFormat, numberFormat } = useFragment(
    graphql`
      fragment PreferencesForm_viewer on Viewer {
        language
        timeZone
        dateFormat
        numberFormat
      }
    `,
    viewer,
  );
  const formats = useFormatOptions();
  const [update, isSaving] = useSaving<PreferencesFormMutation>(graphql`
    mutation PreferencesFormMutation($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) {
        ...saving_payload
        viewer {
          ...PreferencesForm_viewer
        }
      }
    }
  `);
  const values = { language: language.toLowerCase(), timeZone, dateFormat, numberFormat };
  return (
    <FormCard
      entity="preferences"
      rules={rules}
      values={values}
      save={async input => {
        const outcome = await update({ input: { ...input, language: input.language?.toUpperCase() as LanguageCode } });
        if (outcome.issues.length === 0 && input.language) void changeLanguage(input.language);
        return outcome;
      }}
      isSaving={isSaving}
    >
      <FieldGrid>
        <SelectField
          name="language"
          label={<FormattedMessage id="account.language" />}
          options={languages.map(value => ({ value, label: languageNames[value] }))}
          required
        />
        <SelectField name="timeZone" label={<FormattedMessage id="account.timeZone" />} options={timeZoneOptions()} required />
        <SelectField name="dateFormat" label={<FormattedMessage id="account.dateFormat" />} options={formats.dates(dateFormats)} required />
        <SelectField
          name="numberFormat"
          label={<FormattedMessage id="account.numberFormat" />}
          options={formats.numbers(numberFormats)}
          required
        />
      </FieldGrid>
    </FormCard>
  );
}
