import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { RefusedSaleDialogDiscardMutation } from '../../core/relay/generated/RefusedSaleDialogDiscardMutation.graphql.ts';
import type { RefusedSaleDialogQuery } from '../../core/relay/generated/RefusedSaleDialogQuery.graphql.ts';
import type { RefusedSaleDialogRecordMutation } from '../../core/relay/generated/RefusedSaleDialogRecordMutation.graphql.ts';
import { type Outcome, useSaving } from '../../core/relay/saving.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useIsImpersonating } from '../../core/session/impersonation.ts';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { toast } from '../../core/ui/toasts.ts';
import { ReasonForm } from '../till/session/ReasonForm.tsx';
import { RefusedSaleState, RefusedSaleReason } from './RefusedSaleState.tsx';

/** A refused sale, and the decision of its cashier or a supervisor on it. */
export function RefusedSaleDialog({ id, onClose }: { id: string; onClose: () => unknown }) {
  const intl = useIntl();
  const isImpersonating = useIsImpersonating();
  const revalidate = useRevalidate();
  const [asking, setAsking] = useState<'record' | 'discard'>();
  const { refusedSale: sale } = useQuery<RefusedSaleDialogQuery>(
    graphql`
      query RefusedSaleDialogQuery($id: ID!) {
        refusedSale(id: $id) {
          id
          number
          status
          soldAt
          till {
            name
          }
          cashier {
            name
          }
          items
          total
          currency
          code
          reason
          settledAt
          settledBy {
            name
          }
          invoice {
            id
            number
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [record] = useSaving<RefusedSaleDialogRecordMutation>(graphql`
    mutation RefusedSaleDialogRecordMutation($input: RecordRefusedSaleInput!) {
      recordRefusedSale(input: $input) {
        ...saving_payload
        refusedSale {
          id
          status
        }
      }
    }
  `);
  const [discard] = useSaving<RefusedSaleDialogDiscardMutation>(graphql`
    mutation RefusedSaleDialogDiscardMutation($input: DiscardRefusedSaleInput!) {
      discardRefusedSale(input: $input) {
        ...saving_payload
        refusedSale {
          id
          status
        }
      }
    }
  `);
  if (!sale) return <GoneDialog entity="refusedSale" onClose={onClose} />;
  const settle = async (work: Promise<Outcome<unknown>>, done: string) => {
    const { issues } = await work;
    if (issues.length > 0) return issues;
    toast(intl.formatMessage({ id: done }));
    await onClose();
    void revalidate();
    return [];
  };
  const mayRecord = !isImpersonating && (sale.status === 'WAITING' || sale.status === 'DISCARDED');
  return (
    <Modal title={sale.number} onClose={onClose}>
      <ModalBody>
        <Facts gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))' }}>
          <Fact label="refusedSale.status">
            <RefusedSaleState status={sale.status} />
          </Fact>
          <Fact label="refusedSale.why">
            <RefusedSaleReason code={sale.code} />
          </Fact>
          <Fact label="refusedSale.soldAt">
            <When at={sale.soldAt} />
          </Fact>
          <Fact label="refusedSale.total">
            <MoneyText value={sale.total} currency={sale.currency} />
          </Fact>
          <Fact label="refusedSale.till">
            <bdi>{sale.till.name}</bdi>
          </Fact>
          <Fact label="refusedSale.cashier">
            <bdi>{sale.cashier.name}</bdi>
          </Fact>
          <Fact label="refusedSale.items" isText>
            <bdi>{sale.items}</bdi>
          </Fact>
          <Fact label="refusedSale.settledBy">{sale.settledBy && <bdi>{sale.settledBy.name}</bdi>}</Fact>
          <Fact label="refusedSale.settledAt">{sale.settledAt && <When at={sale.settledAt} />}</Fact>
          <Fact label="refusedSale.reason" isText>
            {sale.reason && <bdi>{sale.reason}</bdi>}
          </Fact>
          <Fact label="refusedSale.invoice">
            {sale.invoice && (
              <RecordLink id={sale.invoice.id}>
                <Ltr>{sale.invoice.number}</Ltr>
              </RecordLink>
            )}
          </Fact>
        </Facts>
        {asking === 'record' && (
          <ReasonForm
            text="queue.recordText"
            label="queue.record"
            reason={intl.formatMessage({ id: 'queue.recordReason' })}
            onSubmit={reason => settle(record({ input: { id, reason } }), 'refusedSale.recorded')}
            onCancel={() => setAsking(undefined)}
          />
        )}
        {asking === 'discard' && (
          <ReasonForm
            text="queue.discardText"
            label="queue.discardYes"
            isDanger
            onSubmit={reason => settle(discard({ input: { id, reason } }), 'refusedSale.discarded')}
            onCancel={() => setAsking(undefined)}
          />
        )}
        {mayRecord && !asking && (
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => setAsking('record')}>
              <FormattedMessage id="queue.record" />
            </Button>
            {sale.status === 'WAITING' && (
              <Button variant="outline" onClick={() => setAsking('discard')}>
                <FormattedMessage id="queue.discard" />
              </Button>
            )}
          </Flex>
        )}
      </ModalBody>
    </Modal>
  );
}
