import { graphql } from 'react-relay';
import { addHolidaysRules, calendarYears } from '../../../server/hrm/holiday/calendar.rules.ts';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { HolidayCalendarDialogMutation } from '../../core/relay/generated/HolidayCalendarDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { CalendarDays } from './CalendarDays.tsx';

/** Adds the public holidays of a country and a year, of which the user may leave out some. */
export function HolidayCalendarDialog({ onClose }: { onClose: () => unknown }) {
  const thisYear = Number(useToday().slice(0, 4));
  const [save, isSaving] = useSaving<HolidayCalendarDialogMutation>(graphql`
    mutation HolidayCalendarDialogMutation($input: AddPublicHolidaysInput!) {
      addPublicHolidays(input: $input) {
        ...saving_payload
        addedCount
      }
    }
  `);
  const years = [-1, 0, 1, 2, 3].map(more => thisYear + more).filter(year => year <= calendarYears.until);
  return (
    <FormDialog
      entity="holidayCalendar"
      title="holidayCalendar.open"
      submitLabel="holidayCalendar.add"
      rules={addHolidaysRules}
      values={{ country: '', region: '', year: thisYear, days: [] as string[] }}
      save={input => save({ input })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <FieldGrid>
        <CountryField name="country" />
        <SelectField name="year" numeric options={years.map(year => ({ value: year, label: String(year) }))} />
      </FieldGrid>
      <Part>
        <CalendarDays />
      </Part>
    </FormDialog>
  );
}
