import { Button } from '@chakra-ui/react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { CheckNowMutation } from '../../core/relay/generated/CheckNowMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { toast } from '../../core/ui/toasts.ts';

/** Checks the invariants now instead of at night. */
export function CheckNow({ isWaiting }: { isWaiting: boolean }) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [check, isBusy] = useSaving<CheckNowMutation>(graphql`
    mutation CheckNowMutation($input: CheckInvariantsInput!) {
      checkInvariants(input: $input) {
        ...saving_payload
      }
    }
  `);
  const ask = async () => {
    const { issues } = await check({ input: {} });
    if (issues.length > 0) toast(intl.formatMessage({ id: 'invariant.checkFailed' }), 'red', issues[0].text);
    else toast(intl.formatMessage({ id: 'invariant.asked' }));
    void revalidate();
  };
  return (
    <ForMembers>
      <Button onClick={() => void ask()} loading={isBusy || isWaiting} loadingText={intl.formatMessage({ id: 'invariant.checking' })}>
        <ShieldCheck aria-hidden />
        <FormattedMessage id="invariant.checkNow" />
      </Button>
    </ForMembers>
  );
}
