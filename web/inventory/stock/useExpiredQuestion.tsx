import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import type { Outcome } from '../../core/relay/saving.ts';
import { ConfirmFooter } from '../../core/ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';

/** A question awaiting its answer. */
interface Question {
  /** Expiry date of the incoming goods. */
  expiredOn: string;
  answer: (isSure: boolean) => void;
}

/**
 * Asks for confirmation before expired goods are received. `saveAsked` resolves with the outcome of the save; if expiry is the only refusal
 * and the user confirms, it saves again with `acceptExpired`. `question` is the open dialog, to be rendered next to the form.
 */
export function useExpiredQuestion() {
  const [question, setQuestion] = useState<Question>();
  const saveAsked = async <Response,>(send: (onPurpose: { acceptExpired?: true }) => Promise<Outcome<Response>>) => {
    const outcome = await send({});
    const [issue, another] = outcome.issues;
    if (issue?.code !== 'alreadyExpired' || another) return outcome;
    const expiredOn = String(issue.params?.date);
    const isSure = await new Promise<boolean>(answer => setQuestion({ expiredOn, answer }));
    setQuestion(undefined);
    return isSure ? send({ acceptExpired: true }) : outcome;
  };
  return { saveAsked, question: question && <ExpiredDialog {...question} /> };
}

function ExpiredDialog({ expiredOn, answer }: Question) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: 'expired.title' })} onClose={() => answer(false)} size="sm">
      <ModalBody>
        <FormattedMessage id="expired.text" values={{ day: <Day on={expiredOn} /> }} />
      </ModalBody>
      <ConfirmFooter label="expired.accept" isBusy={false} onCancel={() => answer(false)} onConfirm={() => answer(true)} />
    </Modal>
  );
}
