import { describe, expect, it } from 'vitest';
import { Decimal, sum } from '../../server/core/money/arithmetic.ts';
import { daysAfter } from '../../server/core/rules/days.ts';
import { computeSlip } from '../../server/hrm/payroll/compute/computeSlip.ts';
import { computeSupplement } from '../../server/hrm/payroll/compute/computeSupplement.ts';
import { periodOfYear, shareOfItem, shareOfRun } from '../../server/hrm/payroll/compute/payPeriods.ts';
import type { BenefitItem, DeductionItem, SlipInput, TaxItem } from '../../server/hrm/payroll/compute/SlipInput.ts';
import { differencesTo } from '../../server/hrm/payroll/slip/slipDifferences.ts';
import { runCycles } from '../../server/hrm/payroll/run/runCycles.rules.ts';

const benefit = (more: Partial<BenefitItem>): BenefitItem => ({
  id: 'b',
  title: 'Meals',
  kind: 'CASH',
  type: 'FIXED',
  amount: '0',
  cycle: 'MONTHLY',
  isTaxable: true,
  ...more,
});
const tax = (more: Partial<TaxItem>): TaxItem => ({
  id: 't',
  title: 'Income tax',
  type: 'PERCENT',
  cycle: 'MONTHLY',
  amount: '0',
  employerAmount: '0',
  slabs: [],
  ...more,
});
const deduction = (more: Partial<DeductionItem>): DeductionItem => ({
  id: 'd',
  title: 'Social security',
  type: 'PERCENT',
  cycle: 'MONTHLY',
  amount: '0',
  employerAmount: '0',
  isPreTax: false,
  isStatutory: false,
  ...more,
});

const june: SlipInput = {
  startsOn: '2026-06-01',
  endsOn: '2026-06-30',
  cycle: 'MONTHLY',
  digits: 2,
  joinedOn: null,
  leftOn: null,
  salaries: [{ from: '2020-01-01', monthly: '3000' }],
  unpaidDays: [],
  benefits: [],
  taxes: [],
  deductions: [],
  taken: new Set(),
  earlier: [],
  loans: [],
  arrears: [],
};
const slip = (more: Partial<SlipInput>) => computeSlip({ ...june, ...more });

describe('salary', () => {
  it.each([
    ['a whole month', {}, '3000.00', ['3000.00']],
    ['joined on 10 June', { joinedOn: '2026-06-10' }, '2100.00', ['2100.00']],
    ['left on 10 June', { leftOn: '2026-06-10' }, '1000.00', ['1000.00']],
    [
      'raised on 16 June',
      {
        salaries: [
          { from: '2020-01-01', monthly: '3000' },
          { from: '2026-06-16', monthly: '3300' },
        ],
      },
      '3150.00',
      ['1500.00', '1650.00'],
    ],
    ['half a day unpaid', { unpaidDays: [{ day: '2026-06-03', halves: 1 }] }, '2950.00', ['2950.00']],
    [
      'three halves unpaid',
      {
        unpaidDays: [
          { day: '2026-06-03', halves: 2 },
          { day: '2026-06-04', halves: 1 },
        ],
      },
      '2850.00',
      ['2850.00'],
    ],
    ['no day', { joinedOn: '2026-07-01' }, '0.00', []],
    ['no salary', { salaries: [] }, '0.00', []],
    ['in dinars', { digits: 3, salaries: [{ from: '2020-01-01', monthly: '820.5' }], joinedOn: '2026-06-24' }, '191.450', ['191.450']],
    ['in yen', { digits: 0, salaries: [{ from: '2020-01-01', monthly: '300001' }], joinedOn: '2026-06-16' }, '150001', ['150001']],
  ] as [string, Partial<SlipInput>, string, string[]][])('of %s', (_name, input, gross, parts) => {
    const computed = slip(input);
    expect(computed.gross).toBe(gross);
    expect(computed.lines.map(({ amount }) => amount)).toEqual(parts);
  });

  it('of parts adds up to the whole when nothing changes but the day', () => {
    const salaries = ['2020-01-01', '2026-06-11', '2026-06-21'].map(from => ({ from, monthly: '1000' }));
    const { gross, lines } = slip({ salaries });
    expect([gross, ...lines.map(({ amount }) => amount)]).toEqual(['1000.00', '333.34', '333.33', '333.33']);
  });
});

