import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { decisionRules, type DecisionAnswerName } from '../../../server/core/decision/decision.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { DecisionForm_decision$key } from '../../core/relay/generated/DecisionForm_decision.graphql.ts';
import type { DecisionFormMutation } from '../../core/relay/generated/DecisionFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useAddress } from '../../core/screens/useAddress.ts';

/** What an approver answers. */
export type DecisionAnswer = DecisionAnswerName;

interface DecisionFormProps {
  decision: DecisionForm_decision$key;
  onAnswered: (answer: DecisionAnswer) => void;
}

/** The answer that the link in the mail proposes, given by a button; and the way to the other one. */
export function DecisionForm({ decision, onAnswered }: DecisionFormProps) {
  const { kind, mayReject, needsReason, takesNote, needsNote } = useFragment(
    graphql`
      fragment DecisionForm_decision on OpenDecision {
        kind
        mayReject
        needsReason
        takesNote
        needsNote
      }
    `,
    decision,
  );
  const intl = useIntl();
  const { address } = useAddress();
  const [answer, setAnswer] = useState<DecisionAnswer>(mayReject && address.get('answer') === 'reject' ? 'REJECT' : 'APPROVE');
  const other = answer === 'APPROVE' ? 'REJECT' : 'APPROVE';
  const form = useForm({ resolver: checkRules(decisionRules.pick({ note: true }), intl), defaultValues: { note: '' } });
  const [decide, isSaving] = useSaving<DecisionFormMutation>(graphql`
    mutation DecisionFormMutation($input: DecideByLinkInput!) {
      decideByLink(input: $input) {
        ...saving_payload
      }
    }
  `);
  const isRejecting = answer === 'REJECT';
  const label = (one: DecisionAnswer) => (
    <FormattedMessage id={one === 'REJECT' ? `decision.reject.${kind}` : kind === 'BLOCKED_BILL' ? 'decision.release' : 'work.approve'} />
  );
  return (
    <Form
      form={form}
      onSubmit={async ({ note }) => {
        const { issues } = await decide({ input: { token: address.get('data') ?? '', answer, note } });
        if (issues.length) showIssues(form, issues);
        else onAnswered(answer);
      }}
    >
      <Stack gap="4" maxWidth="md">
        {isRejecting && needsReason && <TextAreaField name="note" label={<FormattedMessage id="decision.reason" />} required />}
        {!isRejecting && takesNote && (
          <TextAreaField
            name="note"
            label={<FormattedMessage id={needsNote ? 'decision.reason' : 'decision.note'} />}
            hint={needsNote ? undefined : <FormattedMessage id="decision.noteHint" />}
            required={needsNote}
          />
        )}
        <Stack direction={{ base: 'column', md: 'row' }} gap="3">
          <Button type="submit" size="lg" colorPalette={isRejecting ? 'red' : undefined} disabled={isSaving} aria-busy={isSaving}>
            {label(answer)}
          </Button>
          {mayReject && (
            <Button
              size="lg"
              variant="outline"
              disabled={isSaving}
              onClick={() => {
                form.clearErrors();
                setAnswer(other);
              }}
            >
              <FormattedMessage id={`decision.instead.${other}`} />
            </Button>
          )}
        </Stack>
      </Stack>
    </Form>
  );
}
