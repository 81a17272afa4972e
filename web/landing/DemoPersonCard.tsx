import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DemoPerson } from './demoPeople.ts';

interface DemoPersonCardProps {
  person: DemoPerson;
  entering: boolean;
  disabled: boolean;
  onEnter: () => void;
}

/** A user of the demo company: the role, what it sees, and the button to enter. */
export function DemoPersonCard({ person, entering, disabled, onEnter }: DemoPersonCardProps) {
  const intl = useIntl();
  const role = intl.formatMessage({ id: `liveDemo.${person}` });
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="3"
      padding="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={person === 'admin' ? 'accent.solid' : 'border'}
      borderRadius="lg"
    >
      <Box minWidth="0">
        <Heading as="h2" size="lg">
          {role}
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage id={`liveDemo.${person}.text`} />
        </Text>
      </Box>
      <Button
        variant={person === 'admin' ? 'solid' : 'outline'}
        loading={entering}
        disabled={disabled}
        onClick={onEnter}
        aria-label={intl.formatMessage({ id: 'liveDemo.enterAs' }, { role })}
      >
        <FormattedMessage id="liveDemo.enter" />
      </Button>
    </Flex>
  );
}
