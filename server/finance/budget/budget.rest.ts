import { renamed } from '../../core/rest/renamed.ts';
import {
  call,
  contains,
  create,
  list,
  one,
  oneId,
  remove,
  table,
  textOf,
  update,
  type Resource,
  type RestCall,
  type Values,
} from '../../core/rest/Route.ts';

const budget: Resource = {
  names: { en: 'Budget', ar: 'الموازنة', sp: 'el presupuesto' },
  selection: `{ id title description startDate: startsOn endDate: endsOn startsOn endsOn amount actual committed available onBreach
    costCenter { id description } lineItems: lines { id title amount actual committed available head { id title } }
    status version createdAt updatedAt }`,
};
const example = {
  title: 'Spring campaign',
  startDate: '2026-03-01',
  endDate: '2026-05-31',
  lineItems: [{ title: 'Online advertising', amount: 4000 }],
};

const linesOf = (value: unknown) =>
  Array.isArray(value)
    ? value.map(line =>
        line && typeof line === 'object' ? renamed(line as Values, { expense: 'headId', expenseId: 'headId', head: 'headId' }) : line,
      )
    : value;

/** Maps the documented names of the period and of the line items. */
function budgetBody({ body }: RestCall): Values {
  const {
    lineItems,
    startDate: _,
    endDate: __,
    ...values
  } = renamed(body, { startDate: 'startsOn', endDate: 'endsOn', costCenter: 'costCenterId' });
  const lines = linesOf(lineItems) as Values[] | undefined;
  return { ...values, ...(Array.isArray(lines) ? { lines: lines.map(({ expense: _e, expenseId: _i, head: _h, ...line }) => line) } : {}) };
}

const withLines = { ...example };

/** Documented REST calls of budgets. PUT updateAndExpenseBudget books its line items, DELETE takes a booking back. */
export const budgetRoutes = table('Finance', [
  list('/finance/getAllBudget', budget, 'budgets', { title: contains('title') }),
  one('/finance/getBudget/{id}', budget, 'budget'),
  create('/finance/createBudget', budget, 'createBudget', { values: budgetBody, example }),
  update('/finance/updateBudget/{id}', budget, 'updateBudget', { values: budgetBody, example: withLines }),
  remove('/finance/deleteBudget/{id}', budget, 'deleteBudgets'),
  call('PUT', '/finance/updateAndExpenseBudget/{id}', budget, 'bookBudget', {
    values: ({ params, body: { lineItems, lines, overrideReason } }) => ({
      id: oneId(params.id),
      lines: lineItems ?? lines,
      overrideReason,
    }),
    outcome: 'updated',
    example: { lineItems: [{ title: 'Online advertising', amount: 250 }] },
  }),
  call('DELETE', '/finance/updateAndExpenseBudget/{id}', budget, 'reverseBudgetBooking', {
    values: ({ params, query }) => ({ id: oneId(params.id), ...(query.expenseId && { expenseId: textOf(query.expenseId) }) }),
    outcome: 'updated',
    parameters: ['expenseId'],
  }),
]);
