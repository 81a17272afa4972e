import { Arg, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import type { Scope } from '../graphql/Scope.ts';
import { CommandInput, CreateInputOf, DeleteInput, DeletePayload, UpdateInputOf, type RecordInput } from '../graphql/Payload.ts';
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
  @Field(() => Json, { nullable: true, description: '[{ id, width }]: the visible columns, in order.' }) columns!: ListColumn[] | null;
  @Field(() => Boolean, { defaultValue: false }) isShared!: boolean;
}

@InputType()
class SaveListSettingInput extends CommandInput implements ListSettingValues {
  @Field(() => String) screen!: string;
  @Field(() => Json, { nullable: true, description: '[{ id, width }]: the visible columns, in order; null for the defaults of the list.' })
  columns?: ListColumn[] | null;
  @Field(() => ID, { nullable: true }) defaultViewId?: string | null;
}

const CreateSavedViewInput = CreateInputOf(SavedView, SavedViewInput);
const UpdateSavedViewInput = UpdateInputOf(SavedView, SavedViewInput);
// Not a CrudResolver: users see their own views and the shared ones, which row level security enforces.
@Resolver()
export class SavedViewResolver {
  @Query(() => [SavedView], { description: "Saved views of a list: the viewer's own and the company's shared ones." })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'list', equal: ['screen'], orderBy: 'name' })
  savedViews(@Arg('screen', () => String) _screen: string): SavedView[] {
    return compiled();
  }

  @Query(() => [ListSetting], { description: "The viewer's settings for a list; at most one." })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'list', equal: ['screen'] })
  listSettings(@Arg('screen', () => String) _screen: string): ListSetting[] {
    return compiled();
  }

  @CommandMutation('SIGNED_IN', SavedView, CreateSavedViewInput)
  createSavedView(scope: Scope, input: SavedViewInput) {
    return new SavedViewService(scope).create(input);
  }

  @CommandMutation('SIGNED_IN', SavedView, UpdateSavedViewInput)
  updateSavedView(scope: Scope, input: RecordInput & Partial<SavedViewInput>) {
    return new SavedViewService(scope).update(input);
  }

  @CommandMutation('SIGNED_IN', DeletePayload, DeleteInput)
  async deleteSavedViews(scope: Scope, input: DeleteInput) {
    return { deletedIds: await new SavedViewService(scope).delete(input.ids) };
  }

  @CommandMutation('SIGNED_IN', ListSetting, SaveListSettingInput)
  saveListSetting(scope: Scope, input: SaveListSettingInput) {
    return saveListSetting(scope, input);
  }
}
