import { Button, Flex, Text } from '@chakra-ui/react';
import { useId, useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { descriptionLimit, requiredText } from '../../../../server/core/rules/fields.ts';
import { checkRules } from '../../../core/fields/checkRules.ts';
import { focusField } from '../../../core/fields/focusField.ts';
import { Form, showIssues } from '../../../core/fields/Form.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import { issueMessage, type Issue } from '../../../core/i18n/issueMessage.ts';

const rules = z.object({ reason: requiredText(descriptionLimit) });

interface ReasonFormProps {
  /** Message ids of the explanation and of the button. */
  text: string;
  label: string;
  /** Initial text. */
  reason?: string;
  isDanger?: boolean;
  /** Returns the issues, which are shown; the reason stays in the field. */
  onSubmit: (reason: string) => Promise<Issue[]>;
  onCancel: () => void;
}

/** Asks for the reason of a decision on a refused sale, which is stored with it. */
export function ReasonForm({ text, label, reason = '', isDanger, onSubmit, onCancel }: ReasonFormProps) {
  const intl = useIntl();
  const id = useId();
  const form = useForm<z.input<typeof rules>, unknown, z.output<typeof rules>>({
    resolver: checkRules(rules, intl),
    defaultValues: { reason },
  });
  // The button that had the focus is gone.
  useLayoutEffect(() => focusField(id, 'reason'), [id]);
  const submit = async (values: z.output<typeof rules>) => {
    const issues = await onSubmit(values.reason);
    showIssues(
      form,
      issues.map(issue => ({ ...issue, text: issueMessage(intl)(issue) })),
    );
  };
  return (
    <Form form={form} id={id} onSubmit={submit}>
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id={text} />
      </Text>
      <TextField name="reason" label={<FormattedMessage id="queue.reason" />} autoComplete="off" required />
      <Flex gap="2" wrap="wrap">
        <Button
          type="submit"
          size="sm"
          colorPalette={isDanger ? 'red' : undefined}
          disabled={form.formState.isSubmitting}
          aria-busy={form.formState.isSubmitting}
        >
          <FormattedMessage id={label} />
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </Flex>
    </Form>
  );
}
