import { HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { Badge } from '../../core/ui/Badge.tsx';

/** Days before the last one on which a document is shown to expire soon. */
const soon = 30;

/** The last day of a document, and whether it has expired or soon will. */
export function Expiry({ on }: { on: string | null | undefined }) {
  const today = useToday();
  if (!on) return <FormattedMessage id="employeeDocument.never" />;
  const state = on < today ? 'expired' : on <= daysAfter(today, soon) ? 'soon' : undefined;
  return (
    <HStack as="span" display="inline-flex" gap="2" wrap="wrap">
      <Day on={on} />
      {state && (
        <Badge colorPalette={state === 'expired' ? 'red' : 'amber'}>
          <FormattedMessage id={`employeeDocument.${state}`} />
        </Badge>
      )}
    </HStack>
  );
}
