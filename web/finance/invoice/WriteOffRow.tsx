import { Button, Table, Text } from '@chakra-ui/react';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { WriteOffRowUndoMutation } from '../../core/relay/generated/WriteOffRowUndoMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useHolds, useMay } from '../../core/session/may.ts';
import { Badge } from '../../core/ui/Badge.tsx';

interface WriteOffRowProps {
  writeOff: {
    readonly id: string;
    readonly number: string;
    readonly writtenOffOn: string;
    readonly amount: string;
    readonly reason: string;
    readonly reversedOn: string | null | undefined;
  };
  currency: string;
}

/** What was written off of an invoice and why, with the button that takes it back. */
export function WriteOffRow({ writeOff: { id, number, writtenOffOn, amount, reason, reversedOn }, currency }: WriteOffRowProps) {
  const mayWrite = useMay('WRITE');
  const holdsWriteOff = useHolds('FINANCIAL_MANAGEMENT_WRITE_OFF');
  const [undo, isBusy] = useAction<WriteOffRowUndoMutation>(
    'writeOff',
    graphql`
      mutation WriteOffRowUndoMutation($input: ReverseWriteOffInput!) {
        reverseWriteOff(input: $input) {
          ...saving_payload
          writeOff {
            id
            reversedOn
          }
        }
      }
    `,
    'writeOff.undone',
  );
  return (
    <Table.Row>
      <Table.Cell>
        <Ltr>{number}</Ltr>{' '}
        {reversedOn && (
          <Badge colorPalette="gray">
            <FormattedMessage id="salesInvoice.taken" />
          </Badge>
        )}
        {!reversedOn && mayWrite && holdsWriteOff && (
          <Button size="xs" variant="ghost" disabled={isBusy} onClick={() => void undo({ input: { id } })}>
            <Undo2 aria-hidden />
            <FormattedMessage id="writeOff.undo" />
          </Button>
        )}
      </Table.Cell>
      <Table.Cell>
        <Day on={writtenOffOn} />
      </Table.Cell>
      <Table.Cell>
        <FormattedMessage id="writeOff.one" />
        <Text color="fg.muted">
          <bdi>{reason}</bdi>
        </Text>
      </Table.Cell>
      <Table.Cell textAlign="end">
        <MoneyText value={amount} currency={currency} />
      </Table.Cell>
    </Table.Row>
  );
}
