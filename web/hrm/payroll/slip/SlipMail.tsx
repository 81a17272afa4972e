import { Button } from '@chakra-ui/react';
import Mail from 'lucide-react/icons/mail';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { When } from '../../../core/i18n/When.tsx';
import type { SlipMail_slip$key } from '../../../core/relay/generated/SlipMail_slip.graphql.ts';
import { ConfirmAction } from '../../../core/screens/ConfirmAction.tsx';
import { useAddressedDialog } from '../../../core/screens/useAddress.ts';
import { useMay } from '../../../core/session/may.ts';
import { Badge } from '../../../core/ui/Badge.tsx';
import { Fact } from '../../../core/ui/Facts.tsx';
import { Part } from '../../../core/ui/Part.tsx';

const tones = { QUEUED: 'amber', SENT: 'green', KEPT: 'gray', FAILED: 'red' };

const fragment = graphql`
  fragment SlipMail_slip on PaySlip {
    id
    version
    employeeName
    employeeEmail
    isReversal
    isReversed
    mailedAt
    mailStatus
    run {
      status
    }
  }
`;

/** When a slip was mailed to its employee, and what became of the mail. */
export function SlipMailFacts({ slip }: { slip: SlipMail_slip$key }) {
  const { employeeEmail, isReversal, mailedAt, mailStatus } = useFragment(fragment, slip);
  if (isReversal) return null;
  return (
    <>
      <Fact label="paySlip.employeeEmail">{employeeEmail && <Ltr>{employeeEmail}</Ltr>}</Fact>
      <Fact label="paySlip.mailedAt">
        <When at={mailedAt} never="paySlip.mailNever" />{' '}
        {mailStatus && (
          <Badge colorPalette={tones[mailStatus]}>
            <FormattedMessage id={`document.status.${mailStatus}`} />
          </Badge>
        )}
      </Fact>
    </>
  );
}

/** Mails the slip of a completed run to its employee, once more if it was mailed before. */
export function SlipMailButton({ slip }: { slip: SlipMail_slip$key }) {
  const { dialog, open, close } = useAddressedDialog();
  const maySend = useMay('APPROVE');
  const { id, version, employeeName, employeeEmail, isReversal, isReversed, mailedAt, run } = useFragment(fragment, slip);
  if (!maySend || !employeeEmail || isReversal || isReversed || run.status !== 'COMPLETED') return null;
  const action = mailedAt ? 'paySlip.sendAgain' : 'paySlip.send';
  return (
    <>
      <Button variant="outline" onClick={() => open('mail')}>
        <Mail aria-hidden />
        <FormattedMessage id={action} />
      </Button>
      <Part>
        {dialog === 'mail' && (
          <ConfirmAction
            record={{ id, version, name: employeeName }}
            entity="paySlip"
            mutation={graphql`
              mutation SlipMailMutation($input: RecordInput!) {
                sendPaySlip(input: $input) {
                  ...saving_payload
                  paySlip {
                    ...SlipMail_slip
                  }
                }
              }
            `}
            title="paySlip.sendTitle"
            text="paySlip.sendText"
            action={action}
            onClose={close}
          />
        )}
      </Part>
    </>
  );
}
