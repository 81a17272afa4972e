import { Box, Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { acceptanceRules, declineRules } from '../../../server/crm/quotation/crmQuotation.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { SharedQuotationAnswerAcceptMutation } from '../../core/relay/generated/SharedQuotationAnswerAcceptMutation.graphql.ts';
import type { SharedQuotationAnswerDeclineMutation } from '../../core/relay/generated/SharedQuotationAnswerDeclineMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Notice } from '../../core/ui/Notice.tsx';

/** Accept and decline buttons for the customer, or the answer already given. */
export function SharedQuotationAnswer({ status, acceptedBy }: { status: string; acceptedBy: string | null | undefined }) {
  const [isDeclining, setDeclining] = useState(false);
  if (status !== 'SENT')
    return (
      <Box marginBlockStart="6">
        <Notice tone={status === 'ACCEPTED' ? 'green' : 'accent'}>
          <FormattedMessage id={`shared.${status}`} values={{ name: <bdi>{acceptedBy}</bdi> }} />
        </Notice>
      </Box>
    );
  return (
    <Box marginBlockStart="6" paddingBlockStart="5" borderTopWidth="1px" maxWidth="md">
      {isDeclining ? <Decline onBack={() => setDeclining(false)} /> : <Accept onDecline={() => setDeclining(true)} />}
    </Box>
  );
}

function Accept({ onDecline }: { onDecline: () => void }) {
  const intl = useIntl();
  const token = useAddress().address.get('data') ?? '';
  const revalidate = useRevalidate();
  const form = useForm({ resolver: checkRules(acceptanceRules, intl), defaultValues: { name: '' } });
  const [accept, isSaving] = useSaving<SharedQuotationAnswerAcceptMutation>(graphql`
    mutation SharedQuotationAnswerAcceptMutation($input: AcceptSharedQuotationInput!) {
      acceptSharedQuotation(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <Form
      form={form}
      onSubmit={async ({ name }) => {
        const { issues } = await accept({ input: { token, name } });
        if (issues.length) showIssues(form, issues);
        else void revalidate();
      }}
    >
      <TextField
        name="name"
        label={<FormattedMessage id="shared.name" />}
        hint={<FormattedMessage id="shared.nameHint" />}
        autoComplete="name"
        required
      />
      <HStack wrap="wrap">
        <Button type="submit" disabled={isSaving} aria-busy={isSaving}>
          <FormattedMessage id="shared.accept" />
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={onDecline}>
          <FormattedMessage id="shared.decline" />
        </Button>
      </HStack>
    </Form>
  );
}

function Decline({ onBack }: { onBack: () => void }) {
  const intl = useIntl();
  const token = useAddress().address.get('data') ?? '';
  const revalidate = useRevalidate();
  const form = useForm({ resolver: checkRules(declineRules, intl), defaultValues: { reason: '' } });
  const [decline, isSaving] = useSaving<SharedQuotationAnswerDeclineMutation>(graphql`
    mutation SharedQuotationAnswerDeclineMutation($input: DeclineSharedQuotationInput!) {
      declineSharedQuotation(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <Form
      form={form}
      onSubmit={async ({ reason }) => {
        const { issues } = await decline({ input: { token, reason } });
        if (issues.length) showIssues(form, issues);
        else void revalidate();
      }}
    >
      <Stack gap="4">
        <TextAreaField name="reason" label={<FormattedMessage id="shared.reason" />} required />
        <HStack wrap="wrap">
          <Button type="submit" colorPalette="red" disabled={isSaving} aria-busy={isSaving}>
            <FormattedMessage id="shared.decline" />
          </Button>
          <Button variant="outline" disabled={isSaving} onClick={onBack}>
            <FormattedMessage id="action.cancel" />
          </Button>
        </HStack>
      </Stack>
    </Form>
  );
}
