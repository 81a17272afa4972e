import { Arg, Field, ID, InputType, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { ActiveStatus } from '../graphql/ActiveStatus.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { CommandInput, CreateInputOf, DeleteInput, DeletePayload, RecordInput, UpdateInputOf } from '../graphql/Payload.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { Json } from '../graphql/scalars.ts';
import type { Scope } from '../graphql/Scope.ts';
import './performViewMail.ts';
import { ViewMail, ViewMailFormat } from './ViewMail.ts';
import { ViewMailService } from './ViewMailService.ts';
import type { ViewMailValues, ViewReading } from './viewMail.rules.ts';

@InputType()
class ViewMailInput extends CommandInput implements Omit<ViewMailValues, 'weekday' | 'monthDay'> {
  @Field(() => ID, { description: 'A saved view that the viewer sees. Cannot be changed later.' }) viewId!: string;
  @Field(() => Int, { nullable: true, description: '1 is Monday, 7 Sunday; every day, if `monthDay` is omitted too.' }) weekday?:
    | number
    | null;
  @Field(() => Int, { nullable: true, description: 'Day of each month, the last one where it has fewer; not together with `weekday`.' })
  monthDay?: number | null;
  @Field(() => Int, { description: "0 to 23, in the company's time zone." }) hour!: number;
  @Field(() => ViewMailFormat) format!: ViewMailValues['format'];
  @Field(() => [ID], { defaultValue: [], description: 'Other users who get it too, each with what they may see.' }) readerIds!: string[];
  @Field(() => Json, { description: 'How the screen of the list reads its views.' }) reading!: ViewReading;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
}

const CreateViewMailInput = CreateInputOf(ViewMail, ViewMailInput);
const UpdateViewMailInput = UpdateInputOf(ViewMail, ViewMailInput);

/** Saved views that are mailed; row level security hides those of other users. */
@Resolver()
export class ViewMailResolver {
  @Query(() => [ViewMail], { description: "The viewer's scheduled mails of a saved view." })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'list', equal: ['viewId'], orderBy: 'created_at' })
  viewMails(@Arg('viewId', () => ID) _viewId: string): ViewMail[] {
    return compiled();
  }

  @CommandMutation(
    'SIGNED_IN',
    ViewMail,
    CreateViewMailInput,
    'Has a saved view mailed to the viewer, and to others, each day, week or month.',
  )
  createViewMail(scope: Scope, input: ViewMailInput) {
    return new ViewMailService(scope).create(input as ViewMailValues);
  }

  @CommandMutation('SIGNED_IN', ViewMail, UpdateViewMailInput)
  updateViewMail(scope: Scope, input: RecordInput & Partial<ViewMailInput>) {
    return new ViewMailService(scope).update(input);
  }

  @CommandMutation('SIGNED_IN', DeletePayload, DeleteInput)
  async deleteViewMails(scope: Scope, input: DeleteInput) {
    return { deletedIds: await new ViewMailService(scope).delete(input.ids) };
  }

  @CommandMutation('SIGNED_IN', ViewMail, RecordInput, 'Mails the view at once, as a background task.')
  sendViewMail(scope: Scope, input: RecordInput) {
    return new ViewMailService(scope).send(input.id);
  }
}
