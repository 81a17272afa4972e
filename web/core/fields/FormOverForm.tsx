import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Part } from '../ui/Part.tsx';

/** A dialog that a field opens over the form around it, such as one that creates the record to choose. */
export const FormOverForm = ({ children }: { children: ReactNode }) =>
  createPortal(
    // Submitting the dialog's form must not submit the form around the field.
    <chakra.div onSubmit={event => event.stopPropagation()} onKeyDown={event => event.stopPropagation()}>
      <Part>{children}</Part>
    </chakra.div>,
    document.body,
  );
