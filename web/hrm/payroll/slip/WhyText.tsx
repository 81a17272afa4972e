import { FormattedMessage } from 'react-intl';
import { Day } from '../../../core/i18n/Day.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import type { Why } from './slipLines.ts';

/** Explains the amount of a line: its inputs, the rule, and what could not be taken. */
export function WhyText({ why, currency }: { why: Why; currency: string }) {
  const money = (value: string | undefined) => value && <MoneyText value={value} currency={currency} />;
  const number = (value: string | number | undefined) => value !== undefined && <NumberText value={Number(value)} />;
  const values = {
    from: why.from && <Day on={why.from} />,
    to: why.to && <Day on={why.to} />,
    monthly: money(why.monthly),
    gross: money(why.gross),
    days: number(why.days),
    paidDays: number(why.paidDays),
    amount: money(why.amount),
    cycle: why.cycle && <FormattedMessage id={`payCycle.${why.cycle}`} />,
    period: number(why.period),
    periods: number(why.periods),
    percent: number(why.percent),
    base: money(why.base),
    taxable: money(why.taxable),
    balance: money(why.balance),
    before: money(why.before),
    tax: money(why.tax),
    validFrom: why.validFrom && <Day on={why.validFrom} />,
    count: why.slabs?.length ?? 0,
  };
  return (
    <>
      <FormattedMessage id={`payWhy.${why.rule}`} values={values} />
      {why.earlier && (
        <>
          {' '}
          <FormattedMessage
            id={why.rule === 'MARGINAL' ? 'payWhy.earlierTaxed' : 'payWhy.earlier'}
            values={{ earlier: money(why.earlier) }}
          />
        </>
      )}
      {why.unpaidDays && (
        <>
          {' '}
          <FormattedMessage id="payWhy.unpaid" values={{ unpaidDays: why.unpaidDays }} />
        </>
      )}
      {why.carried && (
        <>
          {' '}
          <FormattedMessage id={why.rule === 'LOAN_REST' ? 'payWhy.stays' : 'payWhy.carried'} values={{ carried: money(why.carried) }} />
        </>
      )}
    </>
  );
}
