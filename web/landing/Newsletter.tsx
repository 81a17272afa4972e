import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { checkRules } from '../core/fields/checkRules.ts';
import { Form, showIssues } from '../core/fields/Form.tsx';
import { TextField } from '../core/fields/TextField.tsx';
import { Ltr } from '../core/i18n/Ltr.tsx';
import type { NewsletterMutation } from '../core/relay/generated/NewsletterMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { SentNotice } from './SentNotice.tsx';

const rules = async () => (await import('../../server/administration/enquiry/enquiry.rules.ts')).newsletterRules;

/** Subscribes an address to the newsletter. The answer is the same for an existing subscriber. */
export function Newsletter() {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({ resolver: checkRules(rules, intl), defaultValues: { email: '' } });
  const [save, sending] = useSaving<NewsletterMutation>(graphql`
    mutation NewsletterMutation($input: SubscribeNewsletterInput!) {
      subscribeNewsletter(input: $input) {
        ...saving_payload
      }
    }
  `);
  const subscribe = async (input: { email: string }) => {
    const { issues } = await save({ input });
    if (issues.length > 0) showIssues(form, issues);
    else setSentTo(input.email);
  };
  return (
    <Box as="section" aria-labelledby="newsletter-title" marginBlockStart="8">
      <Heading as="h2" id="newsletter-title" size="md">
        <FormattedMessage id="landing.newsletter.title" />
      </Heading>
      <Text marginBlockStart="1" marginBlockEnd="4" color="fg.muted">
        <FormattedMessage id="landing.newsletter.text" />
      </Text>
      <Box aria-live="polite">
        {sentTo && (
          <SentNotice>
            <FormattedMessage id="landing.newsletter.done" values={{ email: <Ltr fontWeight="medium">{sentTo}</Ltr> }} />
          </SentNotice>
        )}
      </Box>
      {!sentTo && (
        <Form form={form} onSubmit={subscribe}>
          <TextField
            name="email"
            type="email"
            label={<FormattedMessage id="landing.newsletter.email" />}
            autoComplete="email"
            inputMode="email"
            required
          />
          <Button type="submit" variant="outline" alignSelf="start" disabled={sending} aria-busy={sending}>
            <FormattedMessage id="landing.newsletter.submit" />
          </Button>
        </Form>
      )}
    </Box>
  );
}
