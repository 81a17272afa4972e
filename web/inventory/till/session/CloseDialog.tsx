import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { Decimal } from '../../../../server/core/money/arithmetic.ts';
import { closeSessionRules } from '../../../../server/inventory/till/till.rules.ts';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { TextAreaField } from '../../../core/fields/TextAreaField.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { CloseDialogMutation } from '../../../core/relay/generated/CloseDialogMutation.graphql.ts';
import type { CloseDialogQuery } from '../../../core/relay/generated/CloseDialogQuery.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { FormDialog } from '../../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../../core/screens/GoneDialog.tsx';
import { endSession } from '../offline/workplace.ts';
import { BigFigure } from '../pay/BigFigure.tsx';
import { CountFields } from './CountFields.tsx';
import { useQuery } from '../../../core/relay/useQuery.ts';

interface CloseDialogProps {
  sessionId: string;
  currency: string;
  onClose: () => unknown;
}

/** Counts the drawer and closes the session, then shows its report. */
export function CloseDialog({ sessionId, currency, onClose }: CloseDialogProps) {
  const navigate = useNavigate();
  const isClosed = useRef(false);
  const { tillSession: session } = useQuery<CloseDialogQuery>(
    graphql`
      query CloseDialogQuery($id: ID!) {
        tillSession(id: $id) {
          expectedCash
        }
      }
    `,
    { id: sessionId },
    { fetchPolicy: 'network-only' },
  );
  const [close, isSaving] = useSaving<CloseDialogMutation>(graphql`
    mutation CloseDialogMutation($input: CloseTillSessionInput!) {
      closeTillSession(input: $input) {
        ...saving_payload
        tillSession {
          id
          closedAt
          countedCash
          difference
        }
      }
    }
  `);
  if (!session) return <GoneDialog entity="tillSession" onClose={onClose} />;
  return (
    <FormDialog
      entity="tillSession"
      title="tillSession.close"
      submitLabel="tillSession.close"
      rules={closeSessionRules}
      values={{ sessionId, countedCash: '', note: '' }}
      version={0}
      save={async input => {
        const outcome = await endSession(
          sessionId,
          () => close({ input }),
          ({ issues }) => issues.length === 0,
        );
        isClosed.current = outcome.issues.length === 0;
        return outcome;
      }}
      isSaving={isSaving}
      onClose={() => (isClosed.current ? navigate(`/inventory/sessions/${sessionId}/`) : onClose())}
    >
      <Figures expected={session.expectedCash} currency={currency} />
      <MoneyField name="countedCash" label={<FormattedMessage id="tillSession.countedCash" />} currency={currency} required />
      <CountFields name="countedCash" currency={currency} />
      <TextAreaField name="note" label={<FormattedMessage id="tillSession.note" />} rows={2} />
    </FormDialog>
  );
}

function Figures({ expected, currency }: { expected: string; currency: string }) {
  const counted = useWatch({ name: 'countedCash' }) as string;
  const difference = /^\d+(\.\d+)?$/.test(counted) ? new Decimal(counted).minus(expected) : null;
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
      <BigFigure label="tillSession.expectedCash">
        <MoneyText value={expected} currency={currency} />
      </BigFigure>
      <BigFigure label="tillSession.difference" tone={difference === null ? 'gray' : difference.isZero() ? 'green' : 'red'}>
        {difference === null ? '–' : <MoneyText value={difference.toFixed()} currency={currency} />}
      </BigFigure>
    </chakra.div>
  );
}
