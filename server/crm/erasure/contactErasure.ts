import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Activity } from '../activity/Activity.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { activityFields, contactFields } from './erasedFields.ts';

const contacts: ErasedRecords<Contact, Contact> = {
  Entity: Contact,
  where: ({ id }) => ({ $or: [{ id }, { mergedInto: id }] }),
  fields: contactFields,
};

const activities: ErasedRecords<Contact, Activity> = {
  Entity: Activity,
  where: ({ id: contact }) => ({ contact }),
  fields: activityFields,
};

/** Somebody at a customer's: what is done with the customer stays, and no longer names him. */
export const contactErasure = erasable<Contact>({
  Entity: Contact,
  permission: Permission.CRM,
  records: [contacts, activities] as never,
  knownBy: ({ name, email, phone }) => [name, email, phone],
});
