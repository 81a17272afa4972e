import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DayInput } from '../../core/fields/DayInput.tsx';
import { isDay } from '../../../server/core/rules/days.ts';
import { useToday } from '../../core/i18n/useToday.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Choice } from '../../core/ui/Choice.tsx';
import { presetOf, presetsOn } from './presets.ts';
import { comparisons, dayIn } from './reportVariables.ts';

interface ReportPeriodProps {
  /** The period shown; a report as of a day has no first day. */
  from?: string | null;
  to: string;
  /** Whether the report is as of a day, instead of from a day to another. */
  isAsOf?: boolean;
  /** Message id of the label of that day. */
  asOfLabel?: string;
  /** Whether the report can be compared with an earlier one. */
  compares?: boolean;
  /** Whether the report covers all time unless a period is chosen, instead of the fiscal year. */
  isUnbounded?: boolean;
}

/** Period of a report, which is kept in the address, with presets. */
export function ReportPeriod({ from, to, isAsOf, asOfLabel = 'report.asOf', compares, isUnbounded }: ReportPeriodProps) {
  const intl = useIntl();
  const { address, change } = useAddress();
  const text = (id: string) => intl.formatMessage({ id });
  const named = (values: readonly string[], prefix: string) => values.map(value => ({ value, label: text(`${prefix}.${value}`) }));
  const whole = isUnbounded ? 'ALL' : 'FISCAL_YEAR';
  const presets = presetsOn(useToday());
  const preset = presetOf(presets, { from: dayIn(address, 'from'), to: dayIn(address, 'to') });
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {!isAsOf && (
        <Box width="40">
          <Choice
            size="sm"
            aria-label={text('report.period')}
            value={preset ?? whole}
            options={named([whole, ...Object.keys(presets), ...(preset === 'CUSTOM' ? ['CUSTOM'] : [])], 'report.preset')}
            onChange={event => void change({ ...(presets[event.target.value] ?? { from: null, to: null }) })}
          />
        </Box>
      )}
      {!isAsOf && <ReportDay key={from} label="report.from" value={from ?? ''} onChange={value => change({ from: value, to })} />}
      <ReportDay
        key={to}
        label={isAsOf ? asOfLabel : 'report.to'}
        value={to}
        onChange={value => change(isAsOf ? { to: value } : { from, to: value })}
      />
      {compares && (
        <Box width="48">
          <Choice
            size="sm"
            aria-label={text('report.compare')}
            value={address.get('compare') ?? ''}
            options={named(comparisons, isAsOf ? 'report.compareDay' : 'report.compareWith')}
            placeholder={text('report.compareNone')}
            onChange={event => void change({ compare: event.target.value })}
          />
        </Box>
      )}
    </Flex>
  );
}

function ReportDay({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => unknown }) {
  const [day, setDay] = useState(value);
  const latest = useRef(value);
  const id = useId();
  return (
    <HStack gap="2">
      <chakra.label htmlFor={id} fontSize="sm" color="fg.muted">
        <FormattedMessage id={label} />
      </chakra.label>
      <Box width="40">
        <DayInput
          id={id}
          size="sm"
          value={day}
          onChange={typed => {
            latest.current = typed;
            setDay(typed);
          }}
          onBlur={() => isDay(latest.current) && latest.current !== value && void onChange(latest.current)}
        />
      </Box>
    </HStack>
  );
}
