import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Meter } from '../../core/charts/Meter.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { MoneyFigures_money$key } from '../../core/relay/generated/MoneyFigures_money.graphql.ts';
import { FigureTable, type FigureRow } from '../../core/ui/FigureTable.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

/** What a project costs, against its budget, and what it brings in. */
export function MoneyFigures({ money: key }: { money: MoneyFigures_money$key }) {
  const money = useFragment(
    graphql`
      fragment MoneyFigures_money on ProjectMoney {
        budget
        hours
        labor
        isLaborExact
        expenses
        bills
        spent
        commitments
        used
        budgetState
        hoursLeft
        forecast
        invoiced
        drafted
        unbilled
        margin
        marginPercent
      }
    `,
    key,
  );
  const intl = useIntl();
  const row = (name: string, value: string, kind?: FigureRow['kind'], note?: string): FigureRow => ({
    key: name,
    kind,
    cells: [
      <span key="name">
        <FormattedMessage id={`projectMoney.${name}`} />
        {note && (
          <chakra.span color="fg.muted" fontWeight="normal" marginInlineStart="2">
            {note}
          </chakra.span>
        )}
      </span>,
      <MoneyText key="value" value={value} />,
    ],
  });
  const hours = (count: string) => intl.formatMessage({ id: 'projectMoney.hours' }, { hours: Number(count) });
  const { budget, used, forecast, budgetState, marginPercent } = money;
  const isOverAtEnd = budgetState !== 'OVER' && Number(forecast) > Number(budget);
  return (
    <PanelBox>
      {budgetState !== 'WITHIN' && (
        <Notice tone={budgetState === 'OVER' ? 'red' : 'amber'}>
          <FormattedMessage id={`budgetState.${budgetState}`} />
        </Notice>
      )}
      {isOverAtEnd && (
        <Box marginBlockStart="2">
          <Notice tone="amber">
            <FormattedMessage id="projectMoney.overAtEnd" />
          </Notice>
        </Box>
      )}
      <FigureTable
        label="projectMoney.one"
        heads={['projectMoney.figure', 'projectMoney.amount']}
        rows={[
          row('labor', money.labor, undefined, hours(money.hours)),
          row('expenses', money.expenses),
          row('bills', money.bills),
          row('spent', money.spent, 'subtotal'),
          row('commitments', money.commitments),
          row('used', used, 'subtotal'),
          row('budget', budget),
          row('forecast', forecast, undefined, hours(money.hoursLeft)),
          row('invoiced', money.invoiced),
          row('drafted', money.drafted),
          row('unbilled', money.unbilled),
          {
            key: 'margin',
            kind: 'total',
            cells: [
              <span key="name">
                <FormattedMessage id="projectMoney.margin" />
                {marginPercent !== null && marginPercent !== undefined && (
                  <chakra.span color="fg.muted" fontWeight="normal" marginInlineStart="2">
                    <NumberText value={Number(marginPercent)} /> %
                  </chakra.span>
                )}
              </span>,
              <MoneyText key="value" value={money.margin} />,
            ],
          },
        ]}
      />
      {Number(budget) > 0 && (
        <Box marginBlockStart="3">
          <Meter label={intl.formatMessage({ id: 'project.budgetUsed' })} used={Number(used)} limit={Number(budget)} />
        </Box>
      )}
      <chakra.p marginBlockStart="3" fontSize="sm" color="fg.muted">
        <FormattedMessage id={money.isLaborExact ? 'projectMoney.exact' : 'projectMoney.standard'} />
      </chakra.p>
    </PanelBox>
  );
}
