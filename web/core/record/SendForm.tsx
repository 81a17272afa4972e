import { Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { sendDocumentRules } from '../../../server/core/print/sendDocument.rules.ts';
import { checkRules } from '../fields/checkRules.ts';
import { Form, showIssues } from '../fields/Form.tsx';
import { formDraft, retype } from '../fields/formDraft.ts';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { SendFormMutation } from '../relay/generated/SendFormMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { useDraft } from '../screens/useDraft.ts';
import { FormFooter } from '../ui/FormFooter.tsx';
import { ModalBody } from '../ui/Modal.tsx';
import { toast } from '../ui/toasts.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';

/** A document about a record, where there are several, and the days that it covers. */
export interface SentChoice {
  as: string;
  from?: string | null;
  to?: string | null;
}

interface SendFormProps {
  id: string;
  document?: SentChoice;
  draft: { to: string | null | undefined; subject: string; message: string; language: string };
  onClose: () => Promise<void>;
  children: ReactNode;
}

/** Form with recipients, subject and message. */
export function SendForm({ id, document, draft, onClose, children }: SendFormProps) {
  const intl = useIntl();
  const formId = useId();
  const revalidate = useRevalidate();
  const form = useForm<{ to: string; cc: string; subject: string; message: string }, unknown, z.output<typeof sendDocumentRules>>({
    resolver: checkRules(sendDocumentRules, intl),
    defaultValues: { to: draft.to ?? '', cc: '', subject: draft.subject, message: draft.message },
  });
  const { isDirty } = form.formState;
  useDraft(
    'send',
    () => (isDirty ? formDraft(form) : undefined),
    kept => retype(form, kept),
  );
  const [send, isSending] = useSaving<SendFormMutation>(graphql`
    mutation SendFormMutation($input: SendDocumentInput!) {
      sendDocument(input: $input) {
        ...saving_payload
        sentDocument {
          id
          status
        }
      }
    }
  `);
  const submit = async (values: z.output<typeof sendDocumentRules>) => {
    const { response, issues } = await send({ input: { recordId: id, document, ...values } });
    if (issues.length > 0) {
      showIssues(form, issues);
      return;
    }
    const { status } = response!.sendDocument.sentDocument!;
    toast(intl.formatMessage({ id: status === 'KEPT' ? 'document.toastKept' : 'document.toastSent' }));
    await onClose();
    void revalidate();
  };
  const direction = draft.language === 'AR' ? 'rtl' : 'ltr';
  return (
    <>
      <ModalBody>
        <Stack gap="4">
          {children}
          <Form form={form} id={formId} onSubmit={submit}>
            <TextField
              name="to"
              label={<FormattedMessage id="document.to" />}
              hint={<FormattedMessage id="document.toHint" />}
              dir="ltr"
              autoFocus
              required
            />
            <TextField name="cc" label={<FormattedMessage id="document.cc" />} dir="ltr" />
            <TextField name="subject" label={<FormattedMessage id="document.subject" />} dir={direction} required />
            <TextAreaField name="message" label={<FormattedMessage id="document.message" />} rows={9} dir={direction} required />
          </Form>
        </Stack>
      </ModalBody>
      <FormFooter form={formId} label="document.send" isBusy={isSending} onCancel={onClose} />
    </>
  );
}
