import { Ctx, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { FirstSteps } from './FirstSteps.ts';
import { firstStepsOf } from './firstStepsOf.ts';

@InputType()
class CloseFirstStepsInput extends CommandInput {}

@ObjectType({ implements: Payload })
class FirstStepsPayload extends Payload {
  @Field(() => FirstSteps, { nullable: true }) firstSteps!: FirstSteps | null;
}

/** First steps of a new company, for the home page of its administrators. */
@Resolver()
export class FirstStepsResolver {
  @Query(() => FirstSteps, { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  firstSteps(@Ctx() { database, viewer }: Context): Promise<FirstSteps> {
    return database.inCompany(viewer!, firstStepsOf);
  }

  @CommandMutation(
    Permission.ADMINISTRATIVE_ROLES,
    FirstStepsPayload,
    CloseFirstStepsInput,
    'Closes the list of first steps for good; repeating it does nothing.',
  )
  async closeFirstSteps({ em }: Scope, _input: CloseFirstStepsInput) {
    await em.execute('update company set first_steps_closed_at = now() where id = noria_company() and first_steps_closed_at is null');
    return { firstSteps: await firstStepsOf(em) };
  }
}
