import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

/** A lead board for tests: a company's columns by kind, a customer, and a way to create leads. */
export class LeadWorld {
  readonly columns = new Map<string, string>();
  customerId = '';
  /** A reason for losses. */
  lossReasonId = '';
  #count = 0;

  private constructor(
    readonly server: TestServer,
    readonly crm: Client,
  ) {}

  static async open(starting = ownCompany()): Promise<LeadWorld> {
    const server = await starting;
    const world = new LeadWorld(server, await signedInAs(server, 'crm@atlas.test'));
    const { data } = await world.crm.query(
      '{ leadColumns { id kind } lossReasons(first: 1, filter: { name: { eq: "Price" } }) { edges { node { id } } } }',
    );
    world.lossReasonId = data.lossReasons.edges[0].node.id;
    for (const { id, kind } of data.leadColumns) if (kind !== 'CUSTOM') world.columns.set(kind, id);
    const input = { name: 'Buyer', address: '1 Main St', city: 'Madrid', country: 'ES' };
    world.customerId = (await world.crm.mutate('createCustomer', input, 'customer { id }')).customer.id;
    return world;
  }

  input(values: object = {}) {
    const line = { description: 'Chairs', quantity: '2', unitPrice: '40' };
    return { customerId: this.customerId, description: 'Wants chairs', reason: 'Moves house', orderValue: '80', lines: [line], ...values };
  }

  /** Creates an empty column. */
  async column(title = `Column ${++this.#count}`): Promise<string> {
    return (await this.crm.mutate('createLeadColumn', { title }, 'leadColumn { id }')).leadColumn.id;
  }

  /** Creates leads in a column and returns their ids, top first. */
  async leads(columnId: string, count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index++)
      ids.unshift((await this.crm.mutate('createLead', this.input({ columnId }), 'lead { id }')).lead.id);
    return ids;
  }

  move(input: { id: string } & Record<string, unknown>) {
    return this.crm.mutate('moveLead', input, 'lead { id version rank column { id } lossReason { name } lossNote closedAt columnSince }');
  }

  /** The leads of a column, top first: id and rank. */
  async order(columnId: string): Promise<{ id: string; rank: string }[]> {
    const { data } = await this.crm.query(
      'query($id: ID!) { node(id: $id) { ... on LeadColumn { leads(first: 100) { edges { node { id rank } } } } } }',
      { id: columnId },
    );
    return data.node.leads.edges.map(({ node }: { node: { id: string; rank: string } }) => node);
  }
}
