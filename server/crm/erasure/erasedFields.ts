import type { Substitutes } from '../../core/erasure/Erasable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import type { Activity } from '../activity/Activity.ts';
import type { Contact } from '../../parties/contact/Contact.ts';
import type { Lead } from '../lead/Lead.ts';

/** Placeholder, since a contact's phone number is required. */
const noPhone = '00000000';

/** Values of an erased contact. */
export const contactFields = (_contact: Contact, { name }: Substitutes) => ({
  name,
  department: null,
  email: null,
  phone: noPhone,
  status: ActiveStatus.INACTIVE,
});

/** Values of an erased lead; its position, figures and dates stay. */
export const leadFields = ({ lossNote }: Lead, { text }: Substitutes) => ({
  title: text,
  description: text,
  reason: text,
  lossNote: lossNote && text,
});

/** Values of an erased activity; its kind, dates and owner stay. */
export const activityFields = (_activity: Activity, { text }: Substitutes) => ({ title: text, note: null });
