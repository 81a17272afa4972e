import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, FieldResolver, InputType, Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { Related } from '../../core/graphql/related.ts';
import { Upload } from '../../core/graphql/scalars.ts';
import { RecordFile } from '../../core/record/RecordFile.ts';
import { EcommerceCustomer } from './EcommerceCustomer.ts';
import { ecommerceCustomerRules } from './ecommerceCustomer.rules.ts';
import { EcommerceCustomerService } from './EcommerceCustomerService.ts';

@InputType()
export class EcommerceCustomerInput extends InputOf(EcommerceCustomer, ecommerceCustomerRules) {
  @Field(() => Upload, { nullable: true, description: 'A picture, PNG or JPEG, which replaces the present one.' })
  image?: Promise<FileUpload> | null;
}

@Resolver()
export class EcommerceCustomerResolver extends CrudResolver({
  Entity: EcommerceCustomer,
  plural: 'ecommerceCustomers',
  Service: EcommerceCustomerService,
  filter: ['name', 'email', 'phone', 'city', 'country', 'joinedOn', 'orderCount', 'spent', 'status', 'updatedAt'],
  input: EcommerceCustomerInput,
}) {}

/** Pictures of a customer of the shop, among the attached files. */
@Resolver(() => EcommerceCustomer)
export class EcommerceCustomerPicturesResolver {
  @FieldResolver(() => [RecordFile], { description: 'The first is shown in lists.' })
  @Related((file, customer) => `${file}.record_id = ${customer}.id and ${file}.is_picture`)
  pictures(): object[] {
    return compiled();
  }
}
