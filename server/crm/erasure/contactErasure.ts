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

/** Erases a contact; records of the customer stay but no longer name the contact. */
export const contactErasure = erasable<Contact>({
  Entity: Contact,
  permission: Permission.CRM,
  records: [contacts, activities] as never,
  knownBy: ({ name, email, phone }) => [name, email, phone],
});
