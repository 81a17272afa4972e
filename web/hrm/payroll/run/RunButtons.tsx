import { Button, chakra } from '@chakra-ui/react';
import Banknote from 'lucide-react/icons/banknote';
import Calculator from 'lucide-react/icons/calculator';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListPlus from 'lucide-react/icons/list-plus';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LanguageLink } from '../../../core/i18n/LanguageLink.tsx';
import type { RunButtons_run$key } from '../../../core/relay/generated/RunButtons_run.graphql.ts';
import { ConfirmAction } from '../../../core/screens/ConfirmAction.tsx';
import { useAddressedDialog } from '../../../core/screens/useAddress.ts';
import { useMay } from '../../../core/session/may.ts';
import { lazyPart } from '../../../core/ui/lazyPart.tsx';
import { Part } from '../../../core/ui/Part.tsx';

const ExtrasDialog = lazyPart(async () => (await import('./ExtrasDialog.tsx')).ExtrasDialog);
const PayRunDialog = lazyPart(async () => (await import('./PayRunDialog.tsx')).PayRunDialog);
const BankFileDialog = lazyPart(async () => (await import('./BankFileDialog.tsx')).BankFileDialog);

const mutations = {
  complete: graphql`
    mutation RunButtonsCompleteMutation($input: CompletePayrollRunInput!) {
      completePayrollRun(input: $input) {
        ...saving_payload
        payrollRun {
          id
          version
          status
          number
          isMailing
        }
      }
    }
  `,
  mail: graphql`
    mutation RunButtonsMailMutation($input: RecordInput!) {
      sendPaySlips(input: $input) {
        ...saving_payload
        payrollRun {
          id
          isMailing
        }
      }
    }
  `,
  reverse: graphql`
    mutation RunButtonsReverseMutation($input: RecordInput!) {
      reversePayrollRun(input: $input) {
        ...saving_payload
      }
    }
  `,
  discard: graphql`
    mutation RunButtonsDiscardMutation($input: RecordInput!) {
      discardPaySlips(input: $input) {
        ...saving_payload
        payrollRun {
          id
          version
          status
          slipCount
        }
      }
    }
  `,
};

type Step = keyof typeof mutations | 'pay' | 'payBack';
const icons = { complete: CircleCheck, mail: Mail, pay: Banknote, payBack: Banknote, reverse: RotateCcw, discard: Trash };

/**
 * What can be done with a payroll run: process, complete, pay, reverse, discard its slips, and mail them.
 *
 * @param canMail Whether a mail server is configured.
 */
export function RunButtons({ run: key, canMail }: { run: RunButtons_run$key; canMail: boolean }) {
  const [mailsSlips, setMailsSlips] = useState(true);
  const { dialog, open: show, close } = useAddressedDialog();
  const { id, version, title, status, kind, slipCount, paidOn, isReversed, isMailing, unmailedCount, takesBackPaid } = useFragment(
    graphql`
      fragment RunButtons_run on PayrollRun {
        id
        version
        title
        status
        kind
        slipCount
        paidOn
        isReversed
        isMailing
        unmailedCount
        takesBackPaid
      }
    `,
    key,
  );
  const [mayApprove, mayDelete, mayExport] = [useMay('APPROVE'), useMay('DELETE'), useMay('EXPORT')];
  const isOpen = status !== 'COMPLETED';
  const isReversal = kind === 'REVERSAL';
  const isToPay = !isOpen && !isReversal && !isReversed && !paidOn;
  const isToReverse = !isOpen && !isReversal && !isReversed;
  const isExtra = isOpen && kind === 'SUPPLEMENTARY';
  const isToMail = canMail && mayApprove && !isOpen && !isReversal && !isReversed && !isMailing && unmailedCount > 0;
  const steps: Step[] = [
    ...(isToMail ? (['mail'] as const) : []),
    ...(isOpen && slipCount > 0 && mayDelete ? (['discard'] as const) : []),
    ...(isToReverse && mayApprove ? (['reverse'] as const) : []),
    ...(isToPay && mayApprove ? (['pay'] as const) : []),
    ...(takesBackPaid && !paidOn && mayApprove ? (['payBack'] as const) : []),
    ...(isOpen && slipCount > 0 && mayApprove ? (['complete'] as const) : []),
  ];
  const chosen = steps.find(step => step === dialog);
  return (
    <>
      {isExtra && mayApprove && (
        <Button variant="outline" onClick={() => show('extras')}>
          <ListPlus aria-hidden />
          <FormattedMessage id="payrollRun.extras" />
        </Button>
      )}
      {isOpen && !isExtra && (
        <Button asChild variant="outline">
          <LanguageLink to={`/HRM/payroll/processPayroll/?run=${id}`}>
            <Calculator aria-hidden />
            <FormattedMessage id="payrollRun.process" />
          </LanguageLink>
        </Button>
      )}
      {isToPay && mayExport && (
        <Button variant="outline" onClick={() => show('bankFile')}>
          <Landmark aria-hidden />
          <FormattedMessage id="payrollRun.bankFile" />
        </Button>
      )}
      {steps.map(step => {
        const Icon = icons[step];
        return (
          <Button key={step} variant={step === 'complete' || step === 'pay' ? 'solid' : 'outline'} onClick={() => show(step)}>
            <Icon aria-hidden />
            <FormattedMessage id={`payrollRun.${step}`} />
          </Button>
        );
      })}
      <Part>
        {dialog === 'extras' && isExtra && mayApprove && <ExtrasDialog run={{ id, title }} onClose={close} />}
        {dialog === 'bankFile' && isToPay && mayExport && <BankFileDialog run={{ id, title }} onClose={close} />}
        {(chosen === 'pay' || chosen === 'payBack') && <PayRunDialog run={{ id, version, title }} step={chosen} onClose={close} />}
        {chosen && chosen !== 'pay' && chosen !== 'payBack' && (
          <ConfirmAction
            record={{ id, version, name: title }}
            entity="payrollRun"
            mutation={mutations[chosen]}
            title={`payrollRun.${chosen}Title`}
            text={`payrollRun.${chosen}Text`}
            action={`payrollRun.${chosen}`}
            input={chosen === 'complete' && canMail ? { mailsSlips } : undefined}
            onClose={close}
          >
            {chosen === 'complete' && canMail && (
              <chakra.label display="flex" alignItems="center" gap="2.5" marginBlockStart="4" minHeight="9" cursor="pointer">
                <chakra.input
                  type="checkbox"
                  checked={mailsSlips}
                  onChange={({ target }) => setMailsSlips(target.checked)}
                  accentColor="accent.solid"
                  boxSize="4.5"
                  flexShrink={0}
                />
                <FormattedMessage id="payrollRun.mailsSlips" />
              </chakra.label>
            )}
          </ConfirmAction>
        )}
      </Part>
    </>
  );
}
