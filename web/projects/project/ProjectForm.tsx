import { graphql } from 'react-relay';
import { projectRules } from '../../../server/portfolio/project/project.rules.ts';
import { priorities } from '../../../server/portfolio/work/priorities.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { EntriesField } from '../../core/fields/EntriesField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { UsersField } from '../../core/fields/UsersField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { ProjectFormQuery } from '../../core/relay/generated/ProjectFormQuery.graphql.ts';
import { projectForm } from '../../core/relay/operations/projectOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';
import { useStatuses } from '../column/useStatuses.ts';

const operations = readingMore<ProjectFormQuery>(
  projectForm,
  graphql`
    query ProjectFormQuery($id: ID!, $isBlank: Boolean!) {
      record: project(id: $id) @skip(if: $isBlank) {
        id
        version
        name
        key
        categories
        column {
          id
          name: title
        }
        priority
        startOn
        dueOn
        budget
        hourCost
        customFields {
          key
          value
          text
        }
        customer {
          id
          name
        }
        description
        memberIds
        manager {
          userId
          name
        }
        members {
          userId
          name
        }
      }
    }
  `,
);

interface ProjectFormProps extends RecordFormProps {
  /** Status column of a new project; the first one by default. */
  columnId?: string;
}

/** Creates or edits a project. A copy gets a key of its own. */
export function ProjectForm({ columnId: given, ...props }: ProjectFormProps) {
  const today = useToday();
  const { options, firstId } = useStatuses('PROJECT');
  const columnId = given ?? firstId;
  return (
    <RecordForm
      entity="project"
      customized="PROJECT"
      size="lg"
      operations={operations}
      rules={projectRules}
      initial={{ priority: 'MEDIUM', startOn: today, categories: [], memberIds: [], columnId }}
      copied={{ key: '', columnId, startOn: today, dueOn: '' }}
      {...props}
    >
      {project => (
        <>
          <FieldGrid>
            <TextField name="name" autoComplete="off" />
            <TextField name="key" dir="ltr" autoComplete="off" />
            <SelectField name="columnId" options={options} required />
            <ChoiceField name="priority" values={priorities} texts="priority" />
            <DateField name="startOn" />
            <DateField name="dueOn" />
            <MoneyField name="budget" />
            <EntriesField name="categories" />
            <MoneyField name="hourCost" />
            <CustomerSelect name="customerId" existing />
          </FieldGrid>
          <UsersField name="memberIds" known={project?.members} />
          <CompanyUserSelect name="managerId" />
          <TextAreaField name="description" />
        </>
      )}
    </RecordForm>
  );
}
