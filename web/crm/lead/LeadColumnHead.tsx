import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { LeadColumnHead_column$key } from '../../core/relay/generated/LeadColumnHead_column.graphql.ts';
import { BoardColumnHead } from '../../core/screens/board/BoardColumnHead.tsx';
import type { BoardColumns } from '../../core/screens/board/BoardColumns.ts';

interface LeadColumnHeadProps {
  board: BoardColumns;
  column: LeadColumnHead_column$key;
  columns: readonly { readonly id: string }[];
  refresh: () => Promise<void>;
  /** Opens the form that adds a lead to the column. */
  onAdd: () => void;
}

/** Header of a stage: the number and total value of its leads, loaded or not, and the stage's actions. */
export function LeadColumnHead({ column: key, onAdd, ...props }: LeadColumnHeadProps) {
  const column = useFragment(
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
    key,
  );
  const { leadCount: count, orderValueTotal } = column;
  return (
    <BoardColumnHead {...props} column={column} onAdd={column.kind === 'CANCELLED' ? undefined : onAdd} addLabel="lead.addTo">
      <FormattedMessage id="leadColumn.totals" values={{ count, total: <MoneyText key="total" value={orderValueTotal} /> }} />
    </BoardColumnHead>
  );
}
