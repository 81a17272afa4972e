import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { InboxList_items$key } from '../core/relay/generated/InboxList_items.graphql.ts';
import { InboxItem } from './InboxItem.tsx';

/** What waits for the viewer, as a list. */
export function InboxList({ items: key }: { items: InboxList_items$key }) {
  const items = useFragment(
    graphql`
      fragment InboxList_items on InboxItem @relay(plural: true) {
        kind
        recordId
        ...InboxItem_item
      }
    `,
    key,
  );
  return (
    <chakra.ul listStyleType="none" css={{ '& > li:first-of-type': { borderBlockStartWidth: 0 } }}>
      {items.map((item, index) => (
        <InboxItem key={`${item.kind} ${item.recordId} ${index}`} item={item} />
      ))}
    </chakra.ul>
  );
}
