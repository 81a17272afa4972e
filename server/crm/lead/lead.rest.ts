import { typeOfId } from '../../core/database/ids.ts';
import { call, create, list, oneId, remove, textOf, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';

const lead = {
  names: { en: 'Lead', ar: 'الفرصة', sp: 'la oportunidad' },
  selection: `{ id title customer { id name } contact { id name } owner { id name } status: column { id kind title } description reason lossReason
    orderValue estimatedBudget probability expectedCloseOn source lines { product { id name } description quantity unitPrice discountPercent net }
    columnSince closedAt version createdAt updatedAt }`,
};
const column = {
  names: { en: 'Status', ar: 'الحالة', sp: 'el estado' },
  selection: '{ id kind title rank leadCount version createdAt updatedAt }',
};

/** A documented body names one product, by its id or in words: it is the first line; its state by name or id (`status`). */
function leadBody({ body }: RestCall): Values {
  const { product, productId, customer, customerId, status, ...values } = body;
  const sold = productId ?? product;
  const name = typeof sold === 'string' && typeOfId(sold) !== undefined ? { productId: sold } : { description: sold };
  const line = { ...name, quantity: body.quantity ?? 1, unitPrice: body.price ?? body.orderValue ?? 0 };
  return {
    ...values,
    customerId: customerId ?? customer,
    columnId: body.columnId ?? status,
    lines: body.lines ?? (sold === undefined || sold === null || sold === '' ? undefined : [line]),
  };
}

/** A new one without a product is told so, as every rule tells. */
const newLead = (request: RestCall) => ({
  lines: [],
  ...Object.fromEntries(Object.entries(leadBody(request)).filter(([, value]) => value !== undefined)),
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

/** The documented calls of leads, and of the columns of their board. */
export const leadRoutes: Route[] = [
  list('/crm/getAllStatus', column, 'leadColumns'),
  create('/crm/createStatus', column, 'createLeadColumn', {
    values: ({ body }) => ({ ...body, title: body.title ?? body.name }),
    example: { title: 'Qualified' },
  }),
  call('DELETE', '/crm/deleteStatus/[{id}]', { names: column.names }, 'deleteLeadColumn', {
    deed: 'deleted',
    values: ({ params, query }) => ({ id: oneId(params.id), targetId: textOf(query.target) }),
    parameters: ['target'],
  }),
  list('/crm/getAllLeads', lead, 'leads'),
  create('/crm/createLead', lead, 'createLead', { values: newLead, example }),
  update('/crm/updateLead/{id}', lead, 'updateLead', { values: leadBody, example }),
  remove('/crm/deleteLead/{id}', lead, 'deleteLeads'),
];
