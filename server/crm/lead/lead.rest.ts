import { call, create, list, oneId, remove, textOf, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { dealBody, newDeal } from '../deal/dealBody.ts';

const lead = {
  names: { en: 'Lead', ar: 'الفرصة', sp: 'la oportunidad' },
  selection: `{ id title customer { id name } contact { id name } owner { id: userId name } status: column { id kind title } description reason lossReason { id name } lossNote
    orderValue estimatedBudget probability expectedCloseOn source { id name } lines { product { id name } description quantity unitPrice discountPercent net }
    columnSince closedAt version createdAt updatedAt }`,
};
const column = {
  names: { en: 'Status', ar: 'الحالة', sp: 'el estado' },
  selection: '{ id kind title rank leadCount version createdAt updatedAt }',
};

/** Maps `status`, a column's name or id, to the column; loss reason and source are ids. */
const leadBody = (request: RestCall): Values => ({
  ...renamed(dealBody(request), { lossReason: 'lossReasonId', source: 'sourceId' }),
  columnId: request.body.columnId ?? request.body.status,
});

const example = {
  product: 'id of the product',
  customer: 'id of the customer',
  description: 'A lead',
  reason: 'Referral',
  orderValue: 100,
  status: 'inquiry',
  estimatedBudget: 200,
};

/** Documented REST calls of leads and their columns. */
export const leadRoutes: Route[] = [
  list('/crm/getAllStatus', column, 'leadColumns'),
  create('/crm/createStatus', column, 'createLeadColumn', {
    values: ({ body }) => ({ ...body, title: body.title ?? body.name }),
    example: { title: 'Qualified' },
  }),
  call('DELETE', '/crm/deleteStatus/[{id}]', { names: column.names }, 'deleteLeadColumn', {
    outcome: 'deleted',
    values: ({ params, query }) => ({ id: oneId(params.id), targetId: textOf(query.target) }),
    parameters: ['target'],
  }),
  list('/crm/getAllLeads', lead, 'leads'),
  create('/crm/createLead', lead, 'createLead', { values: newDeal(leadBody), example }),
  update('/crm/updateLead/{id}', lead, 'updateLead', { values: leadBody, example }),
  remove('/crm/deleteLead/{id}', lead, 'deleteLeads'),
];
