import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { command } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
import { CommandInput, CreateInputOf, DeleteInput, DeletePayload, PayloadOf, UpdateInputOf, type RecordInput } from '../graphql/Payload.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { Json } from '../graphql/scalars.ts';
import { ListSetting } from './ListSetting.ts';
import type { ListColumn } from './savedView.rules.ts';
import { saveListSetting, type ListSettingValues } from './saveListSetting.ts';
import { SavedView } from './SavedView.ts';
import { SavedViewService, type SavedViewValues } from './SavedViewService.ts';

@InputType()
class SavedViewInput extends CommandInput implements SavedViewValues {
  @Field(() => String) screen!: string;
  @Field(() => String) name!: string;
  @Field(() => String) query!: string;
  @Field(() => Json, { nullable: true, description: '[{ id, width }]: the columns shown, in order.' }) columns!: ListColumn[] | null;
  @Field(() => Boolean, { defaultValue: false }) isShared!: boolean;
}

@InputType()
class SaveListSettingInput extends CommandInput implements ListSettingValues {
  @Field(() => String) screen!: string;
  @Field(() => Json, { nullable: true, description: '[{ id, width }]: the columns shown, in order; null for the own ones of the list.' })
  columns?: ListColumn[] | null;
  @Field(() => ID, { nullable: true }) defaultViewId?: string | null;
}

const CreateSavedViewInput = CreateInputOf(SavedView, SavedViewInput);
const UpdateSavedViewInput = UpdateInputOf(SavedView, SavedViewInput);
const SavedViewPayload = PayloadOf(SavedView);
const ListSettingPayload = PayloadOf(ListSetting);

// By hand, not by CrudResolver: everybody has his own, and sees those that are shared. Row level security holds that.
@Resolver()
export class SavedViewResolver {
  @Query(() => [SavedView], { description: "Of one list: the viewer's own, and the company's shared ones." })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'list', equal: ['screen'], orderBy: 'name' })
  savedViews(@Arg('screen', () => String) _screen: string): SavedView[] {
    return compiled();
  }

  @Query(() => [ListSetting], { description: 'How the viewer likes a list; one at most.' })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'list', equal: ['screen'] })
  listSettings(@Arg('screen', () => String) _screen: string): ListSetting[] {
    return compiled();
  }

  @Mutation(() => SavedViewPayload)
  @Allow('SIGNED_IN')
  createSavedView(
    @Arg('input', () => CreateSavedViewInput) input: SavedViewInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ savedView: await new SavedViewService(scope).create(input) }));
  }

  @Mutation(() => SavedViewPayload)
  @Allow('SIGNED_IN')
  updateSavedView(
    @Arg('input', () => UpdateSavedViewInput) input: RecordInput & Partial<SavedViewInput>,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ savedView: await new SavedViewService(scope).update(input) }));
  }

  @Mutation(() => DeletePayload)
  @Allow('SIGNED_IN')
  deleteSavedViews(
    @Arg('input', () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ deletedIds: await new SavedViewService(scope).delete(input.ids) }));
  }

  @Mutation(() => ListSettingPayload)
  @Allow('SIGNED_IN')
  saveListSetting(
    @Arg('input', () => SaveListSettingInput) input: SaveListSettingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ listSetting: await saveListSetting(scope, input) }));
  }
}
