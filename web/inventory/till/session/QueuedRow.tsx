import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Fragment, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import { Badge } from '../../../core/ui/Badge.tsx';
import { useCell } from '../offline/cell.ts';
import { changeSale, currentSale } from '../offline/currentSale.ts';
import { heldSales, holdSale } from '../offline/heldSales.ts';
import type { QueuedSale } from '../offline/QueuedSale.ts';
import { isUnsettled } from '../offline/saleQueue.ts';
import { discardSale, recordSales, retrySale } from '../offline/sendQueue.ts';
import { SaleIssue } from '../pay/SaleIssue.tsx';
import { ReasonForm } from './ReasonForm.tsx';

/** Returns a function that says whether a refused sale has been reopened, so that a replacement is in progress. */
export function useReopened(): (id: string) => boolean {
  const sale = useCell(currentSale);
  const held = useCell(heldSales);
  const reopened = new Set([sale, ...held.map(each => each.sale)].map(({ replaces }) => replaces?.id));
  return id => reopened.has(id);
}

/** A sale that the server has not booked, the reason and its actions. */
export function QueuedRow({ queued, onClose }: { queued: QueuedSale; onClose: () => unknown }) {
  const { id, issues, discarded, receipt, sale } = queued;
  const intl = useIntl();
  const [asking, setAsking] = useState<'record' | 'discard'>();
  const isReopened = useReopened()(id);
  const place = useRef<HTMLDivElement>(null);
  const cancel = () => {
    setAsking(undefined);
    place.current?.focus();
  };
  const reopen = async () => {
    await holdSale();
    // It stays in the queue until the replacement is sold, so that changing one's mind loses nothing.
    changeSale(() => ({ ...sale, replaces: { id, number: receipt.number } }));
    onClose();
  };
  const state = isReopened ? 'reopened' : discarded ? 'discarding' : issues ? 'refused' : 'waiting';
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
          <Badge colorPalette={state === 'refused' ? 'red' : 'amber'}>
            <FormattedMessage id={`queue.${state}`} />
          </Badge>
        </Flex>
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {sale.lines.map(({ key, item, quantity }, index) => (
          <Fragment key={key}>
            {index > 0 && ' · '}
            <NumberText value={quantity} /> × <bdi>{item.name}</bdi>
          </Fragment>
        ))}
      </Text>
      {issues?.map(issue => (
        <Text key={issue.code + (issue.field ?? '')} color="fg.error" fontSize="sm" marginBlockStart="2">
          <SaleIssue issue={issue} />
        </Text>
      ))}
      {isUnsettled(queued) && !isReopened && (
        <Box marginBlockStart="3" ref={place} tabIndex={-1}>
          {asking === 'record' && (
            <ReasonForm
              text="queue.recordText"
              label="queue.record"
              reason={intl.formatMessage({ id: 'queue.recordReason' })}
              onSubmit={async reason => {
                const refused = await recordSales([id], reason);
                if (refused.length === 0) setAsking(undefined);
                return refused;
              }}
              onCancel={cancel}
            />
          )}
          {asking === 'discard' && (
            <ReasonForm
              text="queue.discardText"
              label="queue.discardYes"
              isDanger
              onSubmit={async reason => {
                await discardSale(id, { reason });
                return [];
              }}
              onCancel={cancel}
            />
          )}
          {!asking && (
            <Flex gap="2" wrap="wrap">
              <Button size="sm" onClick={() => setAsking('record')}>
                <FormattedMessage id="queue.record" />
              </Button>
              <RowButton onClick={() => retrySale(id)} label="action.retry" />
              <RowButton onClick={reopen} label="queue.reopen" />
              <RowButton onClick={() => setAsking('discard')} label="queue.discard" />
            </Flex>
          )}
        </Box>
      )}
    </chakra.li>
  );
}

const RowButton = ({ label, onClick }: { label: string; onClick: () => unknown }) => (
  <Button size="sm" variant="outline" onClick={() => void onClick()}>
    <FormattedMessage id={label} />
  </Button>
);
