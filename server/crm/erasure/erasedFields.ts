import type { Substitutes } from '../../core/erasure/Erasable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import type { Activity } from '../activity/Activity.ts';
import type { Contact } from '../../parties/contact/Contact.ts';
import type { Lead } from '../lead/Lead.ts';

/** A phone number that is none, where one must be. */
const noPhone = '00000000';

/** What is left of a contact. */
export const contactFields = (_contact: Contact, { name }: Substitutes) => ({
  name,
  department: null,
  email: null,
  phone: noPhone,
  status: ActiveStatus.INACTIVE,
});

/** What is left of a lead: its place, its figures and its dates. */
export const leadFields = ({ lossReason }: Lead, { text }: Substitutes) => ({
  title: text,
  description: text,
  reason: text,
  lossReason: lossReason && text,
  source: null,
});

/** What is left of an activity: that it was, when, and whose. */
export const activityFields = (_activity: Activity, { text }: Substitutes) => ({ title: text, note: null });
