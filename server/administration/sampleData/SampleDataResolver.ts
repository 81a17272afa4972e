import { Ctx, Field, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { SampleData } from './SampleData.ts';
import { sampleDataOf } from './sampleDataOf.ts';
import { SampleDataService } from './SampleDataService.ts';

@InputType()
class SampleDataInput extends CommandInput {}

@ObjectType({ implements: Payload })
class LoadSampleDataPayload extends Payload {
  @Field(() => SampleData, { nullable: true }) sampleData!: SampleData | null;
}

@ObjectType({ implements: Payload })
class RemoveSampleDataPayload extends Payload {
  @Field(() => SampleData, { nullable: true }) sampleData!: SampleData | null;
  @Field(() => Int, { nullable: true }) removed!: number | null;
  @Field(() => Int, { nullable: true, description: 'Records that stay because others refer to them.' }) kept!: number | null;
}

/** Sample data for a new company, for its administrators. */
@Resolver()
export class SampleDataResolver {
  @Query(() => SampleData, { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  sampleData(@Ctx() { database, viewer }: Context): Promise<SampleData> {
    return database.inCompany(viewer!, sampleDataOf);
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, LoadSampleDataPayload, SampleDataInput, {
    description: 'Loads sample data into the modules in use, as long as they are empty. It posts nothing to the books.',
    action: 'WRITE',
  })
  loadSampleData(scope: Scope, _input: SampleDataInput) {
    return new SampleDataService(scope).load();
  }

  @CommandMutation(
    Permission.ADMINISTRATIVE_ROLES,
    RemoveSampleDataPayload,
    SampleDataInput,
    'Removes the sample data, except what other records refer to.',
  )
  removeSampleData(scope: Scope, _input: SampleDataInput) {
    return new SampleDataService(scope).remove();
  }
}
