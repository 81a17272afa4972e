import { chakra, Flex } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { ReferenceField } from '../../customFields/ReferenceField.tsx';
import { CheckboxGroup } from '../../fields/CheckboxGroup.tsx';
import { DateField } from '../../fields/DateField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { choiceLabel, filterLabel, nameOfRecord, rememberName, type Chooser } from './filterText.ts';
import type { ListFilter } from './ListSpec.ts';
import { flags } from '../../../../server/core/rules/listConditions.ts';
import { filterSpans } from './spanDays.ts';

type Chosen = { id: string; name: string };

/** Form fields of one filter. */
export function FilterField({ filter, stem, Chooser }: { filter: ListFilter; stem: string; Chooser?: Chooser }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { getValues } = useFormContext();
  const { name, kind } = filter;
  const label = filterLabel(intl, stem, filter);
  if (kind === 'text') return <TextField name={name} label={label} autoComplete="off" />;
  if (kind === 'flag') {
    const options = flags.map(value => ({ value, label: intl.formatMessage({ id: `flag.${value}` }) }));
    return <SelectField name={name} label={label} placeholder={intl.formatMessage({ id: 'list.all' })} options={options} />;
  }
  if (kind === 'choice') {
    const options = filter.values.map(value => ({ value, label: choiceLabel(intl, filter, value) }));
    return <CheckboxGroup name={name} label={label} options={options} />;
  }
  if (kind === 'reference') {
    if (!Chooser && !filter.target) return null;
    const id = getValues(name) as string;
    const selected = id ? { id, name: nameOfRecord(environment, id) ?? intl.formatMessage({ id: 'filter.chosen' }) } : null;
    const chosen = { name, label, selected, onPick: (record?: Chosen) => record && rememberName(record.id, record.name) };
    return Chooser ? <Chooser {...chosen} /> : <ReferenceField {...chosen} target={filter.target!} />;
  }
  const isDay = kind === 'date' || kind === 'time';
  return (
    <chakra.fieldset borderWidth="0" padding="0" margin="0" minWidth="0">
      <chakra.legend fontSize="sm" fontWeight="medium" marginBlockEnd="1.5">
        {label}
      </chakra.legend>
      {isDay ? <SpanField name={name} /> : <Ends name={name} type="text" />}
    </chakra.fieldset>
  );
}

function SpanField({ name }: { name: string }) {
  const intl = useIntl();
  const options = [
    ...filterSpans.map(value => ({ value, label: intl.formatMessage({ id: `span.${value}` }) })),
    { value: 'OWN', label: intl.formatMessage({ id: 'filter.ownDays' }) },
  ];
  return (
    <>
      <SelectField
        name={`${name}Span`}
        label={<FormattedMessage id="span.label" />}
        placeholder={intl.formatMessage({ id: 'span.ALL' })}
        options={options}
      />
      <OwnDays name={name} />
    </>
  );
}

function OwnDays({ name }: { name: string }) {
  return useWatch({ name: `${name}Span` }) === 'OWN' ? <Ends name={name} type="date" /> : null;
}

/** First and last value of a filter by a range. */
const Ends = ({ name, type }: { name: string; type: 'date' | 'text' }) => (
  <Flex gap="3" wrap="wrap" marginBlockStart="2">
    {(['From', 'To'] as const).map(end => {
      const field = { name: `${name}${end}`, label: <FormattedMessage id={`filter.${end.toLowerCase()}Label`} /> };
      return (
        <chakra.div key={end} flex="1" minWidth="32">
          {type === 'date' ? <DateField {...field} /> : <TextField {...field} inputMode="decimal" />}
        </chakra.div>
      );
    })}
  </Flex>
);
