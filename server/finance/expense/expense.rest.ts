import { pageOf } from '../../core/rest/pageOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { call, create, list, oneId, table, update, type Resource, type RestCall, type Values } from '../../core/rest/Route.ts';

const names = { en: 'Expense', ar: 'المصروف', sp: 'el gasto' };
const expense: Resource = {
  names,
  selection: `{ id number title status paymentStatus payee reference currency exchangeRate amount: net net vatCategory vatRate vat total homeTotal balance
    issuedOn dueDate: dueOn dueOn expense: head { id title } head { id title } budgetLine { id title } costCenter { id description }
    isOverBudget overrideReason corrects { id number } version createdAt updatedAt }`,
};
const payable: Resource = {
  names: { en: 'Account payable', ar: 'الذمة الدائنة', sp: 'la cuenta por pagar' },
  selection: expense.selection,
};
const openItem: Resource = {
  names: payable.names,
  selection:
    '{ id: documentId documentId kind number partyId partyName currency issuedOn dueDate: dueOn dueOn amount: total total paid credited balance status isOverdue }',
};
const example = { title: 'Paper and ink', amount: 120, dueDate: '2026-12-20', expense: 'id of the expense head' };

/** Maps the documented names: `expense` is the head it is booked on, `amount` is net of tax, which is 0 unless a category is given. */
function payableBody({ body }: RestCall): Values {
  const values = renamed(body, {
    amount: 'net',
    dueDate: 'dueOn',
    head: 'headId',
    expenseId: 'headId',
    expense: 'headId',
    costCenter: 'costCenterId',
  });
  for (const name of ['amount', 'dueDate', 'head', 'expenseId', 'expense', 'costCenter']) delete values[name];
  return values;
}

/** Open payables, oldest due date first (modules, receivable and payable calls). */
const openFirst = ({ query }: RestCall): Values => {
  const { size: first, offset } = pageOf(query);
  const filter = { direction: { eq: 'PAYABLE' }, isOpen: { eq: true } };
  return { first, offset, filter, sort: { field: 'DUE_ON', direction: 'ASC' } };
};

/** Documented REST calls of expenses: `allExpenses` lists bookings, an account payable is an expense that is owed. */
export const expenseRoutes = table('Finance', [
  list('/finance/allExpenses', expense, 'expenses'),
  list('/finance/getAllAccountPayable', openItem, 'openItems', {}, { values: openFirst }),
  create('/finance/createAccountPayable', payable, 'bookExpense', {
    values: request => ({ vatCategory: 'OUT_OF_SCOPE', ...payableBody(request) }),
    example,
  }),
  update('/finance/updateAccountPayable/{id}', payable, 'bookExpenseCorrection', { values: payableBody, example }),
  call('DELETE', '/finance/deleteAccountPayable/{id}', payable, 'voidExpense', {
    values: ({ params }) => ({ id: oneId(params.id) }),
    outcome: 'deleted',
  }),
]);
