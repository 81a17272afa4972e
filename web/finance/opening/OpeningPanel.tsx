import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { OpeningPanel_openings$key } from '../../core/relay/generated/OpeningPanel_openings.graphql.ts';
import type { OpeningPanelUndoMutation } from '../../core/relay/generated/OpeningPanelUndoMutation.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { ConfirmFooter } from '../../core/ui/ConfirmFooter.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

const PostOpeningDialog = lazyPart(async () => (await import('./PostOpeningDialog.tsx')).PostOpeningDialog);

/** What waits to be posted and whether it balances; below it, what was posted and can be taken back. */
export function OpeningPanel({ openings: key }: { openings: OpeningPanel_openings$key }) {
  const mayPost = useMay('APPROVE');
  const [isPosting, setPosting] = useState(false);
  const [undone, setUndone] = useState<string>();
  const { openingTotals: totals, openingBalances } = useFragment(
    graphql`
      fragment OpeningPanel_openings on Query {
        openingTotals @required(action: THROW) {
          lineCount
          documentCount
          debit
          credit
          difference
        }
        openingBalances(first: 20, sort: { field: RECORDED_AT, direction: DESC }) @required(action: THROW) {
          edges {
            node {
              id
              postedOn
              lineCount
              undoneAt
              entry {
                id
                number
                total
              }
            }
          }
        }
      }
    `,
    key,
  );
  const posted = openingBalances.edges.map(({ node }) => node);
  const isOff = Number(totals.difference) !== 0;
  if (!totals.lineCount && !posted.length) return null;
  return (
    <Panel title={<FormattedMessage id="openingBalance.waiting" />} text={<FormattedMessage id="openingBalance.waitingText" />}>
      {totals.lineCount > 0 && (
        <Facts marginBlockEnd="4">
          <Fact label="openingBalance.lineCount">
            <NumberText value={totals.lineCount} />
          </Fact>
          <Fact label="openingLine.debit">
            <MoneyText value={totals.debit} />
          </Fact>
          <Fact label="openingLine.credit">
            <MoneyText value={totals.credit} />
          </Fact>
          <Fact label="openingBalance.difference">
            <Box as="span" fontWeight="semibold" color={isOff ? 'fg.error' : 'fg.success'}>
              <MoneyText value={totals.difference} />
            </Box>
          </Fact>
        </Facts>
      )}
      {totals.lineCount > 0 && mayPost && (
        <Button onClick={() => setPosting(true)}>
          <FormattedMessage id="openingBalance.post" />
        </Button>
      )}
      {posted.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none" marginBlockStart={totals.lineCount > 0 ? '5' : '0'}>
          {posted.map(({ id, postedOn, lineCount, undoneAt, entry }) => (
            <Flex as="li" key={id} gap="3" wrap="wrap" justify="space-between" align="center">
              <HStack gap="3" wrap="wrap">
                <Day on={postedOn} />
                <RecordLink id={entry.id} fontWeight="normal">
                  <bdi dir="ltr">{entry.number}</bdi>
                </RecordLink>
                <MoneyText value={entry.total} />
                <Text color="fg.muted" fontSize="sm">
                  <FormattedMessage id="openingBalance.lines" values={{ count: lineCount }} />
                </Text>
              </HStack>
              {undoneAt ? (
                <Text color="fg.muted" fontSize="sm">
                  <FormattedMessage id="openingState.UNDONE" />
                </Text>
              ) : (
                mayPost && (
                  <Button variant="outline" size="sm" onClick={() => setUndone(id)}>
                    <FormattedMessage id="openingBalance.undo" />
                  </Button>
                )
              )}
            </Flex>
          ))}
        </Stack>
      )}
      {isPosting && (
        <Part>
          <PostOpeningDialog difference={totals.difference} onClose={() => setPosting(false)} />
        </Part>
      )}
      {undone && <UndoDialog id={undone} onClose={() => setUndone(undefined)} />}
    </Panel>
  );
}

function UndoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const intl = useIntl();
  const [undo, isBusy] = useAction<OpeningPanelUndoMutation>(
    'openingBalance',
    graphql`
      mutation OpeningPanelUndoMutation($input: UndoOpeningBalancesInput!) {
        undoOpeningBalances(input: $input) {
          ...saving_payload
          openingBalance {
            id
            undoneAt
          }
        }
      }
    `,
  );
  return (
    <Modal title={intl.formatMessage({ id: 'openingBalance.undoTitle' })} onClose={onClose} size="sm">
      <ModalBody>
        <FormattedMessage id="openingBalance.undoText" />
      </ModalBody>
      <ConfirmFooter
        label="openingBalance.undo"
        isBusy={isBusy}
        onCancel={onClose}
        onConfirm={async () => {
          await undo({ input: { id } });
          onClose();
        }}
      />
    </Modal>
  );
}
