import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Invisible file input that opens the browser's file picker when a button clicks it. */
export const FileInput = (props: ComponentProps<typeof chakra.input>) => (
  <chakra.input type="file" tabIndex={-1} position="absolute" width="1px" height="1px" opacity="0" {...props} />
);
