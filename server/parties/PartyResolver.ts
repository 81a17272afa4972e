import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../core/access/Allow.ts';
import { Permission } from '../core/access/Permission.ts';
import { CommandMutation } from '../core/graphql/CommandMutation.ts';
import type { Scope } from '../core/graphql/Scope.ts';
import type { Context } from '../core/graphql/Context.ts';
import { Payload } from '../core/graphql/Payload.ts';
import { MergeInput, MovedRecords, UndoableMerge, UnmergeInput } from '../core/record/MergeInput.ts';
import { countReferences } from '../core/record/moveReferences.ts';
import { undoableMerges } from '../core/record/undoableMerges.ts';
import { Contact } from './contact/Contact.ts';
import { ContactService } from './contact/ContactService.ts';
import { Customer } from './customer/Customer.ts';
import { CustomerService } from './customer/CustomerService.ts';
import { findDuplicates } from './duplicate/findDuplicates.ts';
import { PartyDuplicate, PartySigns } from './duplicate/PartyDuplicate.ts';

@ObjectType({ implements: Payload })
class MergeCustomersPayload extends Payload {
  @Field(() => Customer, { nullable: true }) customer!: Customer | null;
  @Field(() => [MovedRecords], { nullable: true }) moved!: MovedRecords[] | null;
}

@ObjectType({ implements: Payload })
class MergeContactsPayload extends Payload {
  @Field(() => Contact, { nullable: true }) contact!: Contact | null;
  @Field(() => [MovedRecords], { nullable: true }) moved!: MovedRecords[] | null;
}

@ObjectType({ implements: Payload })
class UnmergeCustomerPayload extends Payload {
  @Field(() => Customer, { nullable: true, description: 'The record that was kept.' }) customer!: Customer | null;
  @Field(() => Customer, { nullable: true, description: 'The record that is back.' }) restored!: Customer | null;
  @Field(() => [MovedRecords], { nullable: true, description: 'What went back to it.' }) moved!: MovedRecords[] | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Fields of the kept record that have changed again since and keep their newer value.',
  })
  kept!: string[] | null;
}

@ObjectType({ implements: Payload })
class UnmergeContactPayload extends Payload {
  @Field(() => Contact, { nullable: true, description: 'The record that was kept.' }) contact!: Contact | null;
  @Field(() => Contact, { nullable: true, description: 'The record that is back.' }) restored!: Contact | null;
  @Field(() => [MovedRecords], { nullable: true, description: 'What went back to it.' }) moved!: MovedRecords[] | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Fields of the kept record that have changed again since and keep their newer value.',
  })
  kept!: string[] | null;
}

/** Finds and merges duplicates. With `dryRun` a merge returns what it would move. */
@Resolver()
export class PartyResolver {
  @Query(() => [PartyDuplicate], { nullable: true })
  @Allow(Permission.CRM)
  customerDuplicates(@Arg('input', () => PartySigns) input: PartySigns, @Ctx() { database, viewer }: Context): Promise<PartyDuplicate[]> {
    return database.inCompany(viewer!, em => findDuplicates(em, 'customer', input));
  }

  @Query(() => [PartyDuplicate], { nullable: true })
  @Allow(Permission.CRM)
  contactDuplicates(@Arg('input', () => PartySigns) input: PartySigns, @Ctx() { database, viewer }: Context): Promise<PartyDuplicate[]> {
    return database.inCompany(viewer!, em => findDuplicates(em, 'contact', input));
  }

  @Query(() => [MovedRecords], { nullable: true, description: 'Records that merging this customer into another would move.' })
  @Allow(Permission.CRM)
  customerReferences(@Arg('id', () => ID) id: string, @Ctx() { database, viewer }: Context): Promise<MovedRecords[]> {
    return database.inCompany(viewer!, em => countReferences(em, Customer, id));
  }

  @Query(() => [MovedRecords], { nullable: true })
  @Allow(Permission.CRM)
  contactReferences(@Arg('id', () => ID) id: string, @Ctx() { database, viewer }: Context): Promise<MovedRecords[]> {
    return database.inCompany(viewer!, em => countReferences(em, Contact, id));
  }

  @Query(() => [UndoableMerge], {
    nullable: true,
    description: 'What was merged into this customer and can still be taken apart, newest first.',
  })
  @Allow(Permission.CRM)
  customerMerges(@Arg('id', () => ID) id: string, @Ctx() { database, viewer }: Context): Promise<UndoableMerge[]> {
    return database.inCompany(viewer!, em => undoableMerges(em, Customer, id));
  }

  @Query(() => [UndoableMerge], {
    nullable: true,
    description: 'What was merged into this contact and can still be taken apart, newest first.',
  })
  @Allow(Permission.CRM)
  contactMerges(@Arg('id', () => ID) id: string, @Ctx() { database, viewer }: Context): Promise<UndoableMerge[]> {
    return database.inCompany(viewer!, em => undoableMerges(em, Contact, id));
  }

  @CommandMutation('CRM_ALL_RECORDS', MergeCustomersPayload, MergeInput)
  mergeCustomers(scope: Scope, input: MergeInput) {
    return new CustomerService(scope).merge(input);
  }

  @CommandMutation('CRM_ALL_RECORDS', MergeContactsPayload, MergeInput)
  mergeContacts(scope: Scope, input: MergeInput) {
    return new ContactService(scope).merge(input);
  }

  @CommandMutation('CRM_ALL_RECORDS', UnmergeCustomerPayload, UnmergeInput, 'Undoes a merge within 30 days.')
  unmergeCustomer(scope: Scope, input: UnmergeInput) {
    return new CustomerService(scope).unmerge(input);
  }

  @CommandMutation('CRM_ALL_RECORDS', UnmergeContactPayload, UnmergeInput, 'Undoes a merge within 30 days.')
  unmergeContact(scope: Scope, input: UnmergeInput) {
    return new ContactService(scope).unmerge(input);
  }
}
