import { activityDates } from './activity/activityDates.ts';
import { activityCalendar } from './activity/activityCalendar.ts';
import { Activity } from './activity/Activity.ts';
import {
  ActivityResolver,
  ContactActivitiesResolver,
  CustomerActivitiesResolver,
  LeadActivitiesResolver,
} from './activity/ActivityResolver.ts';
import { activityInbox } from './activity/activityInbox.ts';
import { crmInvariants } from './crm.invariants.ts';
import { crmRoutes } from './crm.rest.ts';
import { CustomerDealsResolver, DealFlowResolver, LeadDealsResolver, OrderQuotationsResolver } from './deal/DealFlowResolver.ts';
import { CrmFileResolver } from './file/CrmFileResolver.ts';
import { Lead, LeadLine } from './lead/Lead.ts';
import { LeadColumn } from './lead/LeadColumn.ts';
import { LeadColumnResolver } from './lead/LeadColumnResolver.ts';
import { LeadSource, LossReason } from './leadChoice/LeadChoice.ts';
import { LeadSourceResolver, LossReasonResolver } from './leadChoice/LeadChoiceResolver.ts';
import { LeadResolver } from './lead/LeadResolver.ts';
import { LeadStage } from './lead/LeadStage.ts';
import { CrmOrder, CrmOrderLine } from './order/CrmOrder.ts';
import { CrmOrderResolver } from './order/CrmOrderResolver.ts';
import { CrmQuotation, CrmQuotationLine } from './quotation/CrmQuotation.ts';
import { CrmQuotationResolver } from './quotation/CrmQuotationResolver.ts';
import { SharedQuotationResolver } from './quotation/SharedQuotationResolver.ts';
import { CrmOverviewResolver } from './overview/CrmOverviewResolver.ts';
import { activityTemplate } from './print/activityTemplate.ts';
import { contactTemplate } from './print/contactTemplate.ts';
import { customerTemplate } from './print/customerTemplate.ts';
import { leadTemplate } from './print/leadTemplate.ts';
import { orderTemplate } from './print/orderTemplate.ts';
import { quotationTemplate } from './print/quotationTemplate.ts';
import { contactErasure } from './erasure/contactErasure.ts';
import { customerErasure } from './erasure/customerErasure.ts';
import { leadErasure } from './erasure/leadErasure.ts';
import { CustomerEvent } from './timeline/CustomerEvent.ts';
import { CustomerTimelineResolver } from './timeline/CustomerTimelineResolver.ts';

/** Leads, orders, quotations and activities. */
export const crm = {
  entities: [
    Activity,
    LeadColumn,
    Lead,
    LeadLine,
    LeadSource,
    LeadStage,
    LossReason,
    CrmOrder,
    CrmOrderLine,
    CrmQuotation,
    CrmQuotationLine,
    CustomerEvent,
  ],
  resolvers: [
    ActivityResolver,
    ContactActivitiesResolver,
    CustomerActivitiesResolver,
    LeadActivitiesResolver,
    CrmFileResolver,
    CrmOrderResolver,
    CrmOverviewResolver,
    CrmQuotationResolver,
    CustomerDealsResolver,
    CustomerTimelineResolver,
    DealFlowResolver,
    LeadDealsResolver,
    OrderQuotationsResolver,
    LeadColumnResolver,
    LeadResolver,
    LeadSourceResolver,
    LossReasonResolver,
    SharedQuotationResolver,
  ],
  routes: crmRoutes,
  dated: [activityDates],
  inbox: [activityInbox],
  calendars: [activityCalendar],
  invariants: crmInvariants,
  erasures: [customerErasure, contactErasure, leadErasure],
  printTemplates: [activityTemplate, contactTemplate, customerTemplate, leadTemplate, orderTemplate, quotationTemplate],
};
