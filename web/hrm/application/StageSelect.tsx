import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { SelectField } from '../../core/fields/SelectField.tsx';
import type { StageSelectQuery } from '../../core/relay/generated/StageSelectQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import type { Chooser } from '../../core/screens/list/filterText.ts';
import { Part } from '../../core/ui/Part.tsx';
import { useStageName } from './useStageName.ts';

type ChooserProps = ComponentProps<Chooser>;

/** Selects a stage to filter by. */
export const StageSelect = (props: ChooserProps) => (
  <Part>
    <Stages {...props} />
  </Part>
);

function Stages({ name, label }: ChooserProps) {
  const intl = useIntl();
  const nameOf = useStageName();
  const { applicationColumns } = useQuery<StageSelectQuery>(
    graphql`
      query StageSelectQuery {
        applicationColumns @required(action: THROW) {
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
      options={applicationColumns.map(column => ({ value: column.id, label: nameOf(column) }))}
    />
  );
}
