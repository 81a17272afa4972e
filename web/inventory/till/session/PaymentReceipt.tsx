import { Button, chakra, Stack } from '@chakra-ui/react';
import Printer from 'lucide-react/icons/printer';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { PaymentReceipt_payment$key } from '../../../core/relay/generated/PaymentReceipt_payment.graphql.ts';
import { useSession } from '../../../core/session/session.ts';
import { Modal, ModalBody, ModalFooter } from '../../../core/ui/Modal.tsx';
import { BigFigure } from '../pay/BigFigure.tsx';
import { Slip, SlipRow } from '../pay/Slip.tsx';

interface PaymentReceiptProps {
  payment: PaymentReceipt_payment$key;
  till: string;
  onClose: () => unknown;
}

/** Receipt of a customer payment without a sale, or of a credit refund. */
export function PaymentReceipt({ payment: key, till, onClose }: PaymentReceiptProps) {
  const intl = useIntl();
  const { userName } = useSession();
  const payment = useFragment(
    graphql`
      fragment PaymentReceipt_payment on Payment {
        number
        direction
        method
        amount
        allocated
        unallocated
        currency
        reference
        recordedAt
        partyName
      }
    `,
    key,
  );
  const { number, amount, allocated, unallocated, currency, reference } = payment;
  const isIn = payment.direction === 'IN';
  const title = isIn ? 'tillPayment.received' : 'tillPayment.refunded';
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  return (
    <Modal title={intl.formatMessage({ id: title })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="3">
          <BigFigure label={`payment.${payment.method}`} tone={isIn ? 'green' : 'amber'}>
            {money(amount)}
          </BigFigure>
          <Slip
            title={<FormattedMessage id="tillPayment.receipt" values={{ number: <Ltr>{number}</Ltr> }} />}
            at={payment.recordedAt}
            till={till}
            cashier={userName}
            customer={payment.partyName ?? null}
          >
            <SlipRow isTotal label={<FormattedMessage id={title} />}>
              {money(amount)}
            </SlipRow>
            <SlipRow label={<FormattedMessage id="tillPayment.method" />}>
              <FormattedMessage id={`payment.${payment.method}`} />
            </SlipRow>
            {reference && (
              <SlipRow label={<FormattedMessage id="tillPayment.reference" />}>
                <bdi>{reference}</bdi>
              </SlipRow>
            )}
            {isIn && (
              <chakra.div borderTopWidth="1px" marginBlockStart="2" paddingBlockStart="2">
                {Number(allocated) > 0 && <SlipRow label={<FormattedMessage id="tillPayment.settled" />}>{money(allocated)}</SlipRow>}
                {Number(unallocated) > 0 && <SlipRow label={<FormattedMessage id="tillPayment.kept" />}>{money(unallocated)}</SlipRow>}
              </chakra.div>
            )}
          </Slip>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" height="11" onClick={() => print()}>
          <Printer aria-hidden />
          <FormattedMessage id="till.print" />
        </Button>
        <Button height="11" data-focus-first onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
