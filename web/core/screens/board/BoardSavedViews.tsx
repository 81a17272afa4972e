import { graphql, useFragment } from 'react-relay';
import type { BoardSavedViews_settings$key } from '../../relay/generated/BoardSavedViews_settings.graphql.ts';
import type { ListScreen_settings$key } from '../../relay/generated/ListScreen_settings.graphql.ts';
import { settingsFragment } from '../ListScreen.tsx';
import type { ListSpec } from '../list/ListSpec.ts';
import { useListSettings } from '../list/useListSettings.ts';
import { ViewsButton } from '../list/ViewsButton.tsx';
import { useAddress } from '../useAddress.ts';

/** A board has no columns to choose; a view brings its search and filters. */
const columns = [{ label: 'kanban.card', cell: () => null }];

/** Saved views of a list, which its board shares. */
export function BoardSavedViews({ spec, settings: key }: { spec: ListSpec; settings: BoardSavedViews_settings$key }) {
  const { address } = useAddress();
  const query = useFragment(
    graphql`
      fragment BoardSavedViews_settings on Query @argumentDefinitions(screen: { type: "String!" }) {
        ...ListScreen_settings @arguments(screen: $screen)
      }
    `,
    key,
  );
  const stored = useFragment<ListScreen_settings$key>(settingsFragment, query);
  const settings = useListSettings(spec.name, columns, stored, address.get('view'));
  return <ViewsButton screen={spec.name} settings={settings} />;
}
