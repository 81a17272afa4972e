import { typeOfId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import { NotFound } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { Comment } from './Comment.ts';
import { CommentReaction } from './CommentReaction.ts';
import { creatorOf } from './creatorOf.ts';
import { findAttachmentTarget, noteDiscussed } from './findAttachmentTarget.ts';
import type { ReactionKind } from './reaction.rules.ts';

/** A reaction that is added to a comment or taken back. */
interface Reacting {
  commentId: string;
  kind: ReactionKind;
  reacts: boolean;
}

/**
 * Adds the viewer's reaction to a comment, or takes it back; done twice it is as done once.
 * @throws RequestError NOT_FOUND, on `commentId`; FORBIDDEN, unless they may read the record that the comment is about.
 */
export async function reactTo(scope: Scope, { commentId, kind, reacts }: Reacting): Promise<Comment> {
  const { em } = scope;
  const isComment = typeOfId(commentId) === codeOf(Comment);
  const comment = isComment ? await em.findOne(Comment, { id: commentId, deletedAt: null }) : null;
  const userId = await creatorOf(scope);
  if (!comment || !userId) throw NotFound('commentId');
  const record = await findAttachmentTarget(scope, comment.recordId, 'commentId', 'READ');
  await em.execute(
    reacts
      ? `insert into comment_reaction (id, comment_id, user_id, kind) values (noria_new_id(${codeOf(CommentReaction)}), ?, ?, ?) on conflict do nothing`
      : `delete from comment_reaction where company_id = noria_company() and comment_id = ? and user_id = ? and kind = ?`,
    [commentId, userId, kind],
  );
  noteDiscussed(scope, record);
  return comment;
}
