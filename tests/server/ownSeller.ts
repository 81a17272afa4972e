import { expect } from 'vitest';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { userBy } from '../support/staff.ts';
import { today as dayFrom } from '../support/today.ts';

/** Every kind of record that "own records only" concerns, with its list. */
export const lists = {
  Customer: 'customers',
  Contact: 'contacts',
  Lead: 'leads',
  CrmQuotation: 'crmQuotations',
  CrmOrder: 'crmOrders',
  Activity: 'activities',
};
export const line = { description: 'Chairs', quantity: '1', unitPrice: '10', vatCategory: 'STANDARD_RATED' };
/** Stands in each record made here. */
export const word = 'Zanzibarite';
const email = 'gabriel.rojas@atlas.test';
const rights = ['CRM_READ', 'CRM_WRITE', 'CRM_DELETE', 'CRM_APPROVE', 'CRM_EXPORT'];

/**
 * A demo server with a seller who sees their own CRM records only, and one record of each kind that is theirs and one that is the
 * administrator's, by type.
 */
export async function sellOwn(permissions: string[] = ['CRM']) {
  const server = await startDemo();
  const admin = await signedInAs(server, 'admin@atlas.test');
  const values = { title: 'Own records', description: 'x', permissions, rights };
  const { role } = await admin.mutate('createRole', values, 'role { id }');
  const { id: sellerId } = await userBy(admin, email);
  await admin.mutate('assignRole', { userId: sellerId, roleId: role.id }, 'user { id }');
  const seller = await signedInAs(server, email);
  const { data } = await admin.query('{ leadColumns { id kind } viewer { userId companyId } }');
  const columnId: string = data.leadColumns.find(({ kind }: { kind: string }) => kind === 'INQUIRY').id;
  const today = dayFrom(1);
  const adminId: string = data.viewer.userId;
  const others = await recordsOf(admin, adminId, columnId, today);
  const own = await recordsOf(seller, sellerId, columnId, today);
  return { server, admin, adminId, seller, sellerId, columnId, today, own, others, companyId: data.viewer.companyId as string };
}

/** Makes one record of every kind. */
async function recordsOf(client: Client, ownerId: string, columnId: string, today: string): Promise<Record<string, string>> {
  const make = async (type: string, input: object, field = type[0].toLowerCase() + type.slice(1)) => {
    const answer = await client.mutate(`create${type}`, { ...input }, `${field} { id }`);
    expect(answer.errors).toEqual([]);
    return answer[field].id as string;
  };
  const customerId = await make('Customer', { name: `${word} ${ownerId}`, address: 'x', city: 'y', country: 'ES', ownerId });
  const contactId = await make('Contact', { name: `${word} contact`, phone: '12345678', customerId });
  const leadId = await make('Lead', {
    title: word,
    description: word,
    reason: 'x',
    customerId,
    ownerId,
    orderValue: '5',
    columnId,
    lines: [line],
  });
  const quotation = await make('CrmQuotation', { description: word, customerId, ownerId, validUntil: today, lines: [line] });
  const order = await make('CrmOrder', { description: word, reason: 'x', customerId, ownerId, orderedOn: '2026-01-05', lines: [line] });
  const activity = await make('Activity', { title: word, kind: 'TASK', dueAt: `${today}T10:00:00Z`, customerId, ownerId });
  return { Customer: customerId, Contact: contactId, Lead: leadId, CrmQuotation: quotation, CrmOrder: order, Activity: activity };
}

/** The ids of a list's first hundred records. */
export const idsOf = async (client: Client, list: string): Promise<string[]> =>
  (await client.query(`{ ${list}(first: 100) { edges { node { id } } } }`)).data[list].edges.map(
    ({ node }: { node: { id: string } }) => node.id,
  );
