import type { ReactNode } from 'react';
import type { z } from 'zod';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { ColumnFormProps } from './BoardColumns.ts';

interface Loaded {
  rules: z.ZodObject<z.ZodRawShape>;
  /** Fields besides the title. */
  fields?: ReactNode;
}

/** Returns the form of a board's columns, which loads its rules and further fields when it opens. */
export const columnForm = (load: () => Promise<Loaded>) =>
  lazyPart(async () => {
    const [{ BoardColumnForm }, { rules, fields }] = await Promise.all([import('./BoardColumnForm.tsx'), load()]);
    return function ColumnForm(props: ColumnFormProps) {
      return (
        <BoardColumnForm {...props} rules={rules}>
          {fields}
        </BoardColumnForm>
      );
    };
  });
