import { Button, chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { Suspense, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { MatchLineDialogMutation } from '../../core/relay/generated/MatchLineDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { toast } from '../../core/ui/toasts.ts';
import { BookedText } from './BookedText.tsx';
import { MatchChoices, type Pick } from './MatchChoices.tsx';

interface MatchLineDialogProps {
  line: {
    readonly id: string;
    readonly bookedOn: string;
    readonly amount: string;
    readonly partyName?: string | null;
    readonly partyIban?: string | null;
    readonly reference?: string | null;
  };
  currency: string | undefined;
  onMatched: () => unknown;
  onClose: () => unknown;
}

/** Matches a booking with entries that stand for it, or with open documents, which are then paid. The likeliest is chosen at first. */
export function MatchLineDialog({ line, currency, onMatched, onClose }: MatchLineDialogProps) {
  const intl = useIntl();
  const once = useOnce();
  const revalidate = useRevalidate();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [picks, setPicks] = useState<Pick[]>();
  const [problem, setProblem] = useState<string>();
  const [match, isBusy] = useSaving<MatchLineDialogMutation>(graphql`
    mutation MatchLineDialogMutation($input: MatchBankLineInput!) {
      matchBankLine(input: $input) {
        ...saving_payload
        bankStatementLine {
          id
          isMatched
        }
      }
    }
  `);
  const submit = async () => {
    const chosen = picks ?? [];
    const ids = (kind: string) => chosen.filter(pick => pick.kind === kind).map(({ recordId }) => recordId);
    const { issues } = await match({ input: once({ lineId: line.id, entryIds: ids('ENTRY'), documentIds: ids('DOCUMENT') }) });
    if (issues.length) return setProblem(issues.map(({ text }) => text).join(' '));
    toast(intl.formatMessage({ id: 'bankStatement.matched' }));
    onMatched();
    void revalidate();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'bankStatement.matchTitle' })} size="lg" onClose={onClose}>
      <ModalBody>
        <chakra.form
          id="match"
          onSubmit={event => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap="4">
            <Flex justify="space-between" gap="4" wrap="wrap" padding="3" borderWidth="1px" borderRadius="md" bg="bg.subtle">
              <BookedText line={line} />
              <chakra.span textAlign="end">
                <strong>
                  <MoneyText value={line.amount} currency={currency} />
                </strong>
                <Text as="span" display="block" fontSize="sm" color="fg.muted">
                  <Day on={line.bookedOn} />
                </Text>
              </chakra.span>
            </Flex>
            <Input
              type="search"
              value={typed}
              maxLength={100}
              placeholder={intl.formatMessage({ id: 'bankStatement.search' })}
              aria-label={intl.formatMessage({ id: 'bankStatement.search' })}
              onChange={event => setTyped(event.target.value)}
            />
            <Suspense
              fallback={
                <Text color="fg.muted">
                  <FormattedMessage id="bankStatement.searching" />
                </Text>
              }
            >
              <MatchChoices
                lineId={line.id}
                search={search}
                currency={currency}
                picks={picks}
                onPick={next => {
                  setPicks(next);
                  setProblem(undefined);
                }}
              />
            </Suspense>
            {problem && <Notice tone="red">{problem}</Notice>}
          </Stack>
        </chakra.form>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={() => void onClose()}>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button type="submit" form="match" data-focus-first disabled={isBusy || !picks?.length} aria-busy={isBusy}>
          <FormattedMessage id="bankStatement.match" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
