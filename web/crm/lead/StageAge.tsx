import { Text } from '@chakra-ui/react';
import Clock from 'lucide-react/icons/clock';
import { FormattedMessage } from 'react-intl';
import { useState } from 'react';

const day = 86_400_000;

/** Number of days a lead has spent in a column. */
export function StageAge({ since, until }: { since: string; until?: string | null }) {
  const [now] = useState(Date.now);
  return (
    <Text as="span" display="inline-flex" alignItems="center" gap="1" fontSize="xs" color="fg.muted">
      <Clock size={12} aria-hidden />
      <FormattedMessage
        id="lead.daysHere"
        values={{ days: Math.max(0, Math.floor(((until ? Date.parse(until) : now) - Date.parse(since)) / day)) }}
      />
    </Text>
  );
}
