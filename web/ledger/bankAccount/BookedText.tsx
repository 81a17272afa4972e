import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Ltr } from '../../core/i18n/Ltr.tsx';

interface BookedTextProps {
  line: {
    readonly partyName?: string | null;
    readonly partyIban?: string | null;
    readonly reference?: string | null;
  };
}

/** Who paid or was paid, and what they wrote, as the bank reports it. */
export const BookedText = ({ line: { partyName, partyIban, reference } }: BookedTextProps) => (
  <span>
    <bdi>{partyName ?? reference ?? <FormattedMessage id="bankStatement.untold" />}</bdi>
    {partyName && reference && (
      <Text as="span" display="block" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <bdi>{reference}</bdi>
      </Text>
    )}
    {partyIban && (
      <Text as="span" display="block" fontSize="sm" color="fg.muted">
        <Ltr>{partyIban}</Ltr>
      </Text>
    )}
  </span>
);
