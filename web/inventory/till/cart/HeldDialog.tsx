import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import { EmptyState } from '../../../core/ui/EmptyState.tsx';
import { Modal, ModalBody } from '../../../core/ui/Modal.tsx';
import { useCell } from '../offline/cell.ts';
import { dropHeldSale, heldSales, resumeSale } from '../offline/heldSales.ts';
import { workplace } from '../offline/workplace.ts';
import { saleTotals } from '../sale/saleTotals.ts';

/** Sales on hold, each to be resumed or discarded. */
export function HeldDialog({ currency, onClose }: { currency: string; onClose: () => unknown }) {
  const intl = useIntl();
  const held = useCell(heldSales);
  const place = useCell(workplace);
  return (
    <Modal title={intl.formatMessage({ id: 'till.heldTitle' })} onClose={onClose} size="sm">
      <ModalBody>
        {held.length === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'till.noneHeld' })} text={intl.formatMessage({ id: 'till.noneHeldText' })} />
        ) : (
          <chakra.ul display="flex" flexDirection="column" gap="2">
            {held.map(item => {
              const { id, heldAt, sale } = item;
              const name = sale.customer?.name ?? sale.lines[0].item.name;
              return (
                <chakra.li key={id} display="flex" alignItems="center" gap="2">
                  <Button
                    variant="outline"
                    height="auto"
                    paddingBlock="2"
                    flex="1"
                    minWidth="0"
                    justifyContent="space-between"
                    data-focus-first={item === held[0] || undefined}
                    onClick={() => void resumeSale(item).then(onClose)}
                  >
                    <Box minWidth="0" textAlign="start">
                      <Text truncate>
                        <bdi>{name}</bdi>
                      </Text>
                      <Flex gap="2" fontSize="xs" color="fg.muted" fontWeight="normal">
                        <When at={heldAt} />
                        <FormattedMessage id="till.lineCount" values={{ count: sale.lines.length }} />
                      </Flex>
                    </Box>
                    <MoneyText value={saleTotals(sale, place).total} currency={currency} />
                  </Button>
                  <IconButton
                    variant="ghost"
                    colorPalette="gray"
                    aria-label={intl.formatMessage({ id: 'till.dropHeld' }, { name })}
                    onClick={() => void dropHeldSale(id)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </chakra.li>
              );
            })}
          </chakra.ul>
        )}
      </ModalBody>
    </Modal>
  );
}
