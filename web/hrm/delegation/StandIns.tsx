import { Button, Text } from '@chakra-ui/react';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { StandIns_delegations$key } from '../../core/relay/generated/StandIns_delegations.graphql.ts';
import type { StandInsEndMutation } from '../../core/relay/generated/StandInsEndMutation.graphql.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { Part } from '../../core/ui/Part.tsx';

const StandInForm = lazyPart(async () => (await import('./StandInForm.tsx')).StandInForm);

/** Who decides for the viewer while they are away; they name and end them here. */
export function StandIns({ delegations: key }: { delegations: StandIns_delegations$key }) {
  const { edges } = useFragment(
    graphql`
      fragment StandIns_delegations on OwnTeamDelegationConnection {
        edges {
          node {
            delegationId
            version
            delegateName
            startsOn
            endsOn
          }
        }
      }
    `,
    key,
  );
  const today = useToday();
  const current = edges.filter(({ node }) => node.endsOn >= today);
  const { dialog, open, close } = useAddressedDialog();
  const [end, isEnding] = useAction<StandInsEndMutation>(
    'teamDelegation',
    graphql`
      mutation StandInsEndMutation($input: RecordInput!) {
        endOwnDelegation(input: $input) {
          ...saving_payload
        }
      }
    `,
    'teamDelegation.ended',
  );
  return (
    <Panel title={<FormattedMessage id="teamDelegation.plural" />} text={<FormattedMessage id="teamDelegation.text" />}>
      {current.length ? (
        <FigureTable
          label="teamDelegation.plural"
          heads={['teamDelegation.delegate', 'teamDelegation.startsOn', 'teamDelegation.endsOn', 'myProfile.action']}
          words={['teamDelegation.startsOn', 'teamDelegation.endsOn']}
          below={['teamDelegation.startsOn', 'teamDelegation.endsOn']}
          rows={current.map(({ node: { delegationId, version, delegateName, startsOn, endsOn } }) => ({
            key: delegationId,
            cells: [
              <bdi key="name">{delegateName}</bdi>,
              <Day key="from" on={startsOn} />,
              <Day key="to" on={endsOn} />,
              <Button
                key="end"
                size="xs"
                variant="outline"
                disabled={isEnding}
                onClick={() => void end({ input: { id: delegationId, version } })}
              >
                <FormattedMessage id="teamDelegation.end" />
              </Button>,
            ],
          }))}
        />
      ) : (
        <Text color="fg.muted">
          <FormattedMessage id="teamDelegation.noneOwn" />
        </Text>
      )}
      <Button variant="outline" size="sm" marginBlockStart="4" onClick={() => open('stand-in')}>
        <UserRoundPlus aria-hidden />
        <FormattedMessage id="teamDelegation.name" />
      </Button>
      <Part>{dialog === 'stand-in' && <StandInForm onClose={close} />}</Part>
    </Panel>
  );
}
