import { Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { dateFormat } from '../../core/i18n/formats.ts';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { CalendarDaysQuery } from '../../core/relay/generated/CalendarDaysQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** The region, and the days to add: at first all that are not entered yet. */
export function CalendarDays() {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { setValue } = useFormContext();
  const country = useWatch({ name: 'country' }) as string;
  const year = useWatch({ name: 'year' }) as number;
  const region = useWatch({ name: 'region' }) as string;
  const calendar = useQuery<CalendarDaysQuery>(
    graphql`
      query CalendarDaysQuery($country: String!, $year: Int!, $region: String) {
        holidayCalendar(country: $country, year: $year, region: $region) @required(action: THROW) {
          regions {
            code
            title
          }
          days {
            heldOn
            title
            isEntered
          }
        }
      }
    `,
    { country: country || '', year, region: region || null },
    { fetchPolicy: 'network-only' },
  ).holidayCalendar;
  const { regions, days } = calendar;
  const open = days.filter(({ isEntered }) => !isEntered);
  useEffect(() => {
    setValue(
      'days',
      calendar.days.filter(({ isEntered }) => !isEntered).map(({ heldOn }) => heldOn),
    );
  }, [calendar, setValue]);
  const isForeign = !!region && !regions.some(({ code }) => code === region);
  useEffect(() => {
    if (isForeign) setValue('region', '');
  }, [isForeign, setValue]);
  const day = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const told = !country ? 'choose' : !days.length ? 'unknown' : open.length ? undefined : 'complete';
  return (
    <>
      {regions.length > 0 && (
        <SelectField
          name="region"
          options={regions.map(({ code, title }) => ({ value: code, label: title }))}
          placeholder={intl.formatMessage({ id: 'holidayCalendar.noRegion' })}
        />
      )}
      {told ? (
        <Text color="fg.muted" role="status">
          <FormattedMessage id={`holidayCalendar.${told}`} />
        </Text>
      ) : (
        <CheckboxGroup
          name="days"
          options={open.map(({ heldOn, title }) => ({ value: heldOn, label: `${day.format(new Date(heldOn))} · ${title}` }))}
        />
      )}
    </>
  );
}
