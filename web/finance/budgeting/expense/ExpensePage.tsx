import { Button, Stack } from '@chakra-ui/react';
import Banknote from 'lucide-react/icons/banknote';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { RecordScreen } from '../../../core/record/RecordScreen.tsx';
import type { ExpensePageQuery } from '../../../core/relay/generated/ExpensePageQuery.graphql.ts';
import { expenseRemoval } from '../../../core/relay/operations/expenseOperations.ts';
import { useLiveUpdates } from '../../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import { useRevalidate } from '../../../core/relay/useRevalidate.ts';
import { RecordFact } from '../../../core/screens/RecordFact.tsx';
import { ForeignFacts } from '../../../ledger/exchangeRate/ForeignFacts.tsx';
import { DocumentEntriesPart } from '../../../ledger/entry/DocumentEntriesPart.tsx';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { CodeFact, Fact, Facts, TextFact } from '../../../core/ui/Facts.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';
import { Part } from '../../../core/ui/Part.tsx';
import { ExpenseBadge } from './ExpenseBadge.tsx';
import { IssueExpense, PayExpense, VoidExpense } from './ExpenseDialogs.tsx';
import { ExpenseFigures } from './ExpenseFigures.tsx';
import { ExpenseForm } from './ExpenseForm.tsx';

const dialogs = { issue: IssueExpense, pay: PayExpense, void: VoidExpense };

/** /economics/budgeting/expenses/:id/: one expense, its budget line, receipts and postings. */
export function ExpensePage({ query }: ScreenProps<ExpensePageQuery>) {
  const { expense } = usePreloadedQuery<ExpensePageQuery>(
    graphql`
      query ExpensePageQuery($id: ID!) @preloadable {
        expense(id: $id) @required(action: THROW) {
          id
          version
          number
          title
          status
          paymentStatus
          isOverdue
          isOverBudget
          payee
          partyName
          reference
          issuedOn
          dueOn
          voidedOn
          currency
          exchangeRate
          homeTotal
          homeBalance
          exchangeDifference
          net
          vatCategory
          vatRate
          vat
          total
          balance
          notes
          overrideReason
          approvedBy {
            name
          }
          head {
            id
            name: path
            mode
          }
          budgetLine {
            title
            budget {
              id
              title
            }
          }
          costCenter {
            id
            name: description
          }
          corrects {
            id
            number
          }
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Expense', 'Payment');
  const revalidate = useRevalidate();
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const Dialog = dialog && dialogs[dialog];
  const { id, status, balance, budgetLine, corrects, issuedOn, dueOn, voidedOn, approvedBy } = expense;
  const isOpen = status === 'ISSUED' && Number(balance) > 0;
  const isUnpaid = status === 'ISSUED' && balance === expense.total;
  return (
    <>
      <RecordScreen
        entity="expense"
        record={expense}
        name={expense.number ? `${expense.number} · ${expense.title}` : expense.title}
        status={<ExpenseBadge expense={expense} />}
        panels={[
          {
            id: 'overview',
            label: 'expense.one',
            content: (
              <PanelBox>
                <Stack gap="5">
                  <Facts marginBlockEnd="0">
                    <RecordFact label="expense.head" value={expense.head} />
                    <Fact label="expense.budgetLine">
                      {budgetLine && (
                        <RecordLink id={budgetLine.budget.id}>
                          <bdi>
                            {budgetLine.budget.title} · {budgetLine.title}
                          </bdi>
                        </RecordLink>
                      )}
                    </Fact>
                    <RecordFact label="expense.costCenter" value={expense.costCenter} />
                    <TextFact label="expense.payee" value={expense.payee ?? expense.partyName} />
                    <CodeFact label="expense.reference" value={expense.reference} />
                    <Fact label="expense.issuedOn">{issuedOn && <Day on={issuedOn} />}</Fact>
                    <Fact label="expense.dueOn">{dueOn && <Day on={dueOn} />}</Fact>
                    <Fact label="expense.voidedOn">{voidedOn && <Day on={voidedOn} />}</Fact>
                    <ForeignFacts document={expense} />
                    <Fact label="expense.corrects">{corrects && <RecordLink id={corrects.id}>{corrects.number}</RecordLink>}</Fact>
                    <TextFact label="expense.approvedBy" value={approvedBy?.name} />
                    <TextFact label="expense.overrideReason" value={expense.overrideReason} isText />
                    <TextFact label="expense.notes" value={expense.notes} isText />
                  </Facts>
                  <ExpenseFigures expense={expense} />
                </Stack>
              </PanelBox>
            ),
          },
          ...(status === 'DRAFT'
            ? []
            : [
                {
                  id: 'postings',
                  label: 'expense.postings',
                  content: (
                    <Part>
                      <DocumentEntriesPart id={id} />
                    </Part>
                  ),
                },
              ]),
        ]}
        form={status === 'DRAFT' ? (editId, onClose) => <ExpenseForm id={editId} onClose={onClose} /> : undefined}
        removal={status === 'DRAFT' ? expenseRemoval : undefined}
        buttons={
          <>
            {status === 'DRAFT' && (
              <Button onClick={() => setDialog('issue')}>
                <Check aria-hidden />
                <FormattedMessage id="expense.issue" />
              </Button>
            )}
            {isOpen && (
              <Button onClick={() => setDialog('pay')}>
                <Banknote aria-hidden />
                <FormattedMessage id="expense.pay" />
              </Button>
            )}
            {isUnpaid && (
              <Button variant="outline" onClick={() => setDialog('void')}>
                <Undo2 aria-hidden />
                <FormattedMessage id="expense.void" />
              </Button>
            )}
          </>
        }
      />
      {Dialog && (
        <Dialog
          expense={expense}
          onClose={async () => {
            setDialog(undefined);
            await revalidate();
          }}
        />
      )}
    </>
  );
}
