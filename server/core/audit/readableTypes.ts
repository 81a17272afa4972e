import { accessOfClass } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { recordClasses } from '../database/RecordType.ts';
import type { Viewer } from '../session/Viewer.ts';

/** The entities whose rows the viewer may read by a permission, by name. What everybody who is signed in reads of their own is not among them. */
export const readableTypes = (viewer: Viewer): string[] =>
  recordClasses().flatMap(type => {
    const access = accessOfClass(type)?.filter(one => one !== 'SIGNED_IN');
    return access?.length && !refusal(viewer, access) ? [type.name] : [];
  });