describe('taxes', () => {
  const slabs = [
    { validFrom: '2026-01-01', above: '0', percent: '0' },
    { validFrom: '2026-01-01', above: '1000', percent: '10' },
    { validFrom: '2026-01-01', above: '2000', percent: '20' },
    { validFrom: '2026-07-01', above: '0', percent: '50' },
    { validFrom: '2020-01-01', above: '0', percent: '99' },
  ];
  it.each([
    ['999.99', '0.00'],
    ['1000', '0.00'],
    ['1000.01', '0.00'],
    ['1000.05', '0.01'],
    ['2000', '100.00'],
    ['2000.05', '100.01'],
    ['3000', '300.00'],
  ])('of %s by slabs are %s', (monthly, taxes) => {
    expect(slip({ salaries: [{ from: '2020-01-01', monthly }], taxes: [tax({ type: 'SLABS', slabs })] }).taxes).toBe(taxes);
  });

  it('by yearly slabs are a twelfth of those of a year', () => {
    const yearly = slabs.map(slab => ({ ...slab, above: String(Number(slab.above) * 12) }));
    expect(slip({ taxes: [tax({ type: 'SLABS', cycle: 'YEARLY', slabs: yearly })] }).taxes).toBe('300.00');
  });

  it('count taxable benefits, also in kind, and leave out what is taken before them', () => {
    const { taxable, taxes, earnings, net } = slip({
      benefits: [
        benefit({ amount: '200' }),
        benefit({ id: 'c', kind: 'IN_KIND', amount: '300' }),
        benefit({ id: 'm', amount: '50', isTaxable: false }),
      ],
      deductions: [deduction({ amount: '10', isPreTax: true })],
      taxes: [tax({ amount: '10', employerAmount: '1' })],
    });
    expect({ taxable, taxes, earnings, net }).toEqual({ taxable: '3200.00', taxes: '320.00', earnings: '3250.00', net: '2630.00' });
  });
});

