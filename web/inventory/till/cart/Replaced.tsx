import { Button, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { Notice } from '../../../core/ui/Notice.tsx';
import { changeSale } from '../offline/currentSale.ts';
import { emptySale } from '../sale/Sale.ts';

/** Says that the sale at hand is made instead of a refused one, and leaves that one as it is. */
export const Replaced = ({ number }: { number: string }) => (
  <chakra.div padding="2">
    <Notice tone="amber">
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <span>
          <FormattedMessage id="queue.instead" values={{ number: <Ltr>{number}</Ltr> }} />
        </span>
        <Button size="xs" variant="outline" onClick={() => changeSale(() => emptySale)}>
          <FormattedMessage id="queue.leave" />
        </Button>
      </Flex>
    </Notice>
  </chakra.div>
);
