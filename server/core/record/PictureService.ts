import { LockMode, ref } from '@mikro-orm/core';
import { Conflict, InvalidInput, NotFound } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Scope } from '../graphql/Scope.ts';
import { countStorage, storeFile } from '../upload/storeFile.ts';
import { findAttachmentTarget, noteDiscussed, type AttachmentTarget } from './findAttachmentTarget.ts';
import { pictureRules, type PictureValues } from './picture.rules.ts';
import { RecordFile } from './RecordFile.ts';
import { thumbnailOf } from './thumbnailOf.ts';

/** What is said of the pictures of records: users who may write a record say it. */
export class PictureService {
  constructor(private readonly scope: Scope) {}

  /**
   * Says what a picture shows, in words, and around which point it is cut; another point cuts its thumbnail anew. What is omitted stays.
   * @throws RequestError NOT_FOUND for a file that is no picture; Conflict; InvalidInput as `pictureRules`.
   */
  async describe({ id, version, ...input }: Partial<PictureValues> & { id: string; version?: number }): Promise<RecordFile> {
    const { em } = this.scope;
    const picture = await em.findOne(RecordFile, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE, strategy: 'select-in' });
    if (!picture?.isPicture) throw NotFound();
    const record = await findAttachmentTarget(this.scope, picture.recordId);
    if (version != null && picture.version !== version) throw new Conflict(id);
    const { altEn, altAr, altSp, focusX, focusY } = picture;
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const values = check(pictureRules, { altEn, altAr, altSp, focusX, focusY, ...given });
    const isCutAnew = values.focusX !== focusX || values.focusY !== focusY;
    Object.assign(picture, values);
    if (isCutAnew) await this.cut(picture, record);
    picture.name = (await picture.file.loadOrFail()).name;
    await em.flush();
    noteDiscussed(this.scope, record);
    return picture;
  }

  /** Replaces the thumbnail by one around the picture's point. */
  private async cut(picture: RecordFile, { access }: AttachmentTarget): Promise<void> {
    const { context } = this.scope;
    const file = await picture.file.loadOrFail();
    const stored = await context.files.read(file.id);
    const { focusX: x, focusY: y } = picture;
    const bytes = stored && Buffer.concat(await stored.toArray());
    const small = bytes && (await thumbnailOf(bytes, x === null || y === null ? undefined : { x, y }));
    if (!small) throw new InvalidInput({ field: 'focusX', code: 'fileImageOnly' });
    const before = await picture.thumbnail?.loadOrFail();
    picture.thumbnail = ref(
      await storeFile(this.scope, { name: `${file.name}.webp`, bytes: small, contentType: 'image/webp', readers: access, field: 'focusX' }),
    );
    if (!before) return;
    before.deletedAt = new Date();
    await countStorage(this.scope, -before.size);
  }
}
