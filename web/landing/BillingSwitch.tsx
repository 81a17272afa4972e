import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

export type Billing = 'monthly' | 'yearly';
const periods: Billing[] = ['monthly', 'yearly'];

/** Monthly or yearly prices: two radio buttons styled as one switch. */
export function BillingSwitch({ billing, onChange }: { billing: Billing; onChange: (billing: Billing) => void }) {
  return (
    <Flex
      as="fieldset"
      display="inline-flex"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
      bg="bg.panel"
      padding="0.5"
      margin="0"
      minWidth="0"
    >
      <chakra.legend srOnly>
        <FormattedMessage id="landing.plans.billing" />
      </chakra.legend>
      {periods.map(period => (
        <chakra.label
          key={period}
          paddingInline="4"
          height="9"
          display="inline-flex"
          alignItems="center"
          borderRadius="sm"
          cursor="pointer"
          fontWeight="medium"
          position="relative"
          css={{
            '&:has(:checked)': { bg: 'accent.solid', color: 'accent.contrast' },
            '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
          }}
        >
          <chakra.input
            type="radio"
            name="billing"
            value={period}
            checked={billing === period}
            onChange={() => onChange(period)}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="pointer"
          />
          <FormattedMessage id={`landing.plans.${period}`} />
        </chakra.label>
      ))}
    </Flex>
  );
}
