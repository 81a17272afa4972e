import { Button } from '@chakra-ui/react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SlipReverse_slip$key } from '../../../core/relay/generated/SlipReverse_slip.graphql.ts';
import { ConfirmAction } from '../../../core/screens/ConfirmAction.tsx';
import { useAddressedDialog } from '../../../core/screens/useAddress.ts';
import { useMay } from '../../../core/session/may.ts';
import { Part } from '../../../core/ui/Part.tsx';

/** Takes back one slip of a completed run. */
export function SlipReverse({ slip }: { slip: SlipReverse_slip$key }) {
  const { dialog, open, close } = useAddressedDialog();
  const mayReverse = useMay('APPROVE');
  const { id, version, employeeName, isReversal, isReversed, run } = useFragment(
    graphql`
      fragment SlipReverse_slip on PaySlip {
        id
        version
        employeeName
        isReversal
        isReversed
        run {
          status
        }
      }
    `,
    slip,
  );
  if (!mayReverse || isReversal || isReversed || run.status !== 'COMPLETED') return null;
  return (
    <>
      <Button variant="outline" onClick={() => open('reverse')}>
        <RotateCcw aria-hidden />
        <FormattedMessage id="paySlip.reverse" />
      </Button>
      <Part>
        {dialog === 'reverse' && (
          <ConfirmAction
            record={{ id, version, name: employeeName }}
            entity="paySlip"
            mutation={graphql`
              mutation SlipReverseMutation($input: RecordInput!) {
                reversePaySlip(input: $input) {
                  ...saving_payload
                }
              }
            `}
            title="paySlip.reverseTitle"
            text="paySlip.reverseText"
            action="paySlip.reverse"
            onClose={close}
          />
        )}
      </Part>
    </>
  );
}