describe('a start in the middle of a year', () => {
  const monthOf = (month: number) => ({
    startsOn: new Date(Date.UTC(2026, month, 1)).toISOString().slice(0, 10),
    endsOn: new Date(Date.UTC(2026, month + 1, 0)).toISOString().slice(0, 10),
  });
  const slabs = ['0', '6000', '20000'].map((above, index) => ({ validFrom: '2026-01-01', above, percent: String(5 + 8.5 * index) }));
  const items = (monthly: string, digits: number): Partial<SlipInput> => ({
    digits,
    salaries: [
      { from: '2020-01-01', monthly },
      { from: '2026-09-11', monthly: '2222.22' },
    ],
    benefits: [benefit({ amount: '1000.01', cycle: 'YEARLY' }), benefit({ id: 'k', kind: 'IN_KIND', amount: '777.77', cycle: 'YEARLY' })],
    taxes: [
      tax({ type: 'SLABS', cycle: 'YEARLY', slabs, employerAmount: '1.5' }),
      tax({ id: 'f', type: 'FIXED', cycle: 'YEARLY', amount: '100' }),
    ],
    deductions: [
      deduction({ amount: '7.5', employerAmount: '14.25', isPreTax: true }),
      deduction({ id: 'y', type: 'FIXED', cycle: 'YEARLY', amount: '123.45', employerAmount: '99.99' }),
      deduction({ id: 'q', type: 'FIXED', cycle: 'QUARTERLY', amount: '33.35', employerAmount: '10.01' }),
    ],
  });
  const earlierOf = (slips: ReturnType<typeof slip>[]): SlipInput['earlier'] =>
    slips.flatMap(({ lines }, month) =>
      lines.flatMap(({ itemId, kind, amount }) => (itemId ? [{ itemId, kind, amount, ...monthOf(month) }] : [])),
    );
  const yearOf = (input: Partial<SlipInput>, months: number[], earlier: SlipInput['earlier'] = []) =>
    months.map(month => slip({ ...input, ...monthOf(month), earlier }));
  const months = Array.from({ length: 12 }, (_, month) => month);

  it.each([
    ['dollars', '1999.99', 2],
    ['dinars', '820.555', 3],
  ])('is to the last digit what the whole year is, in %s', (_name, monthly, digits) => {
    const input = items(monthly, digits);
    const whole = yearOf(input, months);
    for (const start of [1, 6, 11]) {
      const rest = yearOf(input, months.slice(start), earlierOf(whole.slice(0, start)));
      expect(rest.map(({ net, taxes, employerCost }) => ({ net, taxes, employerCost }))).toEqual(
        whole.slice(start).map(({ net, taxes, employerCost }) => ({ net, taxes, employerCost })),
      );
    }
  });

  it.each([
    ['all of it at once', '1200', ['0.00', '0.00', '0.00', '0.00', '0.00', '0.00'], '0.00'],
    ['more than its share', '750', ['0.00', '50.00', '100.00', '100.00', '100.00', '100.00'], '450.00'],
    ['its share', '600', Array(6).fill('100.00'), '600.00'],
    ['less than its share', '10', Array(6).fill('100.00'), '600.00'],
  ])('takes what is left of a yearly amount of which earlier pay had %s', (_name, had, expected, left) => {
    const input = { benefits: [benefit({ amount: '1200', cycle: 'YEARLY' })] };
    const lines = yearOf(input, months.slice(6), [
      { itemId: 'b', kind: 'BENEFIT', startsOn: '2026-01-01', endsOn: '2026-06-30', amount: had },
    ]).map(({ lines: all }) => all.find(({ kind }) => kind === 'BENEFIT'));
    expect(lines.map(line => line?.amount ?? '0.00')).toEqual(expected);
    expect(sum(lines.map(line => line?.amount ?? '0')).toFixed(2)).toBe(left);
    expect(lines.flatMap(line => (line ? [line.why.earlier] : []))).toEqual(
      expected.filter(amount => amount !== '0.00').map(() => `${had}.00`),
    );
  });

  const line = (amount: string, startsOn: string, endsOn: string) => ({ itemId: 'b', kind: 'BENEFIT' as const, amount, startsOn, endsOn });
  const spring = (amount: string) => line(amount, '2026-01-01', '2026-04-30');
  it.each([
    ['both quarters whole', [spring('600.10')], ['0.00', '0.00', '100.02', '100.01'], '300.05'],
    ['the first quarter alone', [spring('300.05')], ['100.01', '100.02', '100.02', '100.01'], undefined],
    ['more than its share of the second', [spring('450.05')], ['50.03', '100.02', '100.02', '100.01'], '150.00'],
    ['its share of both', [spring('400.07')], ['100.01', '100.02', '100.02', '100.01'], '100.02'],
    [
      'too much of the first',
      [line('900', '2026-01-01', '2026-03-31'), line('250', '2026-04-01', '2026-04-30')],
      ['0.00', '50.05', '100.02', '100.01'],
      '250.00',
    ],
  ])('takes what is left of a quarterly amount of which earlier pay had %s', (_name, earlier, expected, told) => {
    const input = { benefits: [benefit({ amount: '300.05', cycle: 'QUARTERLY' })] };
    const lines = yearOf(input, [4, 5, 6, 7], earlier).map(({ lines: all }) => all.find(({ kind }) => kind === 'BENEFIT'));
    expect(lines.map(one => one?.amount ?? '0.00')).toEqual(expected);
    expect(lines.slice(0, 2).flatMap(one => (one ? [one.why.earlier] : []))).toEqual(
      expected.slice(0, 2).flatMap(amount => (amount === '0.00' ? [] : [told])),
    );
    expect(lines[2]!.why.earlier).toBeUndefined();
  });

  it('takes what is left of a quarter from weeks, though the quarter does not begin with one', () => {
    const weeks = ['2026-04-15', '2026-04-22', '2026-04-29', '2026-05-06'];
    const had = [{ startsOn: '2026-01-01', endsOn: '2026-04-08', amount: '155.5' }];
    const shares = weeks.map(endsOn => shareOfItem('130', 'QUARTERLY', { cycle: 'WEEKLY', endsOn, digits: 3 }, had).toFixed(3));
    expect(shares).toEqual(['0.000', '4.500', '10.000', '10.000']);
  });

  it('leaves items of the cycle of the run alone, and the other share of an item', () => {
    const input = { taxes: [tax({ type: 'FIXED', amount: '10', employerAmount: '1' })] };
    const earlier: SlipInput['earlier'] = [{ ...spring('900'), itemId: 't', kind: 'TAX' }];
    expect(yearOf(input, [6], earlier)[0]).toMatchObject({ taxes: '10.00', employerCost: '1.00' });
    const yearly = { taxes: [tax({ type: 'FIXED', cycle: 'YEARLY', amount: '12', employerAmount: '24' })] };
    expect(yearOf(yearly, [6], earlier)[0]).toMatchObject({ taxes: '0.00', employerCost: '2.00' });
  });
});

