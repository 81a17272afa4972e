import { Box, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../core/i18n/MoneyText.tsx';
import { Logo } from '../core/ui/Logo.tsx';
import { sampleCompany } from './sampleCompany.ts';

/** The lead board on a phone, in the page's language, direction and theme. A picture: nothing in it is interactive. */
export function PhoneScreen() {
  const intl = useIntl();
  return (
    <Box
      role="img"
      aria-label={intl.formatMessage({ id: 'landing.showcase.phone' })}
      width="60"
      bg="bg"
      color="fg"
      borderWidth="6px"
      borderColor="#16211f"
      borderRadius="28px"
      overflow="hidden"
      textAlign="start"
      boxShadow="0 24px 50px -18px rgb(6 41 44 / 55%)"
    >
      <Flex align="center" gap="2" height="11" paddingInline="3" bg="bg.panel" borderBlockEndWidth="1px" fontWeight="semibold">
        <Logo size={20} />
        <FormattedMessage id="landing.screen.leads" />
      </Flex>
      <Box padding="3" paddingBlockEnd="5">
        {sampleCompany.leads.map(({ column, lead, customer, value }) => (
          <Box key={column} marginBlockEnd="3">
            <Flex justify="space-between" fontSize="xs" color="fg.muted" marginBlockEnd="1.5">
              <FormattedMessage id={`landing.screen.${column}`} />
              <MoneyText value={`${value}`} currency="USD" decimals={0} />
            </Flex>
            <Box
              borderWidth="1px"
              borderRadius="md"
              bg="bg.panel"
              padding="3"
              borderInlineStartWidth="3px"
              borderInlineStartColor={column === 'won' ? 'green.solid' : 'accent.solid'}
            >
              <Text fontSize="sm" fontWeight="medium" lineHeight="short">
                <FormattedMessage id={`landing.screen.lead${lead}`} />
              </Text>
              <Text fontSize="xs" color="fg.muted" marginBlockStart="1">
                <FormattedMessage id={`landing.screen.customer${customer}`} />
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
