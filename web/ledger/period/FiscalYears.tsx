import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { FiscalYears_years$key } from '../../core/relay/generated/FiscalYears_years.graphql.ts';
import type { FiscalYearsCloseMutation } from '../../core/relay/generated/FiscalYearsCloseMutation.graphql.ts';
import type { FiscalYearsReopenMutation } from '../../core/relay/generated/FiscalYearsReopenMutation.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { ConfirmFooter } from '../../core/ui/ConfirmFooter.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

interface Year {
  year: number;
  isClosed: boolean;
}

/** Fiscal years, newest first; the earliest open one can be closed once it is over, the last closed one reopened. */
export function FiscalYears({ years: key }: { years: FiscalYears_years$key }) {
  const intl = useIntl();
  const [asked, setAsked] = useState<Year>();
  const { closedFiscalYears: closed, openFiscalYears: open } = useFragment(
    graphql`
      fragment FiscalYears_years on Query {
        closedFiscalYears @required(action: THROW) {
          id
          year
          startsOn
          endsOn
          entry {
            id
          }
        }
        openFiscalYears @required(action: THROW) {
          year
          startsOn
          endsOn
          isClosable
        }
      }
    `,
    key,
  );
  const last = closed.reduce((latest, { year }) => Math.max(latest, year), 0);
  const rows = [
    ...open.map(year => ({ ...year, isClosed: false, entryId: undefined, canChange: year.isClosable })),
    ...closed.map(year => ({ ...year, isClosed: true, entryId: year.entry?.id, canChange: year.year === last })),
  ].sort((one, other) => other.year - one.year);
  return (
    <Panel title={<FormattedMessage id="fiscalYear.plural" />} text={<FormattedMessage id="fiscalYear.text" />}>
      {rows.length === 0 && <EmptyState title={intl.formatMessage({ id: 'fiscalYear.none' })} />}
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map(({ year, startsOn, endsOn, isClosed, canChange, entryId }) => (
          <HStack as="li" key={year} gap="3" wrap="wrap" justify="space-between">
            <Stack gap="0">
              <HStack gap="2">
                <Text fontWeight="semibold">{year}</Text>
                <Badge colorPalette={isClosed ? 'gray' : 'accent'}>
                  <FormattedMessage id={isClosed ? 'fiscalYear.closed' : 'fiscalYear.open'} />
                </Badge>
              </HStack>
              <Text fontSize="sm" color="fg.muted">
                <Day on={startsOn} /> – <Day on={endsOn} />
                {entryId && (
                  <>
                    {' · '}
                    <RecordLink id={entryId} fontWeight="normal">
                      <FormattedMessage id="fiscalYear.entry" />
                    </RecordLink>
                  </>
                )}
              </Text>
            </Stack>
            {canChange && (
              <ForMembers>
                <Button variant="outline" size="sm" onClick={() => setAsked({ year, isClosed })}>
                  <FormattedMessage id={isClosed ? 'fiscalYear.reopen' : 'fiscalYear.close'} />
                </Button>
              </ForMembers>
            )}
          </HStack>
        ))}
      </Stack>
      {asked && <AskYear {...asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function AskYear({ year, isClosed, onClose }: Year & { onClose: () => void }) {
  const intl = useIntl();
  const [close, isClosing] = useAction<FiscalYearsCloseMutation>(
    'fiscalYear',
    graphql`
      mutation FiscalYearsCloseMutation($input: FiscalYearInput!) {
        closeFiscalYear(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const [reopen, isReopening] = useAction<FiscalYearsReopenMutation>(
    'fiscalYear',
    graphql`
      mutation FiscalYearsReopenMutation($input: FiscalYearInput!) {
        reopenFiscalYear(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const action = isClosed ? 'reopen' : 'close';
  return (
    <Modal title={intl.formatMessage({ id: `fiscalYear.${action}Title` }, { year })} onClose={onClose} size="sm">
      <ModalBody>
        <FormattedMessage id={`fiscalYear.${action}Text`} />
      </ModalBody>
      <ConfirmFooter
        label={`fiscalYear.${action}`}
        isBusy={isClosing || isReopening}
        onCancel={onClose}
        onConfirm={async () => {
          await (isClosed ? reopen : close)({ input: { year } });
          onClose();
        }}
      />
    </Modal>
  );
}