describe('items of another cycle', () => {
  it.each([
    ['MONTHLY', '100', 'YEARLY'],
    ['MONTHLY', '10', 'WEEKLY'],
    ['WEEKLY', '1000', 'YEARLY'],
    ['WEEKLY', '99.99', 'MONTHLY'],
    ['BIWEEKLY', '77.77', 'QUARTERLY'],
    ['SEMIMONTHLY', '0.05', 'MONTHLY'],
  ] as const)('a year of %s runs takes exactly what a year of %s %s is', (cycle, amount, of) => {
    const periods = { WEEKLY: 52, BIWEEKLY: 26, SEMIMONTHLY: 24, MONTHLY: 12, QUARTERLY: 4, YEARLY: 1 };
    const ends = { WEEKLY: 7, BIWEEKLY: 14, SEMIMONTHLY: 15, MONTHLY: 30 }[cycle];
    const days = Array.from({ length: periods[cycle] }, (_, k) => {
      if (cycle === 'MONTHLY') return daysAfter(`2026-${String(k + 1).padStart(2, '0')}-01`, 27);
      if (cycle === 'SEMIMONTHLY') return `2026-${String(Math.floor(k / 2) + 1).padStart(2, '0')}-${k % 2 ? '28' : '15'}`;
      return daysAfter('2026-01-01', (k + 1) * ends - 1);
    });
    expect(days.map(day => periodOfYear(cycle, day))).toEqual(days.map((_, k) => k + 1));
    const taken = sum(days.map(endsOn => shareOfItem(amount, of, { cycle, endsOn, digits: 2 })));
    expect(taken.toFixed(2)).toBe(new Decimal(amount).times(periods[of]).toFixed(2));
  });

  it('take nothing from a 53rd week, which is paid all the same', () => {
    const run = { cycle: 'WEEKLY', endsOn: '2026-12-31', digits: 2 } as const;
    expect(shareOfItem('1000', 'YEARLY', run).toFixed(2)).toBe('0.00');
    expect(shareOfRun('3000', 'MONTHLY', run).toNumber()).toBeGreaterThan(690);
  });

  it('are taken a single time if they are due once', () => {
    const once = [benefit({ amount: '500', cycle: 'ONCE' })];
    expect(slip({ benefits: once }).net).toBe('3500.00');
    expect(slip({ benefits: once, taken: new Set(['b']) }).net).toBe('3000.00');
  });
});

describe('net pay', () => {
  const dues = {
    taxes: [tax({ type: 'FIXED', amount: '50' })],
    deductions: [
      deduction({ id: 'o', title: 'Club', type: 'FIXED', amount: '80' }),
      deduction({ id: 's', type: 'FIXED', amount: '30', isStatutory: true }),
    ],
  };
  it('is never negative: what is not covered is carried forward, the least binding first', () => {
    const { net, arrears, lines } = slip({ ...dues, salaries: [{ from: '2020-01-01', monthly: '100' }] });
    expect(net).toBe('0.00');
    expect(lines.map(({ itemId, amount }) => [itemId, amount])).toEqual([
      [null, '100.00'],
      ['t', '50.00'],
      ['s', '30.00'],
      ['o', '20.00'],
    ]);
    expect(arrears).toEqual([{ itemId: 'o', title: 'Club', kind: 'DEDUCTION', amount: '60.00' }]);
  });

  it('has the arrears taken first, and shown apart', () => {
    const { net, lines, arrears } = slip({ arrears: [{ itemId: 'o', title: 'Club', kind: 'DEDUCTION', amount: '60.00' }] });
    expect(net).toBe('2940.00');
    expect(lines.at(-1)).toMatchObject({ kind: 'ARREARS_DEDUCTION', itemId: 'o', amount: '60.00' });
    expect(arrears).toEqual([]);
  });

  it('of a month without a paid day is nothing, and nothing is due', () => {
    const kept = [{ itemId: 'o', title: 'Club', kind: 'DEDUCTION' as const, amount: '60.00' }];
    expect(slip({ ...dues, joinedOn: '2026-08-01', arrears: kept })).toMatchObject({
      net: '0.00',
      lines: [],
      arrears: kept,
      paidDays: '0',
    });
  });
});

