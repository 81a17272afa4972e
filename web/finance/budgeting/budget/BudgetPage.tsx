import { Button } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { RecordScreen } from '../../../core/record/RecordScreen.tsx';
import type { BudgetPageQuery } from '../../../core/relay/generated/BudgetPageQuery.graphql.ts';
import { budgetRemoval } from '../../../core/relay/operations/budgetOperations.ts';
import { useLiveUpdates } from '../../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import { useRevalidate } from '../../../core/relay/useRevalidate.ts';
import { RecordFact } from '../../../core/screens/RecordFact.tsx';
import { Fact, Facts, TextFact } from '../../../core/ui/Facts.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';
import { StatusBadge } from '../../../core/ui/StatusBadge.tsx';
import { BudgetForm } from './BudgetForm.tsx';
import { BudgetLines } from './BudgetLines.tsx';
import { BookBudgetForm } from './BookBudgetForm.tsx';

/** /economics/budgeting/budgets/:id/: one budget with what is planned, booked, promised and left on its lines. */
export function BudgetPage({ query }: ScreenProps<BudgetPageQuery>) {
  const { budget } = usePreloadedQuery<BudgetPageQuery>(
    graphql`
      query BudgetPageQuery($id: ID!) @preloadable {
        budget(id: $id) @required(action: THROW) {
          id
          title
          description
          startsOn
          endsOn
          onBreach
          status
          costCenter {
            id
            name: description
          }
          lines {
            id
            title
            available
          }
          ...BudgetLines_budget
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Budget', 'BudgetBooking');
  const revalidate = useRevalidate();
  const [isBooking, setBooking] = useState(false);
  const { title, description, startsOn, endsOn, onBreach, status, costCenter } = budget;
  return (
    <>
      <RecordScreen
        entity="budget"
        record={budget}
        name={title}
        status={<StatusBadge status={status} />}
        panels={[
          {
            id: 'lines',
            label: 'budget.lines',
            content: (
              <PanelBox>
                <Facts>
                  <Fact label="budget.startsOn">
                    <Day on={startsOn} />
                  </Fact>
                  <Fact label="budget.endsOn">
                    <Day on={endsOn} />
                  </Fact>
                  <RecordFact label="budget.costCenter" value={costCenter} />
                  <Fact label="budget.onBreach">
                    <FormattedMessage id={`breachAction.${onBreach}`} />
                  </Fact>
                  <TextFact label="budget.description" value={description} isText />
                </Facts>
                <BudgetLines budget={budget} />
              </PanelBox>
            ),
          },
        ]}
        form={(id, onClose) => <BudgetForm id={id} onClose={onClose} />}
        removal={budgetRemoval}
        buttons={
          status === 'ACTIVE' && (
            <Button onClick={() => setBooking(true)}>
              <Plus aria-hidden />
              <FormattedMessage id="budget.book" />
            </Button>
          )
        }
      />
      {isBooking && (
        <BookBudgetForm
          budget={budget}
          onClose={async () => {
            setBooking(false);
            await revalidate();
          }}
        />
      )}
    </>
  );
}
