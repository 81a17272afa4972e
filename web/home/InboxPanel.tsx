import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import type { InboxPanel_inbox$key } from '../core/relay/generated/InboxPanel_inbox.graphql.ts';
import { Panel } from '../core/ui/Panel.tsx';
import { InboxList } from './InboxList.tsx';

/** Most that the server counts of one kind. */
const mostOfKind = 200;

/** The most urgent of what waits for the viewer, on the first page; nothing if nothing waits. */
export function InboxPanel({ inbox: key }: { inbox: InboxPanel_inbox$key }) {
  const { counts, items } = useFragment(
    graphql`
      fragment InboxPanel_inbox on Inbox {
        counts {
          count
        }
        items {
          ...InboxList_items
        }
      }
    `,
    key,
  );
  if (!items.length) return null;
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  return (
    <Panel title={<FormattedMessage id="menu.work" />} text={<FormattedMessage id="work.text" />}>
      <InboxList items={items} />
      {count > items.length && (
        <Button asChild variant="outline" size="sm" marginBlockStart="2">
          <LanguageLink to="/my-work/">
            <FormattedMessage id="work.showAll" values={{ count, isMore: counts.some(one => one.count >= mostOfKind) ? 'yes' : 'no' }} />
          </LanguageLink>
        </Button>
      )}
    </Panel>
  );
}
