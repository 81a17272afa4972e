import { FormattedMessage } from 'react-intl';
import { Fact } from '../../core/ui/Facts.tsx';

type Named = { readonly name: string } | null | undefined;

interface ApproverFactProps {
  /** Message id of the label. */
  label: string;
  approvedBy: Named;
  /** Whose limit was used. */
  approvedFor: Named;
}

/** Who approved a document, and for whom if they did it as a delegate. */
export const ApproverFact = ({ label, approvedBy, approvedFor }: ApproverFactProps) => (
  <Fact label={label}>
    {approvedBy &&
      (approvedFor ? (
        <FormattedMessage
          id="approval.for"
          values={{ delegate: <bdi key="delegate">{approvedBy.name}</bdi>, approver: <bdi key="approver">{approvedFor.name}</bdi> }}
        />
      ) : (
        <bdi>{approvedBy.name}</bdi>
      ))}
  </Fact>
);
