import { Button, chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { checkRules } from '../core/fields/checkRules.ts';
import { FieldGrid } from '../core/fields/FieldGrid.tsx';
import { Form, showIssues } from '../core/fields/Form.tsx';
import { TextAreaField } from '../core/fields/TextAreaField.tsx';
import { TextField } from '../core/fields/TextField.tsx';
import type { DemoRequestFormMutation } from '../core/relay/generated/DemoRequestFormMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';

const rules = async () => (await import('../../server/administration/enquiry/enquiry.rules.ts')).demoRequestRules;

/** Requests a demo. `onSent` receives the contact once the server has stored the request. */
export function DemoRequestForm({ onSent }: { onSent: (who: { name: string; email: string }) => void }) {
  const intl = useIntl();
  const form = useForm({ resolver: checkRules(rules, intl), defaultValues: { name: '', company: '', email: '', message: '' } });
  const [save, sending] = useSaving<DemoRequestFormMutation>(graphql`
    mutation DemoRequestFormMutation($input: RequestDemoInput!) {
      requestDemo(input: $input) {
        ...saving_payload
      }
    }
  `);
  const ask = async (input: DemoRequestFormMutation['variables']['input']) => {
    const { issues } = await save({ input });
    if (issues.length > 0) showIssues(form, issues);
    else onSent(input);
  };
  return (
    <Form form={form} onSubmit={ask}>
      <FieldGrid>
        <TextField name="name" label={<FormattedMessage id="landing.demo.name" />} autoComplete="name" required />
        <TextField name="company" label={<FormattedMessage id="landing.demo.company" />} autoComplete="organization" required />
      </FieldGrid>
      <TextField
        name="email"
        type="email"
        label={<FormattedMessage id="landing.demo.email" />}
        autoComplete="email"
        inputMode="email"
        required
      />
      <TextAreaField
        name="message"
        label={
          <>
            <FormattedMessage id="landing.demo.message" />
            <chakra.span color="fg.muted" fontWeight="normal">
              (<FormattedMessage id="landing.demo.optional" />)
            </chakra.span>
          </>
        }
        rows={4}
      />
      <Button type="submit" size="lg" alignSelf="start" disabled={sending} aria-busy={sending}>
        <FormattedMessage id="landing.demo.submit" />
      </Button>
    </Form>
  );
}
