import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { TypeName } from '../TypeName.tsx';

/** A changed record in a payload. */
interface Change {
  type: string;
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
}

/** Number of changes in a payload, by kind; a test message has none. */
export function DeliveredChanges({ changes }: { changes: unknown }) {
  if (!(changes as Change[]).length) return <FormattedMessage id="webhookDelivery.test" />;
  const alike = Map.groupBy(changes as Change[], ({ type, kind }) => `${type} ${kind}`);
  return (
    <Stack gap="0">
      {[...alike].map(([key, records]) => (
        <span key={key}>
          <FormattedMessage
            id={`webhookDelivery.change.${records[0].kind}`}
            values={{ count: records.length, type: <TypeName type={records[0].type} /> }}
          />
        </span>
      ))}
    </Stack>
  );
}
