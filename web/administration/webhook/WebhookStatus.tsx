import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';

/** Badge for a webhook's status; an active one whose URL has not accepted a test message yet receives nothing. */
export const WebhookStatus = ({ webhook: { status, verifiedAt } }: { webhook: { status: 'ACTIVE' | 'INACTIVE'; verifiedAt: unknown } }) =>
  status === 'ACTIVE' && !verifiedAt ? (
    <Badge colorPalette="yellow">
      <FormattedMessage id="webhook.unverified" />
    </Badge>
  ) : (
    <StatusBadge status={status} />
  );
