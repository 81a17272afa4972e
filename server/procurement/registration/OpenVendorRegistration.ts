import { Field, ObjectType } from 'type-graphql';
import { RequestingCompany } from '../vendorRequest/OpenVendorRequest.ts';

/** A registration as the holder of its link sees it: no account and no ids. */
@ObjectType()
export class OpenVendorRegistration {
  @Field(() => RequestingCompany) company!: RequestingCompany;
  @Field(() => String, { description: 'Currency of quotations, unless the vendor chooses another.' }) currency!: string;
  @Field(() => [String], { description: 'Titles of the product groups to choose from.' }) productGroups!: string[];
  @Field(() => Boolean, { description: 'Whether it was sent and waits for the company.' }) isSent!: boolean;
}
