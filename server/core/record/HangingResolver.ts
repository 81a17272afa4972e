import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { command } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
import { DeleteInput, DeletePayload, PayloadOf } from '../graphql/Payload.ts';
import { Comment } from './Comment.ts';
import { CommentService } from './CommentService.ts';
import { RecordFile } from './RecordFile.ts';
import { RecordFileService } from './RecordFileService.ts';
import { AddCommentInput, AddRecordFileInput, UpdateCommentInput } from './recordInputs.ts';

const CommentPayload = PayloadOf(Comment);
const RecordFilePayload = PayloadOf(RecordFile);

/** What hangs on a record: for whoever may write that, which only the record itself tells. */
@Resolver()
export class HangingResolver {
  @Mutation(() => CommentPayload)
  @Allow('SIGNED_IN', 'API_KEY')
  addComment(
    @Arg('input', () => AddCommentInput) input: AddCommentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ comment: await new CommentService(scope).add(input) }));
  }

  @Mutation(() => CommentPayload, { description: 'By its author alone.' })
  @Allow('SIGNED_IN', 'API_KEY')
  updateComment(
    @Arg('input', () => UpdateCommentInput) input: UpdateCommentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ comment: await new CommentService(scope).update(input) }));
  }

  @Mutation(() => DeletePayload, { description: 'By their author alone.' })
  @Allow('SIGNED_IN', 'API_KEY')
  deleteComments(
    @Arg('input', () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ deletedIds: await new CommentService(scope).delete(input.ids) }));
  }

  @Mutation(() => RecordFilePayload, { description: 'Pictures, PDF, office documents, CSV and text, at most 10 MB.' })
  @Allow('SIGNED_IN', 'API_KEY')
  addRecordFile(
    @Arg('input', () => AddRecordFileInput) input: AddRecordFileInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ recordFile: await new RecordFileService(scope).add(input) }));
  }

  @Mutation(() => DeletePayload)
  @Allow('SIGNED_IN', 'API_KEY')
  deleteRecordFiles(
    @Arg('input', () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ deletedIds: await new RecordFileService(scope).delete(input.ids) }));
  }
}
