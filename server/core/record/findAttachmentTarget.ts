import type { EntityClass } from '@mikro-orm/postgresql';
import { accessOfClass, writersOf, type Access } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { nameOf, noteNotice } from '../database/ChangeLog.ts';
import { notDeleted } from '../database/notDeleted.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf } from '../database/RecordType.ts';
import { NotFound } from '../errors.ts';
import { isA } from '../graphql/metadata.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { ActionCode } from '../rules/rightCodes.ts';
import { CommentableRecord } from './CommentableRecord.ts';

/** The parts of a record that its comments and files need. */
export interface AttachmentTarget {
  id: string;
  type: string;
  name: string | null;
  /** Access levels that may read records of its type. */
  access: Access[];
  /** Access levels that may write them and their comments and files. */
  writers: Access[];
  /** The record's owner, if any. */
  ownerId: string | undefined;
}

/**
 * Finds the record to attach something to. NotFound, on the `field` that names it, if the viewer's company has none; NotAllowed if the
 * viewer may not take the action, WRITE unless said, with records of its type.
 */
export async function findAttachmentTarget(
  { em, viewer }: Pick<Scope, 'em' | 'viewer'>,
  id: string,
  field?: string,
  action: ActionCode = 'WRITE',
): Promise<AttachmentTarget> {
  const Type = classOf(typeOfId(id));
  const access = Type && accessOfClass(Type);
  if (!Type || !access || !isA(Type, CommentableRecord)) throw NotFound(field);
  const writers = writersOf(Type);
  const refused = refusal(viewer, writers, action);
  if (refused) throw refused;
  const record = await em.findOne(Type as EntityClass<VersionedRecord>, { id, ...notDeleted(em, Type) });
  if (!record) throw NotFound(field);
  const { owner } = record as { owner?: { id: string } | null };
  return { id, type: Type.name, name: nameOf(record as never), access, writers, ownerId: owner?.id };
}

/** Notifies subscribers of a record that a comment or file was added or removed. */
export const noteDiscussed = ({ em }: Pick<Scope, 'em'>, { id, type }: AttachmentTarget): void =>
  noteNotice(em, { id, type, kind: 'UPDATED' });
