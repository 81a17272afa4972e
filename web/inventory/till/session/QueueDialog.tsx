import { Badge, Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageLink } from '../../../core/i18n/LanguageLink.tsx';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import { EmptyState } from '../../../core/ui/EmptyState.tsx';
import { Modal, ModalBody, ModalFooter } from '../../../core/ui/Modal.tsx';
import { useCell } from '../offline/cell.ts';
import { changeSale } from '../offline/currentSale.ts';
import { holdSale } from '../offline/heldSales.ts';
import type { QueuedSale } from '../offline/QueuedSale.ts';
import { SaleIssue } from '../pay/SaleIssue.tsx';
import { discardSale, isWaiting, retrySale, saleQueue, sendQueue } from '../offline/saleQueue.ts';

/** The sales that the server does not know of yet, why not, and those it has taken since. */
export function QueueDialog({ sessionId, onClose }: { sessionId: string; onClose: () => unknown }) {
  const intl = useIntl();
  const { sales, sent } = useCell(saleQueue);
  return (
    <Modal title={intl.formatMessage({ id: 'queue.title' })} onClose={onClose}>
      <ModalBody>
        <Stack gap="4">
          {sales.length === 0 && (
            <EmptyState title={intl.formatMessage({ id: 'queue.none' })} text={intl.formatMessage({ id: 'queue.noneText' })} />
          )}
          {sales.length > 0 && (
            <chakra.ul aria-label={intl.formatMessage({ id: 'queue.title' })} display="flex" flexDirection="column" gap="2">
              {sales.map(sale => (
                <QueuedRow key={sale.id} queued={sale} sessionId={sessionId} onClose={onClose} />
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
      {sales.some(isWaiting) && (
        <ModalFooter>
          <Button onClick={() => void sendQueue()}>
            <FormattedMessage id="queue.send" />
          </Button>
        </ModalFooter>
      )}
    </Modal>
  );
}

function QueuedRow({ queued, sessionId, onClose }: { queued: QueuedSale; sessionId: string; onClose: () => unknown }) {
  const { id, issues, receipt, sale } = queued;
  const [isAsking, setAsking] = useState(false);
  const reopen = async () => {
    await holdSale();
    changeSale(() => sale);
    await discardSale(id);
    onClose();
  };
  // A session that has ended takes no more sales: what was sold in it goes into the one that is open.
  const change = issues?.some(({ code }) => code === 'sessionClosed') ? { tillSessionId: sessionId } : {};
  return (
    <chakra.li borderWidth="1px" borderRadius="md" padding="3">
      <Flex justify="space-between" gap="3" wrap="wrap" align="center">
        <Box>
          <Ltr fontWeight="medium">{receipt.number}</Ltr>{' '}
          <chakra.span fontSize="sm" color="fg.muted">
            <When at={receipt.soldAt} />
          </chakra.span>
        </Box>
        <Flex gap="3" align="center">
          <MoneyText value={receipt.total} currency={receipt.currency} />
          <Badge colorPalette={issues ? 'red' : 'amber'}>
            <FormattedMessage id={issues ? 'queue.refused' : 'queue.waiting'} />
          </Badge>
        </Flex>
      </Flex>
      {issues && (
        <>
          {issues.map(issue => (
            <Text key={issue.code + (issue.field ?? '')} color="fg.error" fontSize="sm" marginBlockStart="2">
              <SaleIssue issue={issue} />
            </Text>
          ))}
          <Flex gap="2" wrap="wrap" marginBlockStart="2">
            {isAsking ? (
              <>
                <Text fontSize="sm" alignSelf="center">
                  <FormattedMessage id="queue.discardText" />
                </Text>
                <Deed colorPalette="red" onClick={() => discardSale(id)} label="queue.discardYes" />
                <Deed onClick={() => setAsking(false)} label="action.cancel" />
              </>
            ) : (
              <>
                <Deed onClick={() => retrySale(id, change)} label="action.retry" />
                <Deed onClick={reopen} label="queue.reopen" />
                <Deed onClick={() => setAsking(true)} label="queue.discard" />
              </>
            )}
          </Flex>
        </>
      )}
    </chakra.li>
  );
}

function Deed({ label, onClick, colorPalette }: { label: string; onClick: () => unknown; colorPalette?: 'red' }): ReactNode {
  return (
    <Button size="sm" variant={colorPalette ? 'solid' : 'outline'} colorPalette={colorPalette} onClick={() => void onClick()}>
      <FormattedMessage id={label} />
    </Button>
  );
}
