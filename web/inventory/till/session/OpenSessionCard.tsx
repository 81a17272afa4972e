import { Button, Heading, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { openSessionRules } from '../../../../server/inventory/till/till.rules.ts';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { SelectField } from '../../../core/fields/SelectField.tsx';
import { When } from '../../../core/i18n/When.tsx';
import type { OpenSessionCardMutation } from '../../../core/relay/generated/OpenSessionCardMutation.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { FormCard } from '../../../core/screens/FormCard.tsx';
import { EmptyState } from '../../../core/ui/EmptyState.tsx';
import { Notice } from '../../../core/ui/Notice.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';
import { playRefusal } from '../../../core/fields/scan/refusalSound.ts';
import { useScanner } from '../../../core/fields/scan/useScanner.ts';
import { chooseTill, readWorkplace, type TillChoice, type Workplace } from '../offline/workplace.ts';
import { TillForm } from '../TillForm.tsx';

/** Notes that no session is open, and opens one with a float or joins one that a colleague has opened. */
export function OpenSessionCard({ place: { tills, tillId, currency } }: { place: Workplace }) {
  const intl = useIntl();
  const [isMaking, setMaking] = useState(false);
  const [open, isSaving] = useSaving<OpenSessionCardMutation>(graphql`
    mutation OpenSessionCardMutation($input: OpenTillSessionInput!) {
      openTillSession(input: $input) {
        ...saving_payload
        tillSession {
          id
        }
      }
    }
  `);
  const [isScanned, setScanned] = useState(false);
  useScanner({
    onScan: () => {
      playRefusal();
      setScanned(true);
    },
  });
  if (tills.length === 0)
    return (
      <EmptyState title={intl.formatMessage({ id: 'tills.none' })} text={intl.formatMessage({ id: 'tills.noneText' })}>
        <Button onClick={() => setMaking(true)}>
          <FormattedMessage id="tills.new" />
        </Button>
        {isMaking && <TillForm onClose={() => setMaking(false)} />}
      </EmptyState>
    );
  return (
    <PanelBox width="full" maxWidth="md" marginInline="auto" marginBlock="auto">
      <FormCard
        entity="tillSession"
        isNew
        rules={openSessionRules}
        values={{ tillId: tillId ?? tills[0].id, float: '0' }}
        save={async input => {
          const outcome = await open({ input });
          if (outcome.issues.length === 0) {
            await readWorkplace();
            await chooseTill(input.tillId);
          }
          return outcome;
        }}
        isSaving={isSaving}
        submitLabel="tillSession.open"
        submit={button => <Opening tills={tills}>{button}</Opening>}
      >
        <Greeting tills={tills} />
        {isScanned && (
          <Notice tone="red">
            <FormattedMessage id="till.scanClosed" />
          </Notice>
        )}
        <SelectField
          name="tillId"
          label={<FormattedMessage id="tillSession.till" />}
          options={tills.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
        <OthersSession tills={tills} />
        <Opening tills={tills}>
          <MoneyField
            name="float"
            label={<FormattedMessage id="tillSession.float" />}
            hint={<FormattedMessage id="tillSession.floatHint" />}
            currency={currency}
            required
          />
        </Opening>
      </FormCard>
    </PanelBox>
  );
}

function useChosenTill(tills: readonly TillChoice[]) {
  const tillId = useWatch({ name: 'tillId' }) as string;
  return tills.find(({ id }) => id === tillId);
}

/** State of the chosen till, and the next step. */
function Greeting({ tills }: { tills: readonly TillChoice[] }) {
  const state = useChosenTill(tills)?.openSession ? 'till.isOpen' : 'till.closed';
  return (
    <div>
      <Heading as="h1" size="xl">
        <FormattedMessage id={state} />
      </Heading>
      <Text color="fg.muted" marginBlockStart="1">
        <FormattedMessage id={`${state}Text`} />
      </Text>
    </div>
  );
}

/** Fields that open a session, where the chosen till has none. */
const Opening = ({ tills, children }: { tills: readonly TillChoice[]; children: ReactNode }) =>
  useChosenTill(tills)?.openSession ? null : children;

/** Joins a session that is already open on the chosen till. */
function OthersSession({ tills }: { tills: readonly TillChoice[] }) {
  const till = useChosenTill(tills);
  const session = till?.openSession;
  if (!session) return null;
  return (
    <Notice>
      <Text marginBlockEnd="2">
        <FormattedMessage
          id="tillSession.isOpen"
          values={{ name: <bdi>{session.cashier.name}</bdi>, at: <When at={session.openedAt} /> }}
        />
      </Text>
      <Button size="sm" onClick={() => void chooseTill(till.id)}>
        <FormattedMessage id="tillSession.goOn" />
      </Button>
    </Notice>
  );
}
