import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { Contact } from './Contact.ts';

/** The customer of a document, and who is spoken to there. */
interface Parties {
  customerId: string | null | undefined;
  contactId: string | null | undefined;
}

/**
 * Refuses a contact of another customer. `before` is what the document names already: that stays, so that a contact who changes to another customer
 * does not lock the documents of the former one.
 * @throws InvalidInput `contactId` notInList.
 */
export async function refuseForeignContact(em: EntityManager, { customerId, contactId }: Parties, before?: Parties): Promise<void> {
  if (!contactId || !customerId || (contactId === before?.contactId && customerId === before.customerId)) return;
  const contact = await em.findOne(Contact, { id: contactId });
  if (contact?.customer && contact.customer.id !== customerId) throw new InvalidInput({ field: 'contactId', code: 'notInList' });
}

/**
 * Returns the contact that a document made from another one takes over: null if they are inactive, deleted or with another customer by now.
 * Nobody chooses it there, so that it is left out rather than refused.
 */
export async function contactTakenOver(
  em: EntityManager,
  { customer, contact }: { customer: { id: string }; contact: { id: string } | null },
): Promise<string | null> {
  if (!contact) return null;
  const usable = { id: contact.id, status: 'ACTIVE', deletedAt: null, $or: [{ customer: null }, { customer: customer.id }] };
  return (await em.count(Contact, usable as never)) ? contact.id : null;
}
