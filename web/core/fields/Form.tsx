import { chakra, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Outcome } from '../relay/saving.ts';
import { Notice } from '../ui/Notice.tsx';

interface FormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Called with validated values. */
  onSubmit: (values: Output) => void | Promise<void>;
  children: ReactNode;
  id?: string;
}

/** A form that its fields reach through context. Errors that belong to no field (`root`) are shown above the fields and announced. */
export function Form<Values extends FieldValues, Output>({ form, onSubmit, children, id }: FormProps<Values, Output>) {
  const own = useId();
  const { root } = form.formState.errors;
  return (
    <FormProvider {...(form as unknown as UseFormReturn)}>
      <chakra.form id={id ?? own} noValidate onSubmit={event => void form.handleSubmit(onSubmit)(event)} width="full">
        <Stack gap="4">
          {root?.message && <Notice tone="red">{root.message}</Notice>}
          {children}
        </Stack>
      </chakra.form>
    </FormProvider>
  );
}

/** Shows the server's issues at their fields and focuses the first one; issues without a field appear above the form. */
export function showIssues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  issues: Outcome<unknown>['issues'],
): void {
  const fields = Object.keys(form.getValues());
  let focused = false;
  for (const { field, text } of issues) {
    const known = field !== undefined && fields.includes(field.split('.')[0]);
    form.setError(known ? (field as FieldPath<Values>) : 'root', { type: 'server', message: text }, { shouldFocus: known && !focused });
    focused ||= known;
  }
}
