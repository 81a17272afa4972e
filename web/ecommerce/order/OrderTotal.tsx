import { Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';

/** What the customer pays, tax included. */
export const OrderTotal = ({ total }: { total: string }) => (
  <Flex justify="space-between" align="baseline" gap="4" fontWeight="semibold">
    <span>
      <FormattedMessage id="ecommerceOrder.total" />{' '}
      <Text as="span" color="fg.muted" fontSize="sm" fontWeight="normal">
        <FormattedMessage id="ecommerceOrder.taxIncluded" />
      </Text>
    </span>
    <Text as="span" fontSize="lg">
      <MoneyText value={total} />
    </Text>
  </Flex>
);
