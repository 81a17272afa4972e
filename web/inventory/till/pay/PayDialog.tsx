import { Button, chakra, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { currencyDecimals } from '../../../../server/core/money/currencyDecimals.ts';
import { focusField } from '../../../core/fields/focusField.ts';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { issueMessage, type Issue } from '../../../core/i18n/issueMessage.ts';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { Modal, ModalBody, ModalFooter } from '../../../core/ui/Modal.tsx';
import { Notice } from '../../../core/ui/Notice.tsx';
import { catalogue, refreshCatalogue } from '../offline/catalogue.ts';
import { changeSale } from '../offline/currentSale.ts';
import { useCell } from '../offline/cell.ts';
import { followWorkplace, workplace, type OpenSession, type TillChoice } from '../offline/workplace.ts';
import { newSaleId } from '../sale/newSaleId.ts';
import { reprice, type Sale } from '../sale/Sale.ts';
import { saleTotals } from '../sale/saleTotals.ts';
import { completeSale } from './completeSale.ts';
import { askCredit } from './askCredit.ts';
import { BigFigure } from './BigFigure.tsx';
import { CreditOffer } from './CreditOffer.tsx';
import type { Receipt } from './Receipt.ts';
import { RoundingLine } from './RoundingLine.tsx';
import { SaleIssue } from './SaleIssue.tsx';
import { cashTender, noTender, quickAmounts, settle, type PaymentMethodName, type Tender } from './tender.ts';
import { TenderQuestion } from './TenderQuestion.tsx';

interface PayDialogProps {
  sale: Sale;
  till: TillChoice;
  session: OpenSession;
  currency: string;
  onPaid: (receipt: Receipt) => void;
  onClose: () => unknown;
}

/** The tender, and the customer's credit where used. */
type PaidBy = Tender & { credit?: string | false };

const methods: PaymentMethodName[] = ['CASH', 'CARD', 'BANK'];

/**
 * Takes the payment and shows the change. Enter in an empty field fills in all that is still due; once enough is given, it completes the
 * sale.
 */
export function PayDialog({ sale, till, session, currency, onPaid, onClose }: PayDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useForm<PaidBy>({ defaultValues: noTender });
  const { credit, ...tender } = useWatch({ control: form.control }) as PaidBy;
  const [asked, setAsked] = useState(() => askCredit(sale.customer));
  const [id, setId] = useState(() => newSaleId());
  const [issues, setIssues] = useState<Issue[]>([]);
  const [isSelling, setSelling] = useState(false);
  // The amount that needs confirmation; confirming it does not confirm another.
  const [doubted, setDoubted] = useState<string>();
  const digits = currencyDecimals(currency);
  const place = useCell(workplace);
  const { terms } = place;
  const { total } = saleTotals(sale, place);
  const settlement = settle(total, { ...tender, credit: credit || '0' }, { digits, coin: terms.cashRounding });
  const { due, left, missing, change, isTooMuch, isUnreadable } = settlement;
  const cash = cashTender(settlement, currency);
  const isPaid = Number(missing) === 0 && !isTooMuch && !isUnreadable && !cash.isTooHigh;

  const insteadOf = (number: string) => intl.formatMessage({ id: 'queue.insteadReason' }, { number });
  const sell = async () => {
    if (isSelling) return;
    setSelling(true);
    setIssues([]);
    const outcome = await completeSale({ id, sale, till, session, currency, terms, settlement, insteadOf }).catch(() => ({
      issues: [{ code: 'till.notKept' }],
    }));
    if ('receipt' in outcome) return onPaid(outcome.receipt);
    // A refused attempt is retried as a new sale; a failed one may have been booked and keeps its id.
    if (outcome.issues.every(({ code }) => !code.startsWith('failed.'))) setId(newSaleId());
    if (outcome.issues.some(({ code }) => code === 'priceChanged' || code === 'cashRoundingChanged')) {
      await followWorkplace();
      await refreshCatalogue().catch(() => {});
      changeSale(current => reprice(current, catalogue.get().find));
    }
    // Someone else may have used the credit meanwhile.
    if (outcome.issues.some(({ code }) => code === 'creditTooLow')) setAsked(askCredit(sale.customer));
    // Someone else has closed the session: the till shows that instead.
    if (outcome.issues.some(({ code }) => code === 'sessionClosed')) await followWorkplace();
    setIssues(outcome.issues);
    setSelling(false);
  };
  const submit = () => {
    const field = document.activeElement?.getAttribute('name') as PaymentMethodName | null;
    if (field && form.getValues(field) === '' && Number(missing) > 0) form.setValue(field, left[field]);
    else if (isPaid && cash.isDoubtful) setDoubted(tender.CASH);
    else if (isPaid) void sell();
  };
  // Stays open while selling: completing the sale would clear one started meanwhile.
  const leave = () => !isSelling && onClose();
  const text = issueMessage(intl);
  return (
    <Modal title={intl.formatMessage({ id: 'till.payTitle' })} onClose={leave}>
      <ModalBody>
        <FormProvider {...form}>
          <chakra.form
            id={formId}
            noValidate
            onSubmit={event => {
              event.preventDefault();
              submit();
            }}
          >
            <Stack gap="4">
              {issues.map(issue => (
                <Notice key={issue.code + (issue.field ?? '')} tone="red">
                  <SaleIssue issue={issue} />
                </Notice>
              ))}
              <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
                <BigFigure label="till.due">
                  <MoneyText value={due} currency={currency} />
                </BigFigure>
                {isPaid ? (
                  <BigFigure label="till.change" tone="green">
                    <MoneyText value={change} currency={currency} />
                  </BigFigure>
                ) : (
                  <BigFigure label="till.missing" tone="amber">
                    <MoneyText value={missing} currency={currency} />
                  </BigFigure>
                )}
              </chakra.div>
              <RoundingLine {...{ settlement, currency }} />
              {isUnreadable && <Notice tone="amber">{text({ code: 'invalid' })}</Notice>}
              {cash.isTooHigh && (
                <Notice tone="amber">
                  <FormattedMessage id="till.tenderedTooHigh" values={{ limit: <MoneyText value={cash.limit} currency={currency} /> }} />
                </Notice>
              )}
              {isPaid && cash.isDoubtful && doubted === tender.CASH && (
                <TenderQuestion
                  {...{ cash, change, currency }}
                  onYes={() => void sell()}
                  onNo={() => {
                    setDoubted(undefined);
                    focusField(formId, 'CASH');
                  }}
                />
              )}
              {isTooMuch && <Notice tone="amber">{text({ code: 'paymentTooHigh', params: { total: due } })}</Notice>}
              <CreditOffer asked={asked} currency={currency} />
              <chakra.div
                display="grid"
                gap="3"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
                css={{ '& input': { height: '12', fontSize: 'xl' } }}
              >
                {methods.map(method => (
                  <MoneyField key={method} name={method} label={<FormattedMessage id={`payment.${method}`} />} currency={currency} />
                ))}
              </chakra.div>
              <chakra.div display="flex" flexWrap="wrap" gap="2" role="group" aria-label={intl.formatMessage({ id: 'till.quickAmounts' })}>
                {quickAmounts(left.CASH, digits).map(amount => (
                  <Button
                    key={amount}
                    variant="outline"
                    height="11"
                    fontVariantNumeric="tabular-nums"
                    onClick={() => form.setValue('CASH', amount)}
                  >
                    <MoneyText value={amount} currency={currency} />
                  </Button>
                ))}
              </chakra.div>
              <chakra.p fontSize="sm" color="fg.muted">
                <FormattedMessage id="till.payHint" />
              </chakra.p>
            </Stack>
          </chakra.form>
        </FormProvider>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" height="11" disabled={isSelling} onClick={leave}>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button
          type="submit"
          form={formId}
          height="11"
          minWidth="40"
          fontSize="lg"
          aria-disabled={!isPaid}
          disabled={isSelling}
          aria-busy={isSelling}
        >
          <FormattedMessage id="till.finish" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
