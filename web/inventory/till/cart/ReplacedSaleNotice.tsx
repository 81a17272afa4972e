import { Button, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { Notice } from '../../../core/ui/Notice.tsx';
import { useCell } from '../offline/cell.ts';
import { changeSale } from '../offline/currentSale.ts';
import { saleQueue } from '../offline/saleQueue.ts';
import { emptySale, type Sale } from '../sale/Sale.ts';

/**
 * Notes that the current sale replaces a refused one, with a way to leave that one as it is; or that a supervisor has recorded it
 * meanwhile.
 */
export function ReplacedSaleNotice({ replaces: { id, number } }: { replaces: NonNullable<Sale['replaces']> }) {
  const isRecorded = useCell(saleQueue).sent.some(sale => sale.id === id);
  return (
    <chakra.div padding="2">
      <Notice tone={isRecorded ? 'red' : 'amber'}>
        <Flex justify="space-between" align="center" gap="2" wrap="wrap">
          <span>
            <FormattedMessage id={isRecorded ? 'till.replacedRecorded' : 'queue.instead'} values={{ number: <Ltr>{number}</Ltr> }} />
          </span>
          <Button size="xs" variant="outline" onClick={() => changeSale(() => emptySale)}>
            <FormattedMessage id={isRecorded ? 'till.clear' : 'queue.leave'} />
          </Button>
        </Flex>
      </Notice>
    </chakra.div>
  );
}
