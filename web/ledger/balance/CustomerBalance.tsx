import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import HandCoins from 'lucide-react/icons/hand-coins';
import Plus from 'lucide-react/icons/plus';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { CustomerBalance_account$key } from '../../core/relay/generated/CustomerBalance_account.graphql.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { permissionNames } from '../../core/session/permissions.ts';
import { grantedPermissions, useSession } from '../../core/session/session.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { PartyReminders } from '../reminder/PartyReminders.tsx';
import { OtherCurrencies } from './OtherCurrencies.tsx';
import { OpenRows } from './OpenRows.tsx';

const PaymentForm = lazy(async () => ({ default: (await import('../payment/PaymentForm.tsx')).PaymentForm }));
const ApplyCreditDialog = lazy(async () => ({ default: (await import('./ApplyCreditDialog.tsx')).ApplyCreditDialog }));
const RefundCreditDialog = lazy(async () => ({ default: (await import('./RefundCreditDialog.tsx')).RefundCreditDialog }));
const ForeignCredit = lazy(async () => ({ default: (await import('./ForeignCredit.tsx')).ForeignCredit }));
const DueDateDialog = lazy(async () => ({ default: (await import('./DueDateDialog.tsx')).DueDateDialog }));

/** A customer's open documents and credit, with the actions accountants have on them. */
export function CustomerBalance({ account: key }: { account: CustomerBalance_account$key }) {
  const intl = useIntl();
  const account = useFragment(
    graphql`
      fragment CustomerBalance_account on PartyAccount {
        partyId
        ...PartyReminders_account
        currency
        owed
        credit
        deposits
        others {
          currency
          owed
          credit
          homeBalance
        }
        documents {
          documentId
          kind
          number
          issuedOn
          dueOn
          total
          open
          isOverdue
        }
        credits {
          documentId
          kind
          number
          issuedOn
          dueOn
          total
          open
          isOverdue
        }
      }
    `,
    key,
  );
  const { dialog, open, close } = useAddressedDialog();
  const keepsBooks = grantedPermissions(useSession()).includes(permissionNames.FINANCIAL_MANAGEMENT);
  const { partyId, owed, credit, deposits, documents, credits } = account;
  const currency = account.currency ?? undefined;
  const hasCredit = Number(credit) > 0;
  const isNothing = documents.length === 0 && credits.length === 0 && Number(deposits) === 0 && account.others.length === 0;
  const due = documents.find(({ documentId }) => dialog === `due:${documentId}`);
  const foreign = /^(applyCredit|refundCredit):([A-Z]{3})$/.exec(dialog ?? '');
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  const actions = keepsBooks && (
    <ForMembers>
      <Flex wrap="wrap" gap="2">
        <Button size="sm" variant="outline" asChild>
          <LanguageLink to={`/economics/statement-of-account/?party=${partyId}`}>
            <ScrollText aria-hidden />
            <FormattedMessage id="accountStatement.one" />
          </LanguageLink>
        </Button>
        <Button size="sm" variant="outline" onClick={() => open('payment')}>
          <Plus aria-hidden />
          <FormattedMessage id="payment.new" />
        </Button>
        {hasCredit && documents.length > 0 && (
          <Button size="sm" variant="outline" onClick={() => open('applyCredit')}>
            <Scale aria-hidden />
            <FormattedMessage id="creditUse.edit" />
          </Button>
        )}
        {hasCredit && (
          <Button size="sm" variant="outline" onClick={() => open('refundCredit')}>
            <HandCoins aria-hidden />
            <FormattedMessage id="creditRefund.new" />
          </Button>
        )}
      </Flex>
    </ForMembers>
  );
  return (
    <Stack gap="4">
      {isNothing ? (
        <PanelBox padding="0">
          <EmptyState title={intl.formatMessage({ id: 'balance.none' })} text={intl.formatMessage({ id: 'balance.noneText' })}>
            {actions}
          </EmptyState>
        </PanelBox>
      ) : (
        <PanelBox>
          <Flex wrap="wrap" gap="4" justify="space-between" align="center">
            <Facts marginBlockEnd="0" flex="1" minWidth="min(16rem, 100%)">
              <Fact label="balance.owed">
                <chakra.span fontWeight="semibold">{money(owed)}</chakra.span>
              </Fact>
              <Fact label="balance.deposits">
                {Number(deposits) > 0 && (
                  <DepositsLink partyId={partyId} isLinked={keepsBooks}>
                    {money(deposits)}
                  </DepositsLink>
                )}
              </Fact>
              <Fact label="balance.credit">
                <chakra.span fontWeight="semibold" color={hasCredit ? 'green.fg' : undefined}>
                  {money(credit)}
                </chakra.span>
              </Fact>
            </Facts>
            {actions}
          </Flex>
        </PanelBox>
      )}
      {account.others.length > 0 && <OtherCurrencies others={account.others} open={keepsBooks ? open : undefined} />}
      {documents.length > 0 && (
        <Panel title={<FormattedMessage id="balance.documents" />}>
          <OpenRows
            label="balance.documents"
            rows={documents}
            currency={currency}
            changeDue={keepsBooks ? id => open(`due:${id}`) : undefined}
          />
        </Panel>
      )}
      {credits.length > 0 && (
        <Panel title={<FormattedMessage id="balance.credit" />} text={<FormattedMessage id="balance.creditText" />}>
          <OpenRows label="balance.credit" rows={credits} currency={currency} />
        </Panel>
      )}
      <PartyReminders account={account} />
      {keepsBooks && (
        <Suspense>
          {dialog === 'payment' && <PaymentForm partyId={partyId} onClose={close} />}
          {dialog === 'applyCredit' && hasCredit && <ApplyCreditDialog account={account} onClose={close} />}
          {dialog === 'refundCredit' && hasCredit && <RefundCreditDialog partyId={partyId} credit={credit} onClose={close} />}
          {foreign && <ForeignCredit partyId={partyId} currency={foreign[2]} isRefund={foreign[1] === 'refundCredit'} onClose={close} />}
          {due && <DueDateDialog document={due} onClose={close} />}
        </Suspense>
      )}
    </Stack>
  );
}

/** The sum of open deposits, which leads to them for users who keep the books. */
const DepositsLink = ({ partyId, isLinked, children }: { partyId: string; isLinked: boolean; children: ReactNode }) =>
  isLinked ? <QuietLink to={`/economics/deposits/?customerId=${partyId}`}>{children}</QuietLink> : children;
