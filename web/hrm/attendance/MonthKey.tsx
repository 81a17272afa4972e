import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { daySigns } from './daySigns.ts';

/** What the signs of a month mean. */
export const MonthKey = () => (
  <chakra.p fontSize="sm" color="fg.muted" marginBlockStart="3" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
    {Object.entries(daySigns).map(([state, sign]) => (
      <span key={state}>
        <span aria-hidden>{sign}</span> <FormattedMessage id={`attendanceState.${state}`} />
      </span>
    ))}
  </chakra.p>
);
