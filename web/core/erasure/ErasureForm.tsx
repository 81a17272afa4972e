import { Button, chakra, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { erasureRules } from '../../../server/core/erasure/erasure.rules.ts';
import { checkRules } from '../fields/checkRules.ts';
import { Form, showIssues } from '../fields/Form.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { ErasureFormMutation } from '../relay/generated/ErasureFormMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { ModalBody, ModalFooter } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { toast } from '../ui/toasts.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';

interface ErasureFormProps {
  id: string;
  name: string;
  version: number;
  /** Preview of the erasure. */
  children: ReactNode;
  onClose: () => Promise<void>;
}

/** Form that erases the data once the name has been typed, because erasure cannot be undone. */
export function ErasureForm({ id, name, version, children, onClose }: ErasureFormProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useForm({ resolver: checkRules(erasureRules, intl), defaultValues: { name: '', reason: '' } });
  const revalidate = useRevalidate();
  const [erase, isErasing] = useSaving<ErasureFormMutation>(graphql`
    mutation ErasureFormMutation($input: ErasePersonalDataInput!) {
      erasePersonalData(input: $input) {
        ...saving_payload
        erasedId
      }
    }
  `);
  const submit = async (values: { name: string; reason: string }) => {
    const { issues } = await erase({ input: { id, version, ...values } });
    if (issues.length > 0) {
      showIssues(form, issues);
      return toast(intl.formatMessage({ id: 'erasure.failed' }), 'red', issues.map(({ text }) => text).join(' '));
    }
    toast(intl.formatMessage({ id: 'erasure.done' }));
    await onClose();
    void revalidate();
  };
  return (
    <>
      <ModalBody>
        <Stack gap="5">
          <Notice tone="red">
            <FormattedMessage id="erasure.forEver" />
          </Notice>
          {children}
          <Form form={form} id={formId} onSubmit={submit}>
            <Stack gap="4">
              <TextField
                name="name"
                label={<FormattedMessage id="erasure.name" />}
                hint={<FormattedMessage id="erasure.nameHint" values={{ name: <chakra.bdi fontWeight="semibold">{name}</chakra.bdi> }} />}
                autoComplete="off"
                spellCheck={false}
                required
              />
              <TextAreaField
                name="reason"
                label={<FormattedMessage id="erasure.reason" />}
                hint={<FormattedMessage id="erasure.reasonHint" />}
                required
              />
            </Stack>
          </Form>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={() => void onClose()} data-focus-first>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button type="submit" form={formId} colorPalette="red" disabled={isErasing} aria-busy={isErasing}>
          <FormattedMessage id="erasure.action" />
        </Button>
      </ModalFooter>
    </>
  );
}
