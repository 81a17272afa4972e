import { useIntl } from 'react-intl';
import { SelectField } from '../../core/fields/SelectField.tsx';
import type { FieldProps } from '../../core/fields/FieldFrame.tsx';
import type { ColumnScope } from '../../core/relay/generated/useStatusesQuery.graphql.ts';
import { Part } from '../../core/ui/Part.tsx';
import { useStatuses } from './useStatuses.ts';

interface StatusSelectProps extends FieldProps {
  scope: ColumnScope;
  /** Message id of the empty choice; without it, a status must be chosen. */
  none?: string;
}

/** Chooses a status column of a scope. */
export const StatusSelect = (props: StatusSelectProps) => (
  <Part>
    <Columns {...props} />
  </Part>
);

/** Status columns of projects, to filter by. */
export const ProjectStatusFilter = (props: FieldProps) => <StatusSelect {...props} scope="PROJECT" none="list.all" />;

function Columns({ scope, none, ...field }: StatusSelectProps) {
  const intl = useIntl();
  return <SelectField {...field} placeholder={none && intl.formatMessage({ id: none })} options={useStatuses(scope).options} />;
}
