import { Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { TimeEntry } from '../time/TimeEntry.ts';
import { RunningTimer } from './RunningTimer.ts';
import { runningTimerOf, TimerService } from './TimerService.ts';

@InputType()
class StartTimerInput extends CommandInput {
  @Field(() => ID, { description: 'A task of a project that the viewer is a member of.' }) taskId!: string;
}

@InputType()
class StopTimerInput extends CommandInput {}

@ObjectType({ implements: Payload })
class TimerPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The task of the timer that runs now.' }) taskId!: string | null;
}

/** The viewer's own timer. */
@Resolver()
export class TimerResolver {
  @Query(() => RunningTimer, { nullable: true, description: 'Null while none is running.' })
  @Allow(Permission.PROJECT_MANAGEMENT)
  runningTimer(@Ctx() { database, viewer }: Context): Promise<RunningTimer | null> {
    return database.inCompany(viewer!, em => runningTimerOf(em, viewer!.userId));
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TimerPayload, StartTimerInput, {
    action: 'WRITE',
    description: "Starts the viewer's timer. One runs at a time.",
  })
  async startTimer(scope: Scope, { taskId }: StartTimerInput) {
    await new TimerService(scope).start(taskId);
    return { taskId };
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TimeEntry, StopTimerInput, {
    action: 'WRITE',
    description: "Stops the viewer's timer and books what it measured, on the day it was started.",
  })
  stopTimer(scope: Scope) {
    return new TimerService(scope).stop();
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TimerPayload, StopTimerInput, {
    action: 'WRITE',
    description: "Stops the viewer's timer without booking anything.",
  })
  async discardTimer(scope: Scope) {
    await new TimerService(scope).discard();
    return { taskId: null };
  }
}
