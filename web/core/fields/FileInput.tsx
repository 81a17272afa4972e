import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** What opens the browser's choice of files: not seen itself, a button beside it clicks it. */
export const FileInput = (props: ComponentProps<typeof chakra.input>) => (
  <chakra.input type="file" tabIndex={-1} position="absolute" width="1px" height="1px" opacity="0" {...props} />
);