describe('a supplementary slip', () => {
  const slabs = [
    { validFrom: '2026-01-01', above: '0', percent: '0' },
    { validFrom: '2026-01-01', above: '3000', percent: '10' },
    { validFrom: '2026-01-01', above: '4000', percent: '20' },
  ];
  const extra = { kind: 'BONUS' as const, title: 'Eid', amount: '1500', isTaxable: true };
  const input = {
    extras: [extra],
    taxableBefore: '2500',
    taxableEarlier: '0',
    taxes: [],
    deductions: [],
    cycle: 'MONTHLY' as const,
    endsOn: '2026-06-30',
    digits: 2,
  };

  it('is taxed by what it adds to the slabs of the period', () => {
    const taxes = [tax({ type: 'SLABS', slabs })];
    expect(computeSupplement({ ...input, taxes })).toMatchObject({
      earnings: '1500.00',
      taxable: '1500.00',
      taxes: '100.00',
      net: '1400.00',
    });
    expect(computeSupplement({ ...input, taxes, taxableBefore: '4000' }).taxes).toBe('300.00');
    const whole = slip({ salaries: [{ from: '2020-01-01', monthly: '4000' }], taxes });
    expect(whole.taxes).toBe('100.00');
  });

  it('leaves fixed items to the slip of the period, and takes percentages of back pay alone', () => {
    const taxes = [tax({ amount: '10', employerAmount: '2' }), tax({ id: 'f', type: 'FIXED', amount: '50' })];
    const deductions = [deduction({ amount: '5', isPreTax: true }), deduction({ id: 'f', type: 'FIXED', amount: '80' })];
    const extras = [
      { ...extra, isTaxable: false },
      { ...extra, kind: 'BACK_PAY' as const, title: 'May', amount: '200.005' },
    ];
    const computed = computeSupplement({ ...input, extras, taxes, deductions });
    expect(computed).toMatchObject({
      gross: '200.01',
      earnings: '1700.01',
      taxable: '190.01',
      taxes: '19.00',
      deductions: '10.00',
      net: '1671.01',
    });
    expect(computed.lines.map(({ kind, title, amount }) => [kind, title, amount])).toEqual([
      ['BENEFIT', 'Eid', '1500.00'],
      ['SALARY', 'May', '200.01'],
      ['TAX', 'Income tax', '19.00'],
      ['DEDUCTION', 'Social security', '10.00'],
      ['EMPLOYER_TAX', 'Income tax', '3.80'],
    ]);
  });

  it('is never negative', () => {
    const greedy = computeSupplement({ ...input, taxes: [tax({ amount: '80' }), tax({ id: 'g', amount: '60' })] });
    expect([greedy.net, greedy.taxes]).toEqual(['0.00', '1500.00']);
  });
});

