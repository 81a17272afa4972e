import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A line of time, drawn through what stands beside each of its entries. */
export const TimeLine = chakra('ol');

/** One entry; `mark` is 6 wide and high: a picture of who or what. */
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
