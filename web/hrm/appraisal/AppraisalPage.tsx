import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { AppraisalPageQuery } from '../../core/relay/generated/AppraisalPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useMay } from '../../core/session/may.ts';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { AppraisalStage } from './AppraisalStage.tsx';
import { GoalsForm } from './GoalsForm.tsx';
import { GoalTable } from './GoalTable.tsx';

const setGoals = graphql`
  mutation AppraisalPageGoalsMutation($input: AppraisalGoalsInput!) {
    setAppraisalGoals(input: $input) {
      ...saving_payload
    }
  }
`;

/** /HRM/appraisals/:id/: one appraisal. Human resources may set goals; the ratings are the employee's and the manager's alone. */
export function AppraisalPage({ query }: ScreenProps<AppraisalPageQuery>) {
  const { appraisal } = usePreloadedQuery<AppraisalPageQuery>(
    graphql`
      query AppraisalPageQuery($id: ID!) @preloadable {
        appraisal(id: $id) @required(action: THROW) {
          id
          version
          employee {
            id
            name
          }
          period {
            title
            status
          }
          goals
          score
          managerSignedAt
          managerSignedBy {
            name
          }
          employeeSignedAt
        }
      }
    `,
    query,
  );
  useLiveUpdates('Appraisal', 'AppraisalPeriod');
  const mayWrite = useMay('WRITE');
  const [isEditing, setEditing] = useState(false);
  const { employee, period, goals, score, managerSignedAt, managerSignedBy, employeeSignedAt } = appraisal;
  return (
    <Stack gap="4">
      <ScreenHead title={<bdi>{employee.name}</bdi>}>
        {mayWrite && period.status === 'ACTIVE' && !managerSignedAt && (
          <Button variant="outline" onClick={() => setEditing(true)}>
            <FormattedMessage id="appraisal.setGoals" />
          </Button>
        )}
      </ScreenHead>
      <PanelBox>
        <Facts>
          <RecordFact label="appraisal.employee" value={employee} />
          <TextFact label="appraisal.period" value={period.title} />
          <Fact label="appraisal.stage">
            <AppraisalStage appraisal={appraisal} />
          </Fact>
          <Fact label="appraisal.managerSignedAt">{managerSignedAt && <When at={managerSignedAt} />}</Fact>
          <TextFact label="appraisal.managerSignedBy" value={managerSignedBy?.name} />
          <Fact label="appraisal.employeeSignedAt">{employeeSignedAt && <When at={employeeSignedAt} />}</Fact>
        </Facts>
        <GoalTable goals={goals} score={score} />
      </PanelBox>
      <Part>
        {isEditing && (
          <GoalsForm
            appraisal={{ appraisalId: appraisal.id, version: appraisal.version, goals }}
            mutation={setGoals}
            onClose={() => setEditing(false)}
          />
        )}
      </Part>
    </Stack>
  );
}
