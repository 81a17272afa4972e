import { Button, Flex } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useAction } from '../../core/screens/useAction.ts';

interface DecisionsProps {
  /** Message id prefix of what is decided, such as `leaveRequest`. */
  entity: string;
  id: string;
  version: number;
  /** Whose request it is, for screen readers. */
  name: string;
  approval: GraphQLTaggedNode;
  refusal: GraphQLTaggedNode;
}

/** Approves or refuses a request. */
export function Decisions({ entity, id, version, name, approval, refusal }: DecisionsProps): ReactNode {
  const intl = useIntl();
  const [approve, isApproving] = useAction<MutationParameters>(entity, approval, `${entity}.approved`);
  const [refuse, isRefusing] = useAction<MutationParameters>(entity, refusal, `${entity}.refused`);
  const input = { input: { id, version } };
  const disabled = isApproving || isRefusing;
  return (
    <Flex gap="2" justify="flex-end">
      <Button
        size="xs"
        disabled={disabled}
        aria-label={intl.formatMessage({ id: 'decision.approveOf' }, { name })}
        onClick={() => void approve(input)}
      >
        <FormattedMessage id="leaveRequest.approve" />
      </Button>
      <Button
        size="xs"
        variant="outline"
        disabled={disabled}
        aria-label={intl.formatMessage({ id: 'decision.refuseOf' }, { name })}
        onClick={() => void refuse(input)}
      >
        <FormattedMessage id="leaveRequest.refuse" />
      </Button>
    </Flex>
  );
}
