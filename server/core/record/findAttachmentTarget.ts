import type { EntityClass } from '@mikro-orm/postgresql';
import { accessOfClass, writersOf, type Access } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { nameOf, noteNotice } from '../database/ChangeLog.ts';
import { notDeleted } from '../database/notDeleted.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf, recordClasses, type RecordClass } from '../database/RecordType.ts';
import { NotFound } from '../errors.ts';
import { isA } from '../graphql/metadata.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { ActionCode } from '../rules/rightCodes.ts';
import type { Viewer } from '../session/Viewer.ts';
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
  const { Type, access, writers } = kindOf(id, field);
  const refused = refusal(viewer, writers, action);
  if (refused) throw refused;
  const record = await em.findOne(Type, { id, ...notDeleted(em, Type) });
  if (!record) throw NotFound(field);
  return { ...targetOf(record, Type), access, writers };
}

/** The record as one to attach something to, for a caller that decides itself who may: a guest attaches to what they have just made. */
export function attachmentTargetOf(record: VersionedRecord): AttachmentTarget {
  const { Type, access, writers } = kindOf(record.id);
  return { ...targetOf(record, Type), access, writers };
}

function kindOf(id: string, field?: string) {
  return attachable(classOf(typeOfId(id)), field);
}

function attachable(Class: RecordClass | undefined, field?: string) {
  const Type = Class as EntityClass<VersionedRecord> | undefined;
  const access = Type && accessOfClass(Type);
  if (!Type || !access || !isA(Type, CommentableRecord)) throw NotFound(field);
  return { Type, access, writers: writersOf(Type) };
}

/**
 * Access levels that may write records of a type, by its name, for a record that is still to be created. NotFound, on the `field` that names
 * it, if records of the type have no discussion; NotAllowed if the viewer may not create them.
 */
export function writersOfNew(viewer: Viewer | null, type: string, field?: string): Access[] {
  const { writers } = attachable(
    recordClasses().find(({ name }) => name === type),
    field,
  );
  const refused = refusal(viewer, writers, 'WRITE');
  if (refused) throw refused;
  return writers;
}

function targetOf(record: VersionedRecord, Type: EntityClass<VersionedRecord>) {
  const { owner } = record as { owner?: { id: string } | null };
  return { id: record.id, type: Type.name, name: nameOf(record as never), ownerId: owner?.id };
}

/** Notifies subscribers of a record that a comment or file was added or removed. */
export const noteDiscussed = ({ em }: Pick<Scope, 'em'>, { id, type }: AttachmentTarget): void =>
  noteNotice(em, { id, type, kind: 'UPDATED' });
