import { LockMode } from '@mikro-orm/core';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import { Conflict, NotAllowed, NotFound, Refused } from '../errors.ts';
import { typeOfId } from '../database/ids.ts';
import { inLockOrder } from '../database/inLockOrder.ts';
import { codeOf } from '../database/RecordType.ts';
import { refuseMany } from '../database/severalAtOnce.ts';
import { isRestorable, restoreDays } from '../database/restoreDays.ts';
import { check } from '../graphql/check.ts';
import { excerptOf } from '../rules/markdown.ts';
import type { Scope } from '../graphql/Scope.ts';
import { NotificationKind } from '../notification/NotificationKind.ts';
import { notify } from '../notification/notify.ts';
import { Comment } from './Comment.ts';
import { commentRules } from './comment.rules.ts';
import { beginFollowing, followersOf } from './followers.ts';
import { refuseMentions } from './refuseMentions.ts';
import { findAttachmentTarget, noteDiscussed, type AttachmentTarget } from './findAttachmentTarget.ts';

/** A comment's text and the users it mentions. */
export interface CommentValues {
  text: string;
  mentionIds?: string[];
}

/** Comments on records of any type. Users who may write the record can add them; only authors can change and delete them. */
export class CommentService {
  constructor(private readonly scope: Scope) {}

  async add({ recordId, ...input }: CommentValues & { recordId: string }): Promise<Comment> {
    const values = check(commentRules, input);
    const record = await findAttachmentTarget(this.scope, recordId, 'recordId');
    await refuseMentions(this.scope.em, values.mentionIds, record.writers, record.id);
    const { em, viewer } = this.scope;
    const comment = em.create(Comment, {
      recordId,
      name: record.name ?? undefined,
      ...values,
      author: em.getReference(CompanyUser, viewer.userId),
    });
    await em.flush();
    await beginFollowing(em, [{ recordId, userId: viewer.userId }]);
    noteDiscussed(this.scope, record);
    await this.tell(NotificationKind.MENTIONED, values.mentionIds, record, values.text);
    const others = (await this.participants(record)).filter(id => !values.mentionIds.includes(id));
    await this.tell(NotificationKind.COMMENTED, others, record, values.text);
    return comment;
  }

  async update({ id, version, ...input }: CommentValues & { id: string; version?: number }): Promise<Comment> {
    const comment = await this.findOwn(id);
    if (comment.deletedAt) throw NotFound();
    if (version != null && comment.version !== version) throw new Conflict(id);
    const values = check(commentRules, input);
    const record = await findAttachmentTarget(this.scope, comment.recordId);
    await refuseMentions(this.scope.em, values.mentionIds, record.writers, record.id);
    const added = values.mentionIds.filter(mentioned => !comment.mentionIds.includes(mentioned));
    Object.assign(comment, values, { name: record.name ?? undefined, editedAt: new Date() });
    await this.scope.em.flush();
    noteDiscussed(this.scope, record);
    await this.tell(NotificationKind.MENTIONED, added, record, values.text);
    return comment;
  }

  /** Deletes all of them or none. Returns the ids. */
  async delete(ids: string[]): Promise<string[]> {
    refuseMany(ids);
    return this.setDeleted(ids, new Date());
  }

  /** Undoes a deletion. */
  restore = (ids: string[]): Promise<string[]> => this.setDeleted(ids, null);

  private async setDeleted(ids: string[], deletedAt: Date | null): Promise<string[]> {
    for (const id of inLockOrder(ids)) {
      const comment = await this.findOwn(id);
      if (!deletedAt && !isRestorable(comment.deletedAt)) throw new Refused('restoreTooLate', { days: restoreDays });
      const record = await findAttachmentTarget(this.scope, comment.recordId);
      Object.assign(comment, { name: record.name ?? undefined, deletedAt });
      noteDiscussed(this.scope, record);
    }
    await this.scope.em.flush();
    return ids;
  }

  private async findOwn(id: string): Promise<Comment> {
    const isComment = typeOfId(id) === codeOf(Comment);
    const comment = isComment ? await this.scope.em.findOne(Comment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
    if (!comment) throw NotFound();
    if (comment.author.id !== this.scope.viewer.userId) throw NotAllowed();
    return comment;
  }

  private participants = ({ id, ownerId }: AttachmentTarget): Promise<string[]> => followersOf(this.scope.em, id, ownerId);

  private tell = (kind: NotificationKind, to: string[], record: AttachmentTarget, text: string): Promise<void> =>
    notify(this.scope, { kind, to, record, access: record.writers, text: excerptOf(text) });
}
