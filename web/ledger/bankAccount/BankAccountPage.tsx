import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { BankAccountPageQuery } from '../../core/relay/generated/BankAccountPageQuery.graphql.ts';
import { bankAccountRemoval } from '../../core/relay/operations/bankAccountOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { CodeFact, Fact, Facts } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { AccountName } from '../account/AccountName.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import { BankReconciliation } from './BankReconciliation.tsx';
import { BankStatements } from './BankStatements.tsx';
import { TransferButton } from './TransferButton.tsx';

/** /economics/bank-accounts/:id/: one bank or cash account with its balance. */
export function BankAccountPage({ query }: ScreenProps<BankAccountPageQuery>) {
  const { bankAccount, bankReconciliation, open, matched, bankStatements } = usePreloadedQuery<BankAccountPageQuery>(
    graphql`
      query BankAccountPageQuery($id: ID!) @preloadable {
        bankAccount(id: $id) @required(action: THROW) {
          id
          name
          kind
          iban
          bic
          currency
          account {
            id
            number
            name
            nameAr
            nameSp
          }
          balance
          homeBalance
          openingBalance
          openedOn
          status
          ...RecordScreen_record
        }
        bankReconciliation(bankAccountId: $id) {
          openLines
          ...BankReconciliation_figures
        }
        open: bankStatementLines(
          first: 100
          filter: { bankAccount: { eq: $id }, isMatched: { eq: false } }
          sort: { field: BOOKED_ON, direction: ASC }
        ) @required(action: THROW) {
          ...BankReconciliation_lines
        }
        matched: bankStatementLines(
          first: 100
          filter: { bankAccount: { eq: $id }, isMatched: { eq: true } }
          sort: { field: BOOKED_ON, direction: DESC }
        ) @required(action: THROW) {
          ...BankStatements_matched
        }
        bankStatements(first: 100, filter: { bankAccount: { eq: $id } }, sort: { field: ENDS_ON, direction: DESC })
          @required(action: THROW) {
          ...BankStatements_statements
        }
      }
    `,
    query,
  );
  useLiveUpdates('BankAccount', 'BankStatement', 'BankStatementLine', 'JournalEntry');
  const { id, kind, iban, bic, currency, account, balance, homeBalance, openingBalance, openedOn, status } = bankAccount;
  const overview = (
    <PanelBox>
      <Facts>
        <Fact label="bankAccount.balance">
          <MoneyText value={balance} currency={currency} />
        </Fact>
        {homeBalance && (
          <Fact label="bankAccount.homeBalance">
            <MoneyText value={homeBalance} />
          </Fact>
        )}
        <Fact label="bankAccount.kind">
          <FormattedMessage id={`bankAccountKind.${kind}`} />
        </Fact>
        <CodeFact label="bankAccount.iban" value={iban} />
        <CodeFact label="bankAccount.bic" value={bic} />
        <Fact label="bankAccount.accountId">
          <QuietLink to={`/economics/reports/general-ledger/?account=${account.id}`}>
            <AccountName {...account} />
          </QuietLink>
        </Fact>
        <Fact label="bankAccount.openingBalance">
          <MoneyText value={openingBalance} currency={currency} />
        </Fact>
        <Fact label="bankAccount.openedOn">
          <Day on={openedOn} />
        </Fact>
      </Facts>
    </PanelBox>
  );
  const statements =
    kind === 'BANK' && bankReconciliation
      ? [
          {
            id: 'reconciliation',
            label: 'bankStatement.reconciliation',
            count: bankReconciliation.openLines,
            content: <BankReconciliation bankAccountId={id} figures={bankReconciliation} lines={open} />,
          },
          {
            id: 'statements',
            label: 'bankStatement.plural',
            content: <BankStatements statements={bankStatements} matched={matched} currency={currency} />,
          },
        ]
      : [];
  return (
    <RecordScreen
      entity="bankAccount"
      record={bankAccount}
      name={bankAccount.name}
      status={<StatusBadge status={status} />}
      panels={[{ id: 'overview', label: 'bankAccount.one', content: overview }, ...statements]}
      form={(record, onClose) => <BankAccountForm id={record} onClose={onClose} />}
      removal={bankAccountRemoval}
      buttons={status === 'ACTIVE' && <TransferButton from={bankAccount} />}
    />
  );
}
