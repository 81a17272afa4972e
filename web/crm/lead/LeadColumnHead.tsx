import { Flex, IconButton, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { LeadColumnHead_column$key } from '../../core/relay/generated/LeadColumnHead_column.graphql.ts';
import type { LeadColumnHeadMoveMutation } from '../../core/relay/generated/LeadColumnHeadMoveMutation.graphql.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useColumnName } from './useColumnName.ts';

interface LeadColumnHeadProps {
  column: LeadColumnHead_column$key;
  columns: readonly { readonly id: string }[];
  refresh: () => Promise<void>;
  /** Opens the form that adds a lead to the column. */
  onAdd: () => void;
}

/** Header of a column: the number and total value of its leads, loaded or not, and the column's actions. */
export function LeadColumnHead({ column, columns, refresh, onAdd }: LeadColumnHeadProps) {
  const data = useFragment(
    graphql`
      fragment LeadColumnHead_column on LeadColumn @argumentDefinitions(filter: { type: "LeadFilter" }, search: { type: "String" }) {
        id
        version
        kind
        title
        leadCount(filter: $filter, search: $search)
        orderValueTotal(filter: $filter, search: $search)
      }
    `,
    column,
  );
  const intl = useIntl();
  const { open } = useAddressedDialog();
  const nameOf = useColumnName();
  const [move] = useAction<LeadColumnHeadMoveMutation>(
    'leadColumn',
    graphql`
      mutation LeadColumnHeadMoveMutation($input: MoveLeadColumnInput!) {
        moveLeadColumn(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const index = columns.findIndex(({ id }) => id === data.id);
  const put = async (afterId: string | undefined, beforeId: string | undefined) => {
    await move({ input: { id: data.id, version: data.version, afterId, beforeId } });
    await refresh();
  };
  return (
    <Flex align="center" justify="space-between" gap="2" fontSize="sm" color="fg.muted">
      <Text>
        <FormattedMessage
          id="leadColumn.totals"
          values={{ count: data.leadCount, total: <MoneyText key="total" value={data.orderValueTotal} /> }}
        />
      </Text>
      <Flex align="center">
        {data.kind !== 'CANCELLED' && (
          <ForMembers>
            <IconButton
              variant="ghost"
              colorPalette="gray"
              size="sm"
              aria-label={intl.formatMessage({ id: 'lead.addTo' }, { column: nameOf(data) })}
              onClick={onAdd}
            >
              <Plus aria-hidden />
            </IconButton>
          </ForMembers>
        )}
        <RowActions name={nameOf(data)}>
          {data.kind === 'CUSTOM' && (
            <PopoverItem onClick={() => open(`column:${data.id}`)}>
              <FormattedMessage id="leadColumn.rename" />
            </PopoverItem>
          )}
          <PopoverItem disabled={index === 0} onClick={() => void put(columns[index - 2]?.id, columns[index - 1].id)}>
            <FormattedMessage id="leadColumn.earlier" />
          </PopoverItem>
          <PopoverItem disabled={index === columns.length - 1} onClick={() => void put(columns[index + 1].id, columns[index + 2]?.id)}>
            <FormattedMessage id="leadColumn.later" />
          </PopoverItem>
          <PopoverItem onClick={() => open('column:new')}>
            <FormattedMessage id="leadColumn.new" />
          </PopoverItem>
          {data.kind === 'CUSTOM' && (
            <PopoverItem color="red.fg" onClick={() => open(`column:delete:${data.id}`)}>
              <FormattedMessage id="action.delete" />
            </PopoverItem>
          )}
        </RowActions>
      </Flex>
    </Flex>
  );
}
