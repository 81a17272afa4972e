import { Resolver } from 'type-graphql';
import type { Scope } from '../graphql/Scope.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { DeleteInput, DeletePayload } from '../graphql/Payload.ts';
import { Comment } from './Comment.ts';
import { CommentService } from './CommentService.ts';
import { PictureService } from './PictureService.ts';
import { RecordFile } from './RecordFile.ts';
import { reactTo } from './reactTo.ts';
import { RecordFileService } from './RecordFileService.ts';
import { AddCommentInput, AddRecordFileInput, ReactToCommentInput, UpdateCommentInput, UpdatePictureInput } from './recordInputs.ts';

/** Comments and files of records. Requires write access to the record, which is checked against the record itself. */
@Resolver()
export class AttachmentResolver {
  @CommandMutation(['SIGNED_IN', 'API_KEY'], Comment, AddCommentInput)
  addComment(scope: Scope, input: AddCommentInput) {
    return new CommentService(scope).add(input);
  }

  @CommandMutation(['SIGNED_IN', 'API_KEY'], Comment, UpdateCommentInput, 'Only its author can update it.')
  updateComment(scope: Scope, input: UpdateCommentInput) {
    return new CommentService(scope).update(input);
  }

  @CommandMutation(['SIGNED_IN', 'API_KEY'], DeletePayload, DeleteInput, 'Only their author can delete them.')
  async deleteComments(scope: Scope, { ids }: DeleteInput) {
    return { deletedIds: await new CommentService(scope).delete(ids) };
  }

  @CommandMutation('SIGNED_IN', Comment, ReactToCommentInput, {
    action: 'WRITE',
    description: 'Adds a reaction of the viewer to a comment, or takes it back.',
  })
  reactToComment(scope: Scope, input: ReactToCommentInput) {
    return reactTo(scope, input);
  }

  @CommandMutation(
    ['SIGNED_IN', 'API_KEY'],
    RecordFile,
    AddRecordFileInput,
    'Pictures, PDF, office documents, CSV and text, at most 10 MB.',
  )
  addRecordFile(scope: Scope, input: AddRecordFileInput) {
    return new RecordFileService(scope).add(input);
  }

  @CommandMutation(
    ['SIGNED_IN', 'API_KEY'],
    RecordFile,
    UpdatePictureInput,
    'Says what a picture of a record shows, and around which point its thumbnail is cut.',
  )
  updatePicture(scope: Scope, input: UpdatePictureInput) {
    return new PictureService(scope).describe(input);
  }

  @CommandMutation(['SIGNED_IN', 'API_KEY'], DeletePayload, DeleteInput)
  async deleteRecordFiles(scope: Scope, { ids }: DeleteInput) {
    return { deletedIds: await new RecordFileService(scope).delete(ids) };
  }
}
