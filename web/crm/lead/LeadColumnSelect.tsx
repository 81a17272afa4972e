import { type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { SelectField } from '../../core/fields/SelectField.tsx';
import type { LeadColumnSelectQuery } from '../../core/relay/generated/LeadColumnSelectQuery.graphql.ts';
import type { Chooser } from '../../core/screens/list/filterText.ts';
import { useColumnName } from './useColumnName.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { Part } from '../../core/ui/Part.tsx';

type ChooserProps = ComponentProps<Chooser>;

/** Selects a column of the board to filter by. */
export const LeadColumnSelect = (props: ChooserProps) => (
  <Part>
    <Columns {...props} />
  </Part>
);

function Columns({ name, label }: ChooserProps) {
  const intl = useIntl();
  const nameOf = useColumnName();
  const { leadColumns } = useQuery<LeadColumnSelectQuery>(
    graphql`
      query LeadColumnSelectQuery {
        leadColumns @required(action: THROW) {
          id
          kind
          title
        }
      }
    `,
    {},
  );
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={intl.formatMessage({ id: 'list.all' })}
      options={leadColumns.map(column => ({ value: column.id, label: nameOf(column) }))}
    />
  );
}
