import { create, list, one, table, update, type RestCall, type Values } from '../core/rest/Route.ts';
import { pageOf } from '../core/rest/pageOf.ts';
import { renamed } from '../core/rest/renamed.ts';

const costCenter = {
  names: { en: 'Cost center', ar: 'مركز التكلفة', sp: 'el centro de costos' },
  selection: '{ id description budget duration department { id title } status version createdAt updatedAt }',
};
const costCenterExample = {
  description: 'Showroom',
  budget: 12000,
  duration: '12',
  department: '01a1fea6-03c4-72ce-b444-650268a04380',
  status: 'ACTIVE',
};

/** Maps the documented body: the department by its id, the duration as a number or a text, and the company, which is the caller's own. */
function costCenterBody({ body }: RestCall): Values {
  const { company: _, department: __, duration, ...values } = renamed(body, { department: 'departmentId' });
  return { ...values, ...(duration !== undefined && { duration: typeof duration === 'string' ? Number(duration) : duration }) };
}

const deposit = {
  names: { en: 'Deposit', ar: 'الدفعة المقدّمة', sp: 'el anticipo' },
  selection:
    '{ id number client customerId amount date: receivedOn currency method reference applied refunded open createdAt: recordedAt }',
};
const depositExample = { client: 'Northwind Trading', amount: 100, date: '2026-11-20' };

/** Maps the documented body: the client by name or by id, the amount as a number or a text, the day as `date`. */
function depositBody({ body }: RestCall): Values {
  const { client, ...values } = renamed(body, { date: 'receivedOn' });
  delete values.date;
  const isId = typeof client === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/i.test(client);
  return { ...values, ...(client !== undefined && { [isId ? 'customerId' : 'client']: client }) };
}

const openItem = {
  names: { en: 'Open document', ar: 'المستند المفتوح', sp: 'el documento pendiente' },
  selection:
    '{ id: documentId kind number partyId partyName issuedDate: issuedOn dueDate: dueOn currency total paid credited balance status isOverdue bucket }',
};

/** Documents of a control account that are not settled, the oldest due first. */
const openOf =
  (direction: 'RECEIVABLE' | 'PAYABLE') =>
  ({ query }: RestCall): Values => {
    const { size: first, offset } = pageOf(query);
    const filter = { direction: { eq: direction }, isOpen: { eq: true } };
    return { first, offset, filter, sort: { field: 'DUE_ON', direction: 'ASC' } };
  };

/** Documented REST calls of cost centers, deposits, and what is owed. */
export const ledgerRoutes = table('Finance', [
  create('/finance/create/cost-center', costCenter, 'createCostCenter', { values: costCenterBody, example: costCenterExample }),
  update('/finance/update/cost-center/{id}', costCenter, 'updateCostCenter', { values: costCenterBody, example: costCenterExample }),
  one('/finance/get_cost-center/{id}', costCenter, 'costCenter'),
  list('/finance/get_all_cost_centers', costCenter, 'costCenters'),
  create('/finance/createDeposits', deposit, 'createDeposit', { values: depositBody, example: depositExample }),
  list('/finance/getAllDeposits', deposit, 'deposits'),
  list('/finance/getInvoiceByStatus/accountreceiveable', openItem, 'openItems', {}, { values: openOf('RECEIVABLE') }),
  list('/finance/getInvoiceByStatus/accountpayable', openItem, 'openItems', {}, { values: openOf('PAYABLE') }),
]);
