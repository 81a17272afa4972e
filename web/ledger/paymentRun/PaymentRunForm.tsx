import { chakra, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { sum } from '../../../server/core/money/arithmetic.ts';
import { paymentRunRules } from '../../../server/ledger/paymentRun/paymentRun.rules.ts';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { LineError } from '../../core/fields/LineError.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import type { PaymentRunFormMutation } from '../../core/relay/generated/PaymentRunFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { BankAccountSelect } from '../bankAccount/BankAccountSelect.tsx';
import type { Payable } from './PayVendors.tsx';

interface PaymentRunFormProps {
  payables: readonly Payable[];
  /** ISO 4217: of the documents, and of the account that pays them. */
  currency: string | undefined;
  onClose: () => unknown;
}

/** Pays the chosen documents: from which account, on which day, and how much of each. */
export function PaymentRunForm({ payables, currency, onClose }: PaymentRunFormProps) {
  const once = useOnce();
  const today = useToday();
  const open = useOpenRecord();
  const made = useRef<string>(undefined);
  const unknown = payables.filter(({ accountState }) => accountState !== 'KNOWN');
  const [save, isSaving] = useSaving<PaymentRunFormMutation>(graphql`
    mutation PaymentRunFormMutation($input: CreatePaymentRunInput!) {
      createPaymentRun(input: $input) {
        ...saving_payload
        paymentRun {
          id
        }
      }
    }
  `);
  const documents = payables.flatMap(payable => payable.documents.map(document => ({ ...document, vendorName: payable.vendorName })));
  return (
    <FormDialog
      entity="paymentRun"
      size="lg"
      title="payVendors.title"
      submitLabel="paymentRun.submit"
      rules={paymentRunRules}
      values={{
        bankAccountId: '',
        executeOn: today,
        newAccountIds: [] as string[],
        documents: documents.map(({ documentId, balance }) => ({ documentId, amount: balance, balance })),
      }}
      save={async input => {
        const outcome = await save({ input: once(input) });
        made.current = outcome.response?.createPaymentRun?.paymentRun?.id;
        return outcome;
      }}
      isSaving={isSaving}
      // What was paid is shown once the form holds nothing that leaving the screen would lose.
      onClose={() => (made.current ? open(made.current) : onClose())}
    >
      <FieldGrid>
        <BankAccountSelect name="bankAccountId" currency={currency} />
        <DateField name="executeOn" />
      </FieldGrid>
      {unknown.length > 0 && (
        <CheckboxGroup
          name="newAccountIds"
          options={unknown.map(({ accountId, vendorName, iban }) => ({ value: accountId!, label: `${vendorName} · ${iban}` }))}
        />
      )}
      <PaidAmounts documents={documents} currency={currency} />
    </FormDialog>
  );
}

interface PaidAmountsProps {
  documents: readonly (Payable['documents'][number] & { vendorName: string })[];
  currency: string | undefined;
}

/** How much is paid of each document, with the sum. */
function PaidAmounts({ documents, currency }: PaidAmountsProps) {
  const intl = useIntl();
  const typed = useWatch({ name: 'documents' }) as { amount: string }[];
  return (
    <Stack gap="0">
      <chakra.ul listStyleType="none">
        {documents.map(({ documentId, number, vendorNumber, vendorName, balance, dueOn }, index) => (
          <chakra.li key={documentId} display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="2" borderBottomWidth="1px">
            <chakra.div flex="1" minWidth="40">
              <bdi>{vendorName}</bdi> · <Ltr>{vendorNumber ?? number}</Ltr>
              <Text fontSize="sm" color="fg.muted">
                <FormattedMessage
                  id="paymentRun.open"
                  values={{ amount: <MoneyText value={balance} currency={currency} />, day: <Day on={dueOn} /> }}
                />
              </Text>
              <LineError name={`documents.${index}.documentId`} />
              <LineError name={`documents.${index}.amount`} />
            </chakra.div>
            <chakra.div width={{ base: 'full', sm: '36' }}>
              <MoneyField
                bare
                currency={currency}
                name={`documents.${index}.amount`}
                label={intl.formatMessage({ id: 'paymentRun.amountOf' }, { name: `${vendorName} ${number ?? ''}`.trim() })}
              />
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      <Text alignSelf="flex-end" marginBlockStart="3" fontWeight="bold" role="status">
        <FormattedMessage id="paymentRun.total" />:{' '}
        <MoneyText value={sum(typed.map(({ amount }) => (/^\d+(\.\d+)?$/.test(amount) ? amount : 0))).toFixed()} currency={currency} />
      </Text>
    </Stack>
  );
}
