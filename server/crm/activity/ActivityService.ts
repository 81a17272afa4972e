import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { refuseForeignContact } from '../../parties/contact/documentContact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { Lead } from '../lead/Lead.ts';
import { Activity } from './Activity.ts';
import { activityRules, type ActivityValues } from './activity.rules.ts';

/** Activities about customers, contacts and leads. The command itself notifies a new owner. */
export class ActivityService extends ServiceOf(Activity, activityRules) {
  protected override async guard({ ownerId, customerId, contactId, leadId }: ActivityValues, current?: Activity): Promise<void> {
    if (!customerId && !contactId && !leadId) throw new InvalidInput({ field: 'customerId', code: 'activityAboutNobody' });
    await refuseInactive(this.em, [
      { field: 'ownerId', Entity: CompanyUser, id: ownerId, before: current?.owner?.id },
      { field: 'customerId', Entity: Customer, id: customerId, before: current?.customer?.id },
      { field: 'contactId', Entity: Contact, id: contactId, before: current?.contact?.id },
    ]);
    const { lead } = await this.about({ contactId, leadId });
    if (leadId && !lead) throw new InvalidInput({ field: 'leadId', code: 'notFound' });
    const whose = customerId ?? lead?.customer.id;
    const isSameLead = current && leadId === current.lead?.id && whose === current.customer?.id;
    if (lead && !isSameLead && lead.customer.id !== whose) throw new InvalidInput({ field: 'leadId', code: 'notInList' });
    const before = current && { customerId: current.customer?.id, contactId: current.contact?.id };
    await refuseForeignContact(this.em, { customerId: whose, contactId }, before);
  }

  protected override async derive(values: ActivityValues, current?: Activity) {
    const { lead, contact } = await this.about(values);
    return {
      dueAt: new Date(values.dueAt),
      customer: values.customerId ?? lead?.customer.id ?? contact?.customer?.id ?? null,
      ...(!values.ownerId && { owner: current?.owner ?? null }),
    };
  }

  /** Marks an activity as done now, or reopens it; does nothing if it already is in that state. */
  async setDone(id: string, version: number | undefined, isDone: boolean): Promise<Activity> {
    const activity = await this.find(id, version);
    if (!!activity.doneAt === isDone) return activity;
    activity.doneAt = isDone ? new Date() : null;
    await this.em.flush();
    return activity;
  }

  private async about({ contactId, leadId }: Pick<ActivityValues, 'contactId' | 'leadId'>) {
    return {
      lead: leadId ? await this.em.findOne(Lead, { id: leadId, deletedAt: null }) : null,
      contact: contactId ? await this.em.findOne(Contact, { id: contactId }) : null,
    };
  }
}
