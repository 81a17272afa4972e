import { accessOfClass } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { recordClasses } from '../database/RecordType.ts';
import type { Viewer } from '../session/Viewer.ts';

/** Names of the entities that the viewer may read by a permission. Excludes those that every signed-in user can read. */
export const readableTypes = (viewer: Viewer): string[] =>
  recordClasses().flatMap(type => {
    const access = accessOfClass(type)?.filter(one => one !== 'SIGNED_IN');
    return access?.length && !refusal(viewer, access) ? [type.name] : [];
  });
