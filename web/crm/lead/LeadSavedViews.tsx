import { graphql, useFragment } from 'react-relay';
import type { LeadSavedViews_settings$key } from '../../core/relay/generated/LeadSavedViews_settings.graphql.ts';
import type { ListScreen_settings$key } from '../../core/relay/generated/ListScreen_settings.graphql.ts';
import { ViewsButton } from '../../core/screens/list/ViewsButton.tsx';
import { useListSettings } from '../../core/screens/list/useListSettings.ts';
import { settingsFragment } from '../../core/screens/ListScreen.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { leadBoard } from './leadAddress.ts';

/** The board has no columns to choose; a view brings its search and filters. */
const columns = [{ label: 'lead.title', cell: () => null }];

/** Saved views of the lead table, which the board shares. */
export function LeadSavedViews({ settings: key }: { settings: LeadSavedViews_settings$key }) {
  const { address } = useAddress();
  const query = useFragment(
    graphql`
      fragment LeadSavedViews_settings on Query {
        ...ListScreen_settings @arguments(screen: "lead")
      }
    `,
    key,
  );
  const settings = useListSettings(
    leadBoard.name,
    columns,
    useFragment<ListScreen_settings$key>(settingsFragment, query),
    address.get('view'),
  );
  return <ViewsButton screen={leadBoard.name} settings={settings} />;
}
