import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Meter } from '../../core/charts/Meter.tsx';
import { CustomFacts } from '../../core/customFields/CustomFacts.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ProjectDetails_project$key } from '../../core/relay/generated/ProjectDetails_project.graphql.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { CodeFact, Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Progress } from '../../core/ui/Progress.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';

/** What is known of a project. */
export function ProjectDetails({ project: key }: { project: ProjectDetails_project$key }) {
  const intl = useIntl();
  const project = useFragment(
    graphql`
      fragment ProjectDetails_project on Project {
        key
        categoryNames
        memberNames
        manager {
          name
        }
        customer {
          id
          name
        }
        priority
        startOn
        dueOn
        budget
        description
        doneAt
        progress
        cost
        ...CustomFacts_record
      }
    `,
    key,
  );
  return (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <CodeFact label="project.key" value={project.key} />
        <Fact label="project.priority">
          <PriorityBadge priority={project.priority} />
        </Fact>
        <Fact label="project.startOn">
          <Day on={project.startOn} />
        </Fact>
        <Fact label="project.dueOn">
          <Day on={project.dueOn} />
        </Fact>
        <Fact label="project.budget">
          <MoneyText value={project.budget} />
        </Fact>
        <Fact label="project.cost">
          <MoneyText value={project.cost} />
          {Number(project.budget) > 0 && (
            <Meter label={intl.formatMessage({ id: 'project.budgetUsed' })} used={Number(project.cost)} limit={Number(project.budget)} />
          )}
        </Fact>
        <Fact label="project.progress">
          <Progress label={intl.formatMessage({ id: 'project.progress' })} part={project.progress / 100} />
        </Fact>
        <TextFact label="project.categoryNames" value={project.categoryNames} />
        <RecordFact label="project.customer" value={project.customer} />
        <TextFact label="project.manager" value={project.manager?.name} isText />
        <TextFact label="project.memberNames" value={project.memberNames} isText />
        <TextFact label="project.description" value={project.description} isText />
        <CustomFacts record={project} />
        <Fact label="project.doneAt">{project.doneAt && <When at={project.doneAt} />}</Fact>
      </Facts>
    </PanelBox>
  );
}
