import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageLink } from '../../../core/i18n/LanguageLink.tsx';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { When } from '../../../core/i18n/When.tsx';
import { EmptyState } from '../../../core/ui/EmptyState.tsx';
import { Modal, ModalBody, ModalFooter } from '../../../core/ui/Modal.tsx';
import { useCell } from '../offline/cell.ts';
import { isUnsettled, isWaiting, saleQueue } from '../offline/saleQueue.ts';
import { recordSales, sendQueue } from '../offline/sendQueue.ts';
import { QueuedRow, useReopened } from './QueuedRow.tsx';
import { ReasonForm } from './ReasonForm.tsx';

/** Sales that the server has not booked, with reasons, and those booked since. */
export function QueueDialog({ onClose }: { onClose: () => unknown }) {
  const intl = useIntl();
  const { sales, sent } = useCell(saleQueue);
  const [isRecording, setRecording] = useState(false);
  const isReopened = useReopened();
  const refused = sales.filter(sale => isUnsettled(sale) && !isReopened(sale.id)).map(({ id }) => id);
  return (
    <Modal title={intl.formatMessage({ id: 'queue.title' })} onClose={onClose}>
      <ModalBody>
        <Stack gap="4">
          {sales.length === 0 && (
            <EmptyState title={intl.formatMessage({ id: 'queue.none' })} text={intl.formatMessage({ id: 'queue.noneText' })} />
          )}
          {isRecording && (
            <ReasonForm
              text="queue.recordText"
              label="queue.recordAll"
              reason={intl.formatMessage({ id: 'queue.recordReason' })}
              onSubmit={async reason => {
                const issues = await recordSales(refused, reason);
                if (issues.length === 0) setRecording(false);
                return issues;
              }}
              onCancel={() => setRecording(false)}
            />
          )}
          {sales.length > 0 && (
            <chakra.ul aria-label={intl.formatMessage({ id: 'queue.title' })} display="flex" flexDirection="column" gap="2">
              {sales.map(sale => (
                <QueuedRow key={sale.id} queued={sale} onClose={onClose} />
              ))}
            </chakra.ul>
          )}
          {sent.length > 0 && (
            <Box>
              <Text as="h3" fontSize="sm" fontWeight="medium" color="fg.muted" marginBlockEnd="1">
                <FormattedMessage id="queue.sent" />
              </Text>
              <chakra.ul aria-label={intl.formatMessage({ id: 'queue.sent' })}>
                {sent.slice(0, 10).map(({ id, provisionalNumber, number, soldAt }) => (
                  <chakra.li key={id} display="flex" justifyContent="space-between" gap="3" fontSize="sm" paddingBlock="1">
                    <span>
                      <Ltr>{provisionalNumber}</Ltr> · <When at={soldAt} />
                    </span>
                    <chakra.span color="accent.fg" textDecoration="underline">
                      <LanguageLink to={`/inventory/invoices/${id}/`}>
                        <Ltr>{number}</Ltr>
                      </LanguageLink>
                    </chakra.span>
                  </chakra.li>
                ))}
              </chakra.ul>
            </Box>
          )}
        </Stack>
      </ModalBody>
      {(sales.some(isWaiting) || refused.length > 1) && (
        <ModalFooter>
          {refused.length > 1 && (
            <Button variant="outline" disabled={isRecording} onClick={() => setRecording(true)}>
              <FormattedMessage id="queue.recordAll" />
            </Button>
          )}
          {sales.some(isWaiting) && (
            <Button onClick={() => void sendQueue()}>
              <FormattedMessage id="queue.send" />
            </Button>
          )}
        </ModalFooter>
      )}
    </Modal>
  );
}
