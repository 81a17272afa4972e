import { Button, Flex } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { FormOverForm } from './FormOverForm.tsx';

interface RecordChoicesProps {
  name: string;
  /** The edges of a connection of records. */
  edges: readonly { readonly node: { readonly id: string; readonly title: string; readonly status: string } }[];
  /** Message id of the button that opens the form of a new record. */
  create: string;
  form: (maker: { onMade: (made: { id: string }) => void; onClose: () => void }) => ReactNode;
  /** Called with the id of a new record, so that the choices are read anew. */
  onMade: (id: string) => void;
}

/** Checkboxes for any number of records, and a button to create one in place; inactive records are offered only if they are chosen already. */
export function RecordChoices({ name, edges, create, form, onMade }: RecordChoicesProps) {
  const { getValues, setValue } = useFormContext<Record<string, string[] | undefined>>();
  const chosen = useWatch({ name }) as string[] | undefined;
  const [isMaking, setMaking] = useState(false);
  const choose = ({ id }: { id: string }) => {
    setValue(name, [...(getValues(name) ?? []), id], { shouldDirty: true, shouldValidate: true });
    onMade(id);
  };
  const offered = edges.map(({ node }) => node).filter(({ id, status }) => status === 'ACTIVE' || chosen?.includes(id));
  return (
    <Flex direction="column" align="flex-start" gap="2">
      <CheckboxGroup name={name} options={offered.map(({ id, title }) => ({ value: id, label: title }))} />
      <Button variant="outline" size="sm" onClick={() => setMaking(true)}>
        <FormattedMessage id={create} />
      </Button>
      {isMaking && <FormOverForm>{form({ onMade: choose, onClose: () => setMaking(false) })}</FormOverForm>}
    </Flex>
  );
}
