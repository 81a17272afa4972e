import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import type { Outcome } from '../../core/relay/saving.ts';
import { ConfirmFooter } from '../../core/ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';

/** A question that waits for its answer. */
interface Question {
  /** The last day of what comes in. */
  expiredOn: string;
  answer: (isSure: boolean) => void;
}

/**
 * Asks before goods come in that have expired. `saveAsked` gives what a save comes to: refused for that alone, it is said again on purpose
 * where the user is sure. `question` is the dialog while it is asked; it stands beside the form.
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
