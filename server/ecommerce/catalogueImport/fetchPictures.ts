import { asExpected } from '../../core/database/databaseErrors.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { RecordFile } from '../../core/record/RecordFile.ts';
import { RecordFileService } from '../../core/record/RecordFileService.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { TaskStatus } from '../../core/task/BackgroundTask.ts';
import { fileTask } from '../../core/task/fileTasks.ts';
import { inCompanyAsViewer } from '../../core/task/inCompanyAsViewer.ts';
import type { ClaimedTask, TaskResult } from '../../core/task/TaskRun.ts';
import { fetchPublicly } from '../../core/upload/fetchPublicly.ts';
import type { ImportedPicture } from './ImportedProduct.ts';

/** A picture of a product that was imported. */
export interface PictureToFetch extends ImportedPicture {
  productId: string;
  /** Of the product. */
  name: string;
}

/** Failures kept in the result; all of them are counted. */
const reported = 200;

const altIn = { en: 'altEn', ar: 'altAr', sp: 'altSp' } as const satisfies Record<Language, string>;

/**
 * Operation of the task that fetches the pictures of imported products, each in a transaction of its own. A picture that a product has
 * already, from the same address, is not fetched again: neither after a crash, nor by the same import once more.
 */
export const fetchPictures = fileTask(
  'fetchImportedPictures',
  async (_parts, { input, language }: ClaimedTask, context): Promise<TaskResult> => {
    const pictures = input.pictures as PictureToFetch[];
    const failures: object[] = [];
    const counts = { done: 0, failed: 0 };
    for (const [index, picture] of pictures.entries()) {
      await context.progress?.(index, pictures.length);
      try {
        if (await isThere(context, picture)) continue;
        await attach(context, picture, language);
        counts.done++;
      } catch (error) {
        const [issue] = asExpected(error)?.issues ?? [];
        if (!issue) throw error;
        counts.failed++;
        const { line, name } = picture;
        if (failures.length < reported) failures.push({ id: `${line} ${index}`, name: `${line}: ${name}`, error: issue });
      }
    }
    await context.progress?.(pictures.length, pictures.length);
    return { status: TaskStatus.DONE, counts, result: { failures } };
  },
);

const isThere = ({ database, viewer }: Context, { productId: recordId, url: sourceUrl }: PictureToFetch): Promise<boolean> =>
  database.inCompany(viewer!, async em => (await em.count(RecordFile, { recordId, sourceUrl, isPicture: true, deletedAt: null })) > 0);

async function attach(context: Context, { productId: recordId, url, alt }: PictureToFetch, language: Language): Promise<void> {
  const file = await fetchPublicly({ url, field: 'pictures', allowPrivate: context.allowPrivate ?? false });
  const said = { sourceUrl: url, ...(alt && { [altIn[language]]: alt.slice(0, 250) }) };
  await inCompanyAsViewer(context, scope => new RecordFileService(scope).add({ recordId, file, isPicture: true, field: 'pictures', said }));
}
