import { useAddress } from '../../core/screens/useAddress.ts';
import { ViewSwitch } from '../../core/screens/ViewSwitch.tsx';
import { leadsAsked, leadViews } from './leadAddress.ts';

/** Switches between board, list and table; search and filters are kept. */
export function LeadViews({ view }: { view: (typeof leadViews)[number] }) {
  const { address } = useAddress();
  const asked = leadsAsked(address);
  const addressOf = (name: (typeof leadViews)[number]) => ({
    pathname: name === 'table' ? '/CRM/leads/table/' : '/CRM/leads/',
    search: new URLSearchParams(name === 'list' ? [['view', 'list'], ...asked] : asked).toString(),
  });
  return (
    <ViewSwitch
      label="lead.view"
      views={leadViews.map(name => ({ name, label: `lead.view.${name}`, to: addressOf(name) }))}
      current={view}
    />
  );
}
