import { chakra, Flex, IconButton, Stack } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ComboboxFieldProps } from './ComboboxField.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { pickedName } from './pickedNames.ts';
import type { Suggestion } from './Suggestions.tsx';

interface RecordsFieldProps<Item extends Suggestion> extends FieldProps {
  /** Renders the field that searches for one more record. */
  chooser: (field: Pick<ComboboxFieldProps<Item>, 'name' | 'label' | 'bare' | 'disabled' | 'onPick'>) => ReactNode;
  /** Message id of that field's label. */
  add: string;
}

/** Chooses several records, one after the other; the form's value is the list of their ids. Names come from `nameRecords`. */
export function RecordsField<Item extends Suggestion>({ name, chooser, add, ...props }: RecordsFieldProps<Item>) {
  const intl = useIntl();
  const { field } = useController({ name });
  const ids = Array.isArray(field.value) ? (field.value as string[]) : [];
  const frame = useRef<HTMLDivElement>(null);
  // The search has a value of its own, which is no part of the form.
  const search = useForm({ defaultValues: { chosen: '' } });
  const take = (item: Item | undefined) => {
    if (!item) return;
    if (!ids.includes(item.id)) field.onChange([...ids, item.id]);
    search.setValue('chosen', '');
  };
  const drop = (id: string) => {
    field.onChange(ids.filter(each => each !== id));
    requestAnimationFrame(() => frame.current?.querySelector('input')?.focus());
  };
  return (
    <FieldFrame name={name} {...props}>
      <Stack gap="2" width="full" ref={frame}>
        {ids.length > 0 && (
          <Flex as="ul" wrap="wrap" gap="1.5" listStyleType="none">
            {ids.map(id => (
              <chakra.li
                key={id}
                display="flex"
                alignItems="center"
                gap="1"
                paddingInlineStart="2.5"
                borderWidth="1px"
                borderColor="border"
                borderRadius="md"
                fontSize="sm"
                maxWidth="full"
              >
                <chakra.bdi truncate>{pickedName(id)}</chakra.bdi>
                <IconButton
                  type="button"
                  variant="ghost"
                  colorPalette="gray"
                  size="xs"
                  disabled={props.disabled}
                  aria-label={intl.formatMessage({ id: 'records.remove' }, { name: pickedName(id) })}
                  onClick={() => drop(id)}
                >
                  <X aria-hidden />
                </IconButton>
              </chakra.li>
            ))}
          </Flex>
        )}
        <FormProvider {...search}>
          {chooser({ name: 'chosen', label: intl.formatMessage({ id: add }), bare: true, disabled: props.disabled, onPick: take })}
        </FormProvider>
      </Stack>
    </FieldFrame>
  );
}
