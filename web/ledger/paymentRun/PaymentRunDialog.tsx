import { Button, Stack, Text } from '@chakra-ui/react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { PaymentRunDialogExportMutation } from '../../core/relay/generated/PaymentRunDialogExportMutation.graphql.ts';
import type { PaymentRunDialogQuery } from '../../core/relay/generated/PaymentRunDialogQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { download } from '../../core/screens/download.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useMay } from '../../core/session/may.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { Part } from '../../core/ui/Part.tsx';

/** A payment run: its payments, and the files for the bank. */
export function PaymentRunDialog({ id, onClose }: { id: string; onClose: () => unknown }) {
  return (
    <Part>
      <Opened id={id} onClose={onClose} />
    </Part>
  );
}

function Opened({ id, onClose }: { id: string; onClose: () => unknown }) {
  const intl = useIntl();
  const mayExport = useMay('EXPORT');
  const [failure, setFailure] = useState<string>();
  const { paymentRun } = useQuery<PaymentRunDialogQuery>(
    graphql`
      query PaymentRunDialogQuery($id: ID!) {
        paymentRun(id: $id) {
          number
          currency
          total
          paidOn
          executeOn
          bankAccount {
            id
            name
          }
          lines {
            id
            iban
            payment {
              id
              number
              partyId
              partyName
              amount
              isReversed
              allocations {
                documentNumber
              }
            }
          }
        }
      }
    `,
    { id },
  );
  const [send, isBusy] = useSaving<PaymentRunDialogExportMutation>(graphql`
    mutation PaymentRunDialogExportMutation($input: ExportPaymentRunInput!) {
      exportPaymentRun(input: $input) {
        ...saving_payload
        fileName
        content
      }
    }
  `);
  if (!paymentRun) return null;
  const { number, currency, total, paidOn, executeOn, bankAccount, lines } = paymentRun;
  const formats = ['PAIN_001', 'CSV'] as const;
  const get = async (format: 'PAIN_001' | 'CSV') => {
    const { response, issues } = await send({ input: { id, format } });
    setFailure(issues.map(({ text }) => text).join(' ') || undefined);
    const file = response?.exportPaymentRun;
    if (!file?.content || !file.fileName) return;
    download(new Blob([file.content], { type: format === 'CSV' ? 'text/csv' : 'application/xml' }), file.fileName);
  };
  return (
    <Modal title={intl.formatMessage({ id: 'paymentRun.titled' }, { number })} onClose={onClose} size="lg">
      <ModalBody>
        <Stack gap="4">
          <Facts marginBlockEnd="0">
            <Fact label="paymentRun.bankAccount">
              <RecordLink id={bankAccount.id}>
                <bdi>{bankAccount.name}</bdi>
              </RecordLink>
            </Fact>
            <Fact label="paymentRun.total">
              <MoneyText value={total} currency={currency} />
            </Fact>
            <Fact label="paymentRun.paidOn">
              <Day on={paidOn} />
            </Fact>
            <Fact label="paymentRun.executeOn">
              <Day on={executeOn} />
            </Fact>
          </Facts>
          <FigureTable
            label="paymentRun.lines"
            heads={['paymentRun.vendor', 'paymentRun.payment', 'paymentRun.documents', 'paymentRun.amount']}
            words={['paymentRun.payment', 'paymentRun.documents']}
            rows={lines.map(({ id: lineId, iban, payment }) => ({
              key: lineId,
              cells: [
                <Stack key="vendor" gap="0">
                  <bdi>{payment.partyName}</bdi>
                  <Ltr fontSize="sm" color="fg.muted">
                    {iban}
                  </Ltr>
                </Stack>,
                <Stack key="payment" gap="1" align="flex-start">
                  <RecordLink id={payment.id}>
                    <Ltr whiteSpace="nowrap">{payment.number}</Ltr>
                  </RecordLink>
                  {payment.isReversed && (
                    <Badge colorPalette="red">
                      <FormattedMessage id="paymentRun.reversed" />
                    </Badge>
                  )}
                </Stack>,
                <Ltr key="documents" whiteSpace="nowrap">
                  {[...new Set(payment.allocations.map(({ documentNumber }) => documentNumber))].join(', ')}
                </Ltr>,
                <MoneyText key="amount" value={payment.amount} currency={currency} />,
              ],
            }))}
          />
          {failure && (
            <Text role="alert" color="fg.error">
              {failure}
            </Text>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter>
        {mayExport &&
          formats.map(format => (
            <Button key={format} variant="outline" loading={isBusy} onClick={() => void get(format)}>
              <Download aria-hidden />
              <FormattedMessage id={`paymentRun.${format}`} />
            </Button>
          ))}
        <Button onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
