import { Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { LeadStages_lead$key } from '../../core/relay/generated/LeadStages_lead.graphql.ts';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { LeadStageName } from './LeadStageName.tsx';
import { StageAge } from './StageAge.tsx';

const heads = ['column', 'enteredAt', 'leftAt', 'stay', 'movedBy'];

/** Stage history of a lead: each column with its start, its end and who moved the lead there. */
export function LeadStages({ lead }: { lead: LeadStages_lead$key }) {
  const { stages } = useFragment(
    graphql`
      fragment LeadStages_lead on Lead {
        stages {
          id
          enteredAt
          leftAt
          column {
            ...LeadStageName_column
          }
          movedBy {
            name
          }
        }
      }
    `,
    lead,
  );
  const intl = useIntl();
  return (
    <ScrollArea label={intl.formatMessage({ id: 'lead.stages' })}>
      <Table.Root bg="bg.panel" borderWidth="1px">
        <Table.Header>
          <Table.Row>
            {heads.map(head => (
              <Table.ColumnHeader key={head} scope="col">
                <FormattedMessage id={`lead.${head}`} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {stages.map(({ id, column, enteredAt, leftAt, movedBy }) => (
            <Table.Row key={id}>
              <Table.Cell>
                <LeadStageName column={column} />
              </Table.Cell>
              <Table.Cell>
                <When at={enteredAt} />
              </Table.Cell>
              <Table.Cell>{leftAt ? <When at={leftAt} /> : <FormattedMessage id="lead.now" />}</Table.Cell>
              <Table.Cell>
                <StageAge since={enteredAt} until={leftAt} />
              </Table.Cell>
              <Table.Cell>{movedBy && <bdi>{movedBy.name}</bdi>}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
