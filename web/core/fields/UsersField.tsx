import { Box, chakra, Flex } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Avatar } from '../ui/Avatar.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { useFieldError, type FieldProps } from './FieldFrame.tsx';
import { useFieldTexts } from './FormRecord.ts';
import { nameRecords, pickedName } from './pickedNames.ts';
import { useUserSearch, type FoundUser } from './useUserSearch.ts';

interface UsersFieldProps extends FieldProps {
  /** The users of the form's record, for their names. */
  known?: readonly { readonly userId: string; readonly name: string }[];
  /** Finds the users to choose from; by default all colleagues. */
  search?: (text: string) => Promise<FoundUser[]>;
}

/** Chooses any number of users; the form's value is the list of their ids, in the order chosen. */
export function UsersField({ name, label, hint, required, disabled, known = [], search }: UsersFieldProps) {
  const intl = useIntl();
  const everyone = useUserSearch();
  const { field } = useController({ name });
  const { setValue, clearErrors } = useFormContext();
  const texts = useFieldTexts(name);
  const error = useFieldError(name);
  const ids = Array.isArray(field.value) ? (field.value as string[]) : [];
  const nameOf = (id: string) => known.find(({ userId }) => userId === id)?.name ?? pickedName(id) ?? id;
  const picker = `${name}Picker`;
  const change = (next: string[]) => {
    field.onChange(next);
    clearErrors(name);
  };
  const add = (user: FoundUser | undefined) => {
    if (!user) return;
    nameRecords([[user.id, user.name]]);
    change([...new Set([...ids, user.id])]);
    setValue(picker, '');
  };
  const others = async (text: string) => (await (search ?? everyone)(text)).filter(({ id }) => !ids.includes(id));
  return (
    <Box>
      <ComboboxField<FoundUser>
        name={picker}
        label={label ?? texts.label}
        hint={
          error ? (
            <chakra.span color="fg.error" role="alert">
              {error}
            </chakra.span>
          ) : (
            (hint ?? texts.hint)
          )
        }
        required={required ?? texts.required}
        disabled={disabled}
        search={others}
        onPick={add}
      />
      {ids.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="1.5" marginBlockStart="2" aria-label={texts.label}>
          {ids.map(id => (
            <chakra.li
              key={id}
              display="flex"
              alignItems="center"
              gap="1.5"
              paddingInlineStart="1"
              borderWidth="1px"
              borderRadius="full"
              fontSize="sm"
              listStyleType="none"
            >
              <Avatar name={nameOf(id)} size="6" />
              <bdi>{nameOf(id)}</bdi>
              <chakra.button
                type="button"
                display="flex"
                alignItems="center"
                justifyContent="center"
                boxSize="7"
                borderRadius="full"
                cursor="pointer"
                _hover={{ bg: 'bg.subtle' }}
                disabled={disabled}
                aria-label={intl.formatMessage({ id: 'field.removeUser' }, { user: nameOf(id) })}
                onClick={() => change(ids.filter(other => other !== id))}
              >
                <X size={14} aria-hidden />
              </chakra.button>
            </chakra.li>
          ))}
        </Flex>
      )}
    </Box>
  );
}
