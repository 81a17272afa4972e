import { LockMode, ref } from '@mikro-orm/core';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { inLockOrder } from '../database/inLockOrder.ts';
import { refuseMany } from '../database/severalAtOnce.ts';
import { isRestorable, restoreDays } from '../database/restoreDays.ts';
import { InvalidInput, NotFound, Refused } from '../errors.ts';
import { pictureLimit } from '../rules/bytes.ts';
import { attachmentTypes, imageTypes } from '../files/fileTypes.ts';
import { countStorage, storeFile } from '../upload/storeFile.ts';
import { receive, type ArrivedFile, type Receipt } from '../upload/receiveFile.ts';
import type { StoredFile } from '../files/StoredFile.ts';
import type { Scope } from '../graphql/Scope.ts';
import { attachmentTargetOf, findAttachmentTarget, noteDiscussed, type AttachmentTarget } from './findAttachmentTarget.ts';
import { RecordFile } from './RecordFile.ts';
import { thumbnailOf } from './thumbnailOf.ts';

/** A file to attach to a record. */
interface NewRecordFile {
  recordId: string;
  file?: Promise<FileUpload> | ArrivedFile | null;
  /** Whether it is a picture of the record. */
  isPicture?: boolean;
  /** The input field that errors name. */
  field?: string;
  /** What is said of a picture, and where it was fetched from. */
  said?: Partial<Pick<RecordFile, 'altEn' | 'altAr' | 'altSp' | 'sourceUrl'>>;
}

/** Files attached to records of any type: users who may write the record add and remove them, users who may read it read them. */
export class RecordFileService {
  constructor(private readonly scope: Scope) {}

  /** Attaches a file. A picture must be a readable PNG or JPEG; InvalidInput `tooManyPictures`. */
  async add({ recordId, file: upload, isPicture = false, field = 'file', said }: NewRecordFile): Promise<RecordFile> {
    const record = await findAttachmentTarget(this.scope, recordId, 'recordId');
    const kind = isPicture ? { types: imageTypes, refusal: 'fileImageOnly' } : { types: attachmentTypes, refusal: 'fileTypeRefused' };
    if (isPicture) await this.refuseTooManyPictures(recordId, field);
    const author = ref(this.scope.em.getReference(CompanyUser, this.scope.viewer.userId));
    return this.attach(record, upload, { field, ...kind, isPicture, author, said });
  }

  /** Attaches a file that a guest sent to a record of theirs, which the caller has found. InvalidInput `fileTypeRefused`. */
  addFromGuest(record: VersionedRecord, file: ArrivedFile, field: string, types = attachmentTypes): Promise<RecordFile> {
    const kind = { types, refusal: 'fileTypeRefused', isPicture: false, author: null };
    return this.attach(attachmentTargetOf(record), file, { field, ...kind });
  }

  private async attach(
    record: AttachmentTarget,
    upload: NewRecordFile['file'] | ArrivedFile,
    {
      isPicture,
      author,
      said,
      ...receipt
    }: Omit<Receipt, 'readers'> & Pick<RecordFile, 'author' | 'isPicture'> & Pick<NewRecordFile, 'said'>,
  ): Promise<RecordFile> {
    const { em } = this.scope;
    const { file, bytes } = await receive(this.scope, upload, { ...receipt, readers: record.access });
    const thumbnail = file.contentType.startsWith('image/') ? await this.thumbnail(record, file, bytes) : null;
    if (isPicture && !thumbnail) throw new InvalidInput({ field: receipt.field, code: 'fileImageOnly' });
    const added = em.create(RecordFile, { recordId: record.id, file, thumbnail, isPicture, author, name: file.name, ...said });
    await em.flush();
    noteDiscussed(this.scope, record);
    return added;
  }

  /** Deletes all of them or none and frees their share of the plan's storage. Returns the ids. */
  async delete(ids: string[]): Promise<string[]> {
    refuseMany(ids);
    return this.setDeleted(ids, new Date());
  }

  /** Undoes a deletion, if the plan has enough storage left. */
  restore = (ids: string[]): Promise<string[]> => this.setDeleted(ids, null);

  private async setDeleted(ids: string[], deletedAt: Date | null): Promise<string[]> {
    const { em } = this.scope;
    let counted = 0;
    for (const id of inLockOrder(ids)) {
      const hanging = await em.findOne(RecordFile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, strategy: 'select-in' });
      if (!hanging || (deletedAt && hanging.deletedAt)) throw NotFound();
      if (!deletedAt && !isRestorable(hanging.deletedAt)) throw new Refused('restoreTooLate', { days: restoreDays });
      const record = await findAttachmentTarget(this.scope, hanging.recordId, undefined, 'DELETE');
      const wasDeleted = !!hanging.deletedAt;
      if (wasDeleted === !!deletedAt) continue;
      if (wasDeleted && hanging.isPicture) await this.refuseTooManyPictures(hanging.recordId);
      const files = [await hanging.file.loadOrFail(), await hanging.thumbnail?.loadOrFail()].filter(file => !!file);
      for (const file of [hanging, ...files]) Object.assign(file, { deletedAt });
      hanging.name = files[0].name;
      counted += files.reduce((sum, { size }) => sum + size, 0);
      noteDiscussed(this.scope, record);
    }
    // Last, because all of the company's files are counted in one row.
    await countStorage(this.scope, deletedAt ? -counted : counted, 'file');
    await em.flush();
    return ids;
  }

  /** Takes a lock, so that concurrent uploads wait for each other. */
  private async refuseTooManyPictures(recordId: string, field = 'file'): Promise<void> {
    const { em } = this.scope;
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [recordId]);
    if ((await em.count(RecordFile, { recordId, isPicture: true, deletedAt: null })) >= pictureLimit)
      throw new InvalidInput({ field, code: 'tooManyPictures', params: { max: pictureLimit } });
  }

  private async thumbnail({ access }: AttachmentTarget, { name }: StoredFile, bytes: Buffer): Promise<StoredFile | null> {
    const small = await thumbnailOf(bytes);
    return small
      ? await storeFile(this.scope, { name: `${name}.webp`, bytes: small, contentType: 'image/webp', readers: access, field: 'file' })
      : null;
  }
}
