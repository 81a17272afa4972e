import { FormattedMessage } from 'react-intl';
import { When } from '../../core/i18n/When.tsx';
import { Notice } from '../../core/ui/Notice.tsx';

interface RejectionNoticeProps {
  rejectedBy: { readonly name: string } | null | undefined;
  /** Null unless it is sent back. */
  rejectedAt: string | null | undefined;
  rejectionReason: string | null | undefined;
}

/** Says that a document was sent back, by whom and why. */
export const RejectionNotice = ({ rejectedBy, rejectedAt, rejectionReason }: RejectionNoticeProps) =>
  rejectedAt ? (
    <Notice tone="amber">
      <FormattedMessage
        id="approval.rejected"
        values={{
          name: <bdi key="name">{rejectedBy?.name ?? '–'}</bdi>,
          when: <When key="when" at={rejectedAt} />,
          reason: (
            <bdi key="reason" style={{ whiteSpace: 'pre-line' }}>
              {rejectionReason}
            </bdi>
          ),
        }}
      />
    </Notice>
  ) : null;
