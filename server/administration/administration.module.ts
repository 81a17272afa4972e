import { administrationRoutes, companyChoiceRoutes } from './administration.rest.ts';
import { CompanyChoiceResolver } from './company/CompanyChoiceResolver.ts';
import { CompanyResolver } from './company/CompanyResolver.ts';
import { Company } from './company/Company.ts';
import { DemoRequest } from './enquiry/DemoRequest.ts';
import { EnquiryResolver } from './enquiry/EnquiryResolver.ts';
import { NewsletterSubscriber } from './enquiry/NewsletterSubscriber.ts';
import { OverviewResolver } from './OverviewResolver.ts';
import { PermissionResolver } from './PermissionResolver.ts';
import { PlaceResolver } from './place/PlaceResolver.ts';
import { Plan } from './plan/Plan.ts';
import { PlanResolver } from './plan/PlanResolver.ts';
import { Role } from './role/Role.ts';
import { RoleResolver } from './role/RoleResolver.ts';
import { SalesTermsResolver } from './company/SalesTermsResolver.ts';
import { User } from './user/User.ts';
import { UserResolver } from './user/UserResolver.ts';

/** Roles, users, companies, plans, and what visitors ask. */
export const administration = {
  entities: [Company, DemoRequest, NewsletterSubscriber, Plan, Role, User],
  resolvers: [
    CompanyChoiceResolver,
    CompanyResolver,
    EnquiryResolver,
    OverviewResolver,
    SalesTermsResolver,
    PermissionResolver,
    PlaceResolver,
    PlanResolver,
    RoleResolver,
    UserResolver,
  ],
  routes: [...administrationRoutes, ...companyChoiceRoutes],
};