describe('loans', () => {
  const loan = (more: object = {}) => ({ id: 'l', title: 'Car', instalment: '300', balance: '1000', ...more });
  it('are paid back by instalments, the last of which is the rest', () => {
    const taken = [];
    let balance = new Decimal('1000');
    for (let month = 0; month < 5; month++) {
      const { lines } = slip({ loans: balance.isZero() ? [] : [loan({ balance: balance.toFixed() })] });
      const line = lines.find(({ kind }) => kind === 'LOAN');
      taken.push(line?.amount);
      balance = balance.minus(line?.amount ?? 0);
    }
    expect(taken).toEqual(['300.00', '300.00', '300.00', '100.00', undefined]);
  });

  it('are taken after taxes and what the law requires, and before other deductions', () => {
    const { lines, arrears, net, deductions } = slip({
      salaries: [{ from: '2020-01-01', monthly: '400' }],
      taxes: [tax({ type: 'FIXED', amount: '50' })],
      deductions: [
        deduction({ id: 'o', title: 'Club', type: 'FIXED', amount: '80' }),
        deduction({ id: 's', type: 'FIXED', amount: '100', isStatutory: true }),
      ],
      loans: [loan()],
    });
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['SALARY', '400.00'],
      ['TAX', '50.00'],
      ['DEDUCTION', '100.00'],
      ['LOAN', '250.00'],
    ]);
    expect(lines.at(-1)).toMatchObject({ title: 'Car', why: { rule: 'LOAN', amount: '300', balance: '1000', carried: '50.00' } });
    expect({ deductions, net }).toEqual({ deductions: '350.00', net: '0.00' });
    expect(arrears).toEqual([
      { itemId: 'l', title: 'Car', kind: 'LOAN', amount: '50.00' },
      { itemId: 'o', title: 'Club', kind: 'DEDUCTION', amount: '80.00' },
    ]);
  });

  it.each([
    ['its arrears first, and no more than what is left together', '320', '50.00', ['50.00', '270.00']],
    ['no arrears beyond what was paid back in between', '20', '50.00', ['20.00']],
  ])('have %s', (_name, balance, owed, amounts) => {
    const { lines } = slip({ loans: [loan({ balance })], arrears: [{ itemId: 'l', title: 'Car', kind: 'LOAN', amount: owed }] });
    expect(lines.slice(1).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('that are paid back, or wait, take nothing, not even arrears', () => {
    const { lines, arrears } = slip({ arrears: [{ itemId: 'l', title: 'Car', kind: 'LOAN', amount: '50.00' }] });
    expect([lines.length, arrears]).toEqual([1, []]);
  });
});

describe('what makes a slip differ from the last one', () => {
  const salary = (monthly: string) => [{ from: '2020-01-01', monthly }];
  const percent = [deduction({ amount: '5' })];
  const fixed = (amount: string) => [deduction({ type: 'FIXED', amount })];
  const loan = { id: 'l', title: 'Car', instalment: '300', balance: '500' };
  const slabs = (percents: string[], validFrom = '2026-01-01') => [
    tax({ type: 'SLABS', slabs: percents.map((of, index) => ({ validFrom, above: String(index * 1000), percent: of })) }),
  ];
  it.each([
    ['nothing', {}, {}, []],
    ['a raise', {}, { salaries: salary('3300') }, [['SALARY', ['SALARY']]]],
    ['a raise within the period', {}, { salaries: [...salary('3000'), { from: '2026-06-16', monthly: '3300' }] }, [['SALARY', ['SALARY']]]],
    ['joining within the last period', { joinedOn: '2026-06-10' }, {}, [['SALARY', ['DAYS']]]],
    ['leaving', {}, { leftOn: '2026-06-10' }, [['SALARY', ['DAYS']]]],
    ['unpaid leave', {}, { unpaidDays: [{ day: '2026-06-03', halves: 1 }] }, [['SALARY', ['UNPAID_LEAVE']]]],
    [
      'a raise and unpaid leave',
      {},
      { salaries: salary('3300'), unpaidDays: [{ day: '2026-06-03', halves: 1 }] },
      [['SALARY', ['SALARY', 'UNPAID_LEAVE']]],
    ],
    ['a new benefit', {}, { benefits: [benefit({ amount: '50' })] }, [['BENEFIT', ['ADDED']]]],
    ['a benefit no more', { benefits: [benefit({ amount: '50' })] }, {}, [['BENEFIT', ['REMOVED']]]],
    ['a benefit that was due once', { benefits: [benefit({ amount: '50', cycle: 'ONCE' })] }, {}, [['BENEFIT', ['ONCE']]]],
    ['another rate', { deductions: percent }, { deductions: [deduction({ amount: '6' })] }, [['DEDUCTION', ['RATE']]]],
    ['another amount', { deductions: fixed('80') }, { deductions: fixed('90') }, [['DEDUCTION', ['RATE']]]],
    ['another table', { taxes: slabs(['0', '10']) }, { taxes: slabs(['0', '20'], '2026-06-01') }, [['TAX', ['RATE']]]],
    ['the same table, changed', { taxes: slabs(['0', '10']) }, { taxes: slabs(['0', '20']) }, [['TAX', ['RATE']]]],
    [
      'a base that follows a raise',
      { deductions: percent, taxes: slabs(['0', '10']) },
      { deductions: percent, taxes: slabs(['0', '10']), salaries: salary('3300') },
      [
        ['SALARY', ['SALARY']],
        ['TAX', ['BASE']],
        ['DEDUCTION', ['BASE']],
      ],
    ],
    [
      'a share of the year that is rounded',
      { deductions: [deduction({ type: 'FIXED', amount: '0.15', cycle: 'YEARLY' })], endsOn: '2026-05-30', startsOn: '2026-05-01' },
      { deductions: [deduction({ type: 'FIXED', amount: '0.15', cycle: 'YEARLY' })] },
      [['DEDUCTION', ['CYCLE']]],
    ],
    ['a new loan', {}, { loans: [loan] }, [['LOAN', ['LOAN']]]],
    ['the last instalment', { loans: [loan] }, { loans: [{ ...loan, balance: '200' }] }, [['LOAN', ['LOAN']]]],
    ['another instalment', { loans: [loan] }, { loans: [{ ...loan, instalment: '400' }] }, [['LOAN', ['RATE']]]],
    ['arrears', {}, { arrears: [{ itemId: 'd', title: 'Club', kind: 'DEDUCTION', amount: '60' }] }, [['ARREARS_DEDUCTION', ['ARREARS']]]],
    [
      'pay that does not reach',
      { deductions: fixed('2000') },
      { deductions: fixed('2000'), unpaidDays: [{ day: '2026-06-03', halves: 30 }] },
      [
        ['SALARY', ['UNPAID_LEAVE']],
        ['DEDUCTION', ['NOT_COVERED']],
      ],
    ],
    [
      'pay that does not reach for an item at all',
      { deductions: [...fixed('2000'), deduction({ id: 'e', type: 'FIXED', amount: '10' })] },
      { deductions: [...fixed('2000'), deduction({ id: 'e', type: 'FIXED', amount: '10' })], salaries: salary('2000') },
      [
        ['SALARY', ['SALARY']],
        ['DEDUCTION', ['NOT_COVERED']],
      ],
    ],
  ] as [string, Partial<SlipInput>, Partial<SlipInput>, [string, string[]][]][])('is %s', (_name, before, after, expected) => {
    const { net, lines } = slip(before);
    expect(differencesTo({ net, lines }, slip(after)).differences.map(({ kind, causes }) => [kind, causes])).toEqual(expected);
  });
});

let seed = 7;
const chance = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
const pick = <T>(list: readonly T[]): T => list[chance(list.length)];
/** The first and last day of a month of 2026. */
const monthOf = (month: number) => ({
  startsOn: `2026-${String(month).padStart(2, '0')}-01`,
  endsOn: new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10),
});

