import { Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moduleCodes } from '../../../server/core/rules/modules.ts';
import { dateFormats, numberFormats } from '../../../server/administration/company/company.rules.ts';
import { slipProtections } from '../../../server/administration/company/slipProtection.rules.ts';
import { vatModes } from '../../../server/core/money/documentTotals.ts';
import { CityField } from '../../core/fields/CityField.tsx';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useFormatOptions } from '../../core/i18n/useFormatOptions.ts';
import { timeZoneOptions, useNames } from '../../core/i18n/useNames.ts';
import { Panel } from '../../core/ui/Panel.tsx';

const label = (name: string) => <FormattedMessage id={`company.${name}`} />;
const hint = (name: string) => <FormattedMessage id={`companySettings.${name}Hint`} />;

/** The plan's limits on the settings. */
interface Plan {
  readonly code: string;
  readonly moduleLimit: number | null | undefined;
  readonly requiresSecondFactor: boolean;
}

/** Form fields of the company settings, grouped by topic. */
export function CompanySettingsFields({ plan }: { plan: Plan }) {
  const intl = useIntl();
  const names = useNames();
  const formats = useFormatOptions();
  return (
    <>
      <Panel title={<FormattedMessage id="companySettings.contact" />}>
        <FieldGrid>
          <TextField name="name" label={label('name')} autoComplete="organization" required />
          <PhoneField name="phone" label={label('phone')} />
          <TextField name="email" type="email" label={label('email')} autoComplete="off" />
          <TextField name="website" type="url" label={label('website')} placeholder="https://" />
          <TextAreaField name="address" label={label('address')} />
          <Stack gap="4">
            <CityField name="city" label={label('city')} />
            <CountryField name="country" label={label('country')} />
          </Stack>
        </FieldGrid>
      </Panel>
      <Panel title={<FormattedMessage id="companySettings.books" />}>
        <FieldGrid>
          <TextField name="taxNumber" label={label('taxNumber')} dir="ltr" />
          <PercentField name="taxRate" label={label('taxRate')} hint={hint('taxRate')} required />
          <SelectField name="fiscalYearStartMonth" label={label('fiscalYearStartMonth')} options={names.months()} numeric required />
        </FieldGrid>
      </Panel>
      <Panel title={<FormattedMessage id="companySettings.prices" />} text={<FormattedMessage id="companySettings.pricesText" />}>
        <FieldGrid>
          <FlagField name="pricesIncludeTax" label={label('pricesIncludeTax')} hint={hint('pricesIncludeTax')} />
          <SelectField
            name="vatMode"
            label={label('vatMode')}
            hint={hint('vatMode')}
            options={vatModes.map(value => ({ value, label: intl.formatMessage({ id: `vatMode.${value}` }) }))}
            required
          />
          <MoneyField name="cashRounding" label={label('cashRounding')} hint={hint('cashRounding')} />
        </FieldGrid>
      </Panel>
      <Panel title={<FormattedMessage id="companySettings.paySlips" />}>
        <FieldGrid>
          <SelectField
            name="slipProtection"
            label={label('slipProtection')}
            hint={hint('slipProtection')}
            options={slipProtections.map(value => ({ value, label: intl.formatMessage({ id: `slipProtection.${value}` }) }))}
            required
          />
        </FieldGrid>
      </Panel>
      <Panel title={<FormattedMessage id="companySettings.formats" />} text={<FormattedMessage id="companySettings.formatsText" />}>
        <FieldGrid>
          <SelectField name="timeZone" label={label('timeZone')} options={timeZoneOptions()} required />
          <SelectField name="firstDayOfWeek" label={label('firstDayOfWeek')} options={names.weekdays()} numeric required />
          <SelectField name="dateFormat" label={label('dateFormat')} options={formats.dates(dateFormats)} required />
          <SelectField name="numberFormat" label={label('numberFormat')} options={formats.numbers(numberFormats)} required />
        </FieldGrid>
      </Panel>
      <Panel
        title={<FormattedMessage id="companySettings.signIn" />}
        text={<FormattedMessage id={plan.requiresSecondFactor ? 'companySettings.planDemands' : 'companySettings.signInText'} />}
      >
        <FlagField name="requiresSecondFactor" label={label('requiresSecondFactor')} />
        <FlagField name="decidesByMail" label={label('decidesByMail')} hint={<FormattedMessage id="companySettings.decidesByMailHint" />} />
      </Panel>
      <Panel
        title={<FormattedMessage id="company.modules" />}
        text={
          <FormattedMessage
            id={plan.moduleLimit ? 'companySettings.modulesText' : 'companySettings.allModules'}
            values={{ plan: intl.formatMessage({ id: `plan.${plan.code}` }), limit: plan.moduleLimit }}
          />
        }
      >
        <CheckboxGroup
          name="modules"
          label={<FormattedMessage id="companySettings.modulesLabel" />}
          options={moduleCodes.map(value => ({ value, label: intl.formatMessage({ id: `permission.${value}` }) }))}
        />
      </Panel>
    </>
  );
}
