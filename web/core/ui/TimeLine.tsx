import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Timeline with a line through the marks of its entries. */
export const TimeLine = chakra('ol');

/** Entry of a timeline; `mark` is an icon or image of size 6. */
export const TimeLineEntry = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <chakra.li
    display="grid"
    gridTemplateColumns="auto 1fr"
    columnGap="3"
    paddingBlockEnd="5"
    position="relative"
    _before={{
      content: '""',
      position: 'absolute',
      insetInlineStart: '11px',
      top: '7',
      bottom: '1',
      borderInlineStartWidth: '2px',
    }}
    _last={{ _before: { display: 'none' } }}
  >
    {mark}
    <chakra.div minWidth="0">{children}</chakra.div>
  </chakra.li>
);