it('takes in a year what a year is, or leaves the rest in arrears', () => {
  const wrong: string[] = [];
  for (let person = 0; person < 250; person++) {
    const [of, digits, amount] = [pick(runCycles), pick([0, 2, 3]), `${chance(400)}.${chance(99)}`];
    const monthly = `${chance(3_000) + 1}`;
    let arrears: SlipInput['arrears'] = [];
    const slips = Array.from({ length: 12 }, (_, month) => {
      const computed = slip({
        ...monthOf(month + 1),
        digits,
        salaries: [{ from: '2020-01-01', monthly }],
        unpaidDays: [{ day: monthOf(month + 1).startsOn, halves: chance(3) }],
        benefits: [benefit({ id: 'y', amount, cycle: of })],
        taxes: [tax({ id: 'y', type: 'FIXED', amount, cycle: of })],
        deductions: [deduction({ id: 'y', type: 'FIXED', amount, cycle: of }), deduction({ amount: String(chance(60)) })],
        arrears,
      });
      ({ arrears } = computed);
      return computed;
    });
    const taken = (...kinds: string[]) =>
      sum(
        slips.flatMap(({ lines }) => lines.filter(({ kind, itemId }) => itemId === 'y' && kinds.includes(kind)).map(line => line.amount)),
      );
    const left = (kind: string) => sum(arrears.filter(each => each.itemId === 'y' && each.kind === kind).map(each => each.amount));
    const year = new Decimal(amount).times({ WEEKLY: 52, BIWEEKLY: 26, SEMIMONTHLY: 24, MONTHLY: 12, QUARTERLY: 4, YEARLY: 1 }[of]);
    // A monthly amount is rounded each month; of any other cycle the shares add up to the rounded year.
    const whole = (of === 'MONTHLY' ? new Decimal(new Decimal(amount).toFixed(digits)).times(12) : year).toFixed(digits);
    const found = {
      benefit: taken('BENEFIT'),
      tax: taken('TAX', 'ARREARS_TAX').plus(left('TAX')),
      deduction: taken('DEDUCTION', 'ARREARS_DEDUCTION').plus(left('DEDUCTION')),
    };
    for (const [kind, got] of Object.entries(found))
      if (got.toFixed(digits) !== whole) wrong.push(`${kind} of ${amount} ${of}: ${got.toFixed()}, not ${whole}`);
  }
  expect(wrong).toEqual([]);
});

