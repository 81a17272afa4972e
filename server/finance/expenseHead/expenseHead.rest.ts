import { pageOf } from '../../core/rest/pageOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { create, list, one, remove, table, update, type Resource, type RestCall, type Values } from '../../core/rest/Route.ts';
import { breachActions, headDepthLimit } from './expenseHead.rules.ts';

const names = { en: 'Expense head', ar: 'بند المصروف', sp: 'el rubro de gasto' };
const values = `id title description type category mode maximumAmount amount: maximumAmount onBreach depth path
  account { id number name } status version createdAt updatedAt`;
const head: Resource = { names, selection: `{ ${values} parent { id title } }` };

/** The selection of a head with the heads below it, as deep as the tree may be. */
const nested = (levels: number): string => `{ ${values} ${levels > 1 ? `children ${nested(levels - 1)}` : ''} }`;

const example = {
  title: 'Office supplies',
  description: 'Paper, ink and small equipment',
  type: 'VARIABLE',
  category: 'Office',
  mode: 'CARD',
  maximumAmount: 12000,
  parent: null,
};

/** `amount` is another name of `maximumAmount`; `mode` also takes the action on a breach, which has a field of its own. */
function headBody({ body }: RestCall): Values {
  const { amount, mode, ...rest } = renamed(body, { parent: 'parentId', account: 'accountId' });
  const isAction = breachActions.some(action => action === mode);
  return {
    ...(amount !== undefined && { maximumAmount: amount }),
    ...(mode !== undefined && (isAction ? { onBreach: mode } : { mode })),
    ...rest,
  };
}

/** A page of heads in the order of the tree. */
const inTree =
  (filter: Values = {}) =>
  ({ query }: RestCall): Values => {
    const { size: first, offset } = pageOf(query);
    return { first, offset, filter, sort: { field: 'PATH', direction: 'ASC' } };
  };

/** Documented REST calls of expense heads. */
export const expenseHeadRoutes = table('Finance', [
  list('/finance/getAllExpense', head, 'expenseHeads'),
  list('/finance/getFlatExpenses', head, 'expenseHeads', {}, { values: inTree() }),
  list(
    '/finance/getExpenseHeadHerarichy',
    { names, selection: nested(headDepthLimit) },
    'expenseHeads',
    {},
    { values: inTree({ depth: { eq: 0 } }) },
  ),
  one('/finance/getExpense/{id}', head, 'expenseHead'),
  create('/finance/createExpense', head, 'createExpenseHead', { values: headBody, example }),
  update('/finance/updateExpense/{id}', head, 'updateExpenseHead', { values: headBody, example }),
  remove('/finance/deleteExpense/{id}', head, 'deleteExpenseHeads'),
]);
