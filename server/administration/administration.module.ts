import { administrationRoutes, companyChoiceRoutes } from './administration.rest.ts';
import { ApprovalDelegation } from './approval/ApprovalDelegation.ts';
import { ApprovalDelegationResolver } from './approval/ApprovalDelegationResolver.ts';
import { ApprovalLimit } from './approval/ApprovalLimit.ts';
import { ApprovalLimitResolver } from './approval/ApprovalLimitResolver.ts';
import { CompanyChoiceResolver } from './company/CompanyChoiceResolver.ts';
import { CompanyResolver } from './company/CompanyResolver.ts';
import { Company } from './company/Company.ts';
import { DemoRequest } from './enquiry/DemoRequest.ts';
import { EnquiryResolver } from './enquiry/EnquiryResolver.ts';
import { NewsletterSubscriber } from './enquiry/NewsletterSubscriber.ts';
import { FirstStepsResolver } from './firstSteps/FirstStepsResolver.ts';
import { Invitation } from './invitation/Invitation.ts';
import { InvitationResolver } from './invitation/InvitationResolver.ts';
import { OverviewResolver } from './OverviewResolver.ts';
import { PermissionResolver } from './PermissionResolver.ts';
import { GeographyResolver } from './geography/GeographyResolver.ts';
import { Plan } from './plan/Plan.ts';
import { PlanResolver } from './plan/PlanResolver.ts';
import { PlanUsageResolver } from './plan/PlanUsageResolver.ts';
import { Role } from './role/Role.ts';
import { RoleResolver } from './role/RoleResolver.ts';
import { SalesTermsResolver } from './company/SalesTermsResolver.ts';
import { SampleDataResolver } from './sampleData/SampleDataResolver.ts';
import { userErasure } from './user/userErasure.ts';
import { User } from './user/User.ts';
import { UserSessionResolver } from './user/UserSessionResolver.ts';
import { UserResolver } from './user/UserResolver.ts';

/** Roles, users, companies, plans and visitors' enquiries. */
export const administration = {
  entities: [ApprovalDelegation, ApprovalLimit, Company, DemoRequest, Invitation, NewsletterSubscriber, Plan, Role, User],
  resolvers: [
    ApprovalDelegationResolver,
    ApprovalLimitResolver,
    CompanyChoiceResolver,
    CompanyResolver,
    EnquiryResolver,
    FirstStepsResolver,
    InvitationResolver,
    OverviewResolver,
    SalesTermsResolver,
    SampleDataResolver,
    PermissionResolver,
    GeographyResolver,
    PlanResolver,
    PlanUsageResolver,
    RoleResolver,
    UserResolver,
    UserSessionResolver,
  ],
  erasures: [userErasure],
  routes: [...administrationRoutes, ...companyChoiceRoutes],
};