it('adds up for anybody, whatever is taken from them', () => {
  // Collected, because an expectation of each of the 12,000 slips takes longer than the slips.
  const wrong: string[] = [];
  for (let person = 0; person < 1_000; person++) {
    const digits = pick([0, 2, 3]);
    let arrears: SlipInput['arrears'] = [];
    const lent = new Decimal(chance(3_000) + 1);
    let balance = lent;
    for (let month = 1; month <= 12; month++) {
      const { startsOn, endsOn } = monthOf(month);
      const input: SlipInput = {
        ...june,
        startsOn,
        endsOn,
        digits,
        cycle: pick(runCycles),
        joinedOn: pick([null, daysAfter(startsOn, chance(40))]),
        leftOn: pick([null, null, daysAfter(startsOn, chance(40))]),
        salaries: [
          { from: '2020-01-01', monthly: String(chance(9_000)) },
          { from: daysAfter(startsOn, chance(31)), monthly: `${chance(9_000)}.${chance(999)}` },
        ],
        unpaidDays: Array.from({ length: chance(5) }, (_, day) => ({ day: daysAfter(startsOn, day * 3), halves: 1 + chance(2) })),
        benefits: [
          benefit({
            type: pick(['FIXED', 'PERCENT']),
            amount: String(chance(90)),
            cycle: pick(runCycles),
            kind: pick(['CASH', 'IN_KIND']),
          }),
        ],
        taxes: [
          tax({ type: pick(['FIXED', 'PERCENT']), amount: String(chance(60)), cycle: pick(runCycles), employerAmount: String(chance(9)) }),
        ],
        deductions: [
          deduction({ amount: String(chance(50)), isPreTax: chance(2) === 0, isStatutory: true }),
          deduction({ id: 'f', type: 'FIXED', amount: String(chance(3_000)), cycle: pick(runCycles) }),
        ],
        loans: balance.isZero() ? [] : [{ id: 'l', title: 'Loan', instalment: String(chance(900) + 1), balance: balance.toFixed() }],
        arrears,
      };
      const computed = computeSlip(input);
      const of = (...kinds: string[]) => sum(computed.lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
      const plus = of('SALARY', 'BENEFIT');
      const minus = of('TAX', 'DEDUCTION', 'LOAN', 'ARREARS_TAX', 'ARREARS_DEDUCTION', 'ARREARS_LOAN');
      balance = balance.minus(of('LOAN', 'ARREARS_LOAN'));
      const owed = sum(computed.arrears.filter(({ kind }) => kind === 'LOAN').map(({ amount }) => amount));
      const holds = {
        'a loan is paid back once': !balance.isNegative() && !owed.greaterThan(balance),
        'the lines add up to net': plus.minus(minus).toFixed(digits) === computed.net,
        'net is not negative': Number(computed.net) >= 0,
        'only a salary of nothing is a line of nothing': computed.lines.every(({ kind, amount }) =>
          kind === 'SALARY' ? Number(amount) >= 0 : Number(amount) > 0,
        ),
        'what is taken adds up': of('TAX', 'ARREARS_TAX').toFixed(digits) === computed.taxes,
      };
      for (const [rule, isSo] of Object.entries(holds)) if (!isSo) wrong.push(`${rule}: ${JSON.stringify({ input, computed })}`);
      ({ arrears } = computed);
    }
  }
  expect(wrong).toEqual([]);
});
