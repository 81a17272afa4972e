import { chakra, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { besideNet, slipGroups } from '../../../../server/hrm/payroll/compute/slipGroups.rules.ts';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { FigureTable, type FigureRow } from '../../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';
import type { SlipLine } from './slipLines.ts';
import { WhyText } from './WhyText.tsx';

interface SlipFiguresProps {
  slip: { readonly currency: string; readonly net: string; readonly earnings: string; readonly taxes: string; readonly deductions: string };
  lines: SlipLine[];
}

/** The lines of a pay slip, each with the reason for its amount, and what they come to. */
export function SlipFigures({ slip, lines }: SlipFiguresProps) {
  const { currency } = slip;
  const money = (value: string) => <MoneyText key="amount" value={value} currency={currency} />;
  const rowOf = (line: SlipLine, index: number): FigureRow => ({
    key: `${line.kind} ${line.itemId ?? ''} ${index}`,
    depth: 1,
    cells: [
      <Stack key="line" gap="0.5">
        <chakra.span>{line.title ? <bdi>{line.title}</bdi> : <FormattedMessage id={`slipLine.${line.kind}`} />}</chakra.span>
        <Text fontSize="xs" color="fg.muted">
          {line.title && line.kind.startsWith('ARREARS') ? (
            <FormattedMessage id={`slipLine.${line.kind}`} />
          ) : (
            <WhyText why={line.why} currency={currency} />
          )}
        </Text>
      </Stack>,
      money(line.amount),
    ],
  });
  const groups = slipGroups.flatMap(({ id, kinds }): FigureRow[] => {
    const own = lines.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
    if (!own.length) return [];
    const label = <FormattedMessage key="label" id={`paySlip.${id}`} />;
    return [
      { key: id, kind: 'group', cells: [label, ''] },
      ...own.map(rowOf),
      { key: `${id} sum`, kind: 'subtotal', cells: [<FormattedMessage key="total" id="paySlip.total" />, money(slip[id])] },
    ];
  });
  const beside = lines.filter(({ kind }) => besideNet.includes(kind));
  const net: FigureRow = { key: 'net', kind: 'total', cells: [<FormattedMessage key="label" id="paySlip.net" />, money(slip.net)] };
  return (
    <Stack gap="5">
      <PanelBox>
        <FigureTable label="paySlip.one" heads={['paySlip.line', 'paySlip.amount']} rows={[...groups, net]} />
      </PanelBox>
      {beside.length > 0 && (
        <PanelBox>
          <FigureTable label="paySlip.beside" heads={['paySlip.beside', 'paySlip.amount']} rows={beside.map(rowOf)} />
        </PanelBox>
      )}
    </Stack>
  );
}
