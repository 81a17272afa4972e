import { Button, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { questionRules } from '../../server/procurement/vendorRequest/question.rules.ts';
import { checkRules } from '../core/fields/checkRules.ts';
import { Form, showIssues } from '../core/fields/Form.tsx';
import { FormRecordProvider } from '../core/fields/FormRecord.ts';
import { TextAreaField } from '../core/fields/TextAreaField.tsx';
import type { VendorQuestions_request$key } from '../core/relay/generated/VendorQuestions_request.graphql.ts';
import type { VendorQuestionsMutation } from '../core/relay/generated/VendorQuestionsMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { useRevalidate } from '../core/relay/useRevalidate.ts';
import { useAddress } from '../core/screens/useAddress.ts';
import { toast } from '../core/ui/toasts.ts';

/** Questions about a request with their answers, which all vendors read alike, and the vendor's own that wait for one. */
export function VendorQuestions({ request }: { request: VendorQuestions_request$key }) {
  const { isOpen, questions } = useFragment(
    graphql`
      fragment VendorQuestions_request on OpenVendorRequest {
        isOpen
        questions {
          question
          answer
          askedAt
        }
      }
    `,
    request,
  );
  if (!isOpen && !questions.length) return null;
  return (
    <Stack gap="3">
      <Heading as="h2" size="lg">
        <FormattedMessage id="vendorPortal.questions" />
      </Heading>
      {questions.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none">
          {questions.map(({ question, answer, askedAt }) => (
            <chakra.li key={askedAt} borderWidth="1px" borderRadius="md" padding="3" overflowWrap="anywhere">
              <Text fontWeight="medium" whiteSpace="pre-line">
                <bdi>{question}</bdi>
              </Text>
              <Text color={answer ? undefined : 'fg.muted'} whiteSpace="pre-line">
                {answer ? <bdi>{answer}</bdi> : <FormattedMessage id="vendorPortal.notAnswered" />}
              </Text>
            </chakra.li>
          ))}
        </Stack>
      )}
      {isOpen && <AskForm />}
    </Stack>
  );
}

function AskForm() {
  const intl = useIntl();
  const token = useAddress().address.get('data') ?? '';
  const revalidate = useRevalidate();
  const form = useForm({ resolver: checkRules(questionRules, intl), defaultValues: { question: '' } });
  const [ask, isSaving] = useSaving<VendorQuestionsMutation>(graphql`
    mutation VendorQuestionsMutation($input: AskVendorQuestionInput!) {
      askVendorQuestion(input: $input) {
        ...saving_payload
      }
    }
  `);
  const send = async ({ question }: { question: string }) => {
    const { issues } = await ask({ input: { token, question } });
    if (issues.length) return showIssues(form, issues);
    toast(intl.formatMessage({ id: 'vendorPortal.asked' }));
    form.reset();
    await revalidate();
  };
  const about = useMemo(() => ({ entity: 'vendorPortal', rules: questionRules, record: null }), []);
  return (
    <Form form={form} onSubmit={send}>
      <FormRecordProvider value={about}>
        <TextAreaField name="question" rows={2} />
        <HStack>
          <Button type="submit" variant="outline" disabled={isSaving} width={{ base: 'full', md: 'auto' }}>
            <FormattedMessage id="vendorPortal.ask" />
          </Button>
        </HStack>
      </FormRecordProvider>
    </Form>
  );
}
