import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { answerRules } from '../../../server/procurement/vendorRequest/question.rules.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { RequisitionQuestions_requisition$key } from '../../core/relay/generated/RequisitionQuestions_requisition.graphql.ts';
import type { RequisitionQuestionsMutation } from '../../core/relay/generated/RequisitionQuestionsMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useMay } from '../../core/session/may.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

/** Questions of the vendors, and their answers, which all of them read. */
export function RequisitionQuestions({ requisition }: { requisition: RequisitionQuestions_requisition$key }) {
  const { questions } = useFragment(
    graphql`
      fragment RequisitionQuestions_requisition on Requisition {
        questions {
          id
          question
          askedAt
          answer
          vendor {
            id
            name
          }
        }
      }
    `,
    requisition,
  );
  const mayWrite = useMay('WRITE');
  const [answered, setAnswered] = useState<{ id: string; answer: string }>();
  return (
    <PanelBox>
      {questions.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage id="question.none" />
        </Text>
      )}
      <Stack as="ul" gap="4" listStyleType="none">
        {questions.map(({ id, question, askedAt, answer, vendor }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            <Text color="fg.muted" fontSize="sm">
              <RecordLink id={vendor.id}>
                <bdi>{vendor.name}</bdi>
              </RecordLink>
              {' · '}
              <When at={askedAt} />
            </Text>
            <Flex justify="space-between" gap="4" align="flex-start">
              <Stack gap="1" minWidth="0">
                <Text fontWeight="medium" whiteSpace="pre-line">
                  <bdi>{question}</bdi>
                </Text>
                {answer && (
                  <Text whiteSpace="pre-line">
                    <bdi>{answer}</bdi>
                  </Text>
                )}
              </Stack>
              {mayWrite && (
                <Button size="sm" variant={answer ? 'outline' : 'solid'} onClick={() => setAnswered({ id, answer: answer ?? '' })}>
                  <FormattedMessage id={answer ? 'question.change' : 'question.answer'} />
                </Button>
              )}
            </Flex>
          </chakra.li>
        ))}
      </Stack>
      {answered && <AnswerDialog key={answered.id} {...answered} onClose={() => setAnswered(undefined)} />}
    </PanelBox>
  );
}

function AnswerDialog({ id, answer, onClose }: { id: string; answer: string; onClose: () => void }) {
  const revalidate = useRevalidate();
  const [save, isSaving] = useSaving<RequisitionQuestionsMutation>(graphql`
    mutation RequisitionQuestionsMutation($input: AnswerRequisitionQuestionInput!) {
      answerRequisitionQuestion(input: $input) {
        ...saving_payload
        requisitionQuestion {
          id
          answer
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="question"
      size="sm"
      title="question.answer"
      submitLabel="question.answer"
      rules={answerRules.omit({ id: true })}
      values={{ answer }}
      save={input => save({ input: { id, ...input } })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <TextAreaField name="answer" rows={4} />
    </FormDialog>
  );
}
